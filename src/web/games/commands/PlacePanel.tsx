// Who stands on a hex, in numbers and words.

import type { CommandsView } from '../../../families/commands/telling/view/types.ts';
import { Reasons } from '../../battle/panels/Reasons.tsx';
import { shortTitle } from '../../battle/panels/short-titles.ts';
import { besidesHead } from '../../board/besides-head.ts';
import { joinWords } from '../../board/describe.ts';
import { armyColours } from '../../pieces/armies.ts';
import type { PlacePanelProps } from '../kit.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A unit as its hex tells of it: `Your light infantry, 4 blocks`. */
function whoStands({ name, blocks }: CommandsView['units'][number]): string[] {
  const unit = `${name}, ${blocks} block${blocks === 1 ? '' : 's'}`;
  return [`your ${unit}`, `enemy ${unit}`];
}

export function PlacePanel({ view, place, parts, ground }: PlacePanelProps<CommandsView>) {
  const hex = view.board.hexes.find((one) => one.hex === place);
  const unit = view.units.find((one) => one.hex === place);
  const leader = view.leaders.find((one) => one.hex === place);
  const who = unit ?? leader;
  const army = view.sides.find((side) => side.side === who?.side)?.army ?? '';
  const colours = who ? armyColours(army, who.side) : null;
  const states = unit
    ? [
        unit.ordered && 'ordered',
        unit.moved && 'moved',
        unit.fought && 'fought',
        unit.fired && 'fired once',
        unit.mustClose && !unit.fought && 'must attack',
        unit.noBattle && 'may not battle',
        unit.halted && 'halted',
        unit.square !== undefined && `in square ${unit.square}`,
        unit.bound && view.action?.name,
        joinWords(view, unit),
      ].filter((word): word is string => typeof word === 'string' && word !== '')
    : [];
  const words = besidesHead(ground, place, [hex?.terrainName ?? '', ...(unit ? whoStands(unit) : []), ...states]);
  const traits = [...(unit?.traits ?? []), ...(leader?.traits ?? [])];
  return (
    <div class="place-panel">
      <h3>
        {colours && (
          <span
            class="army-swatch"
            style={{ background: colours.face, borderColor: colours.edge }}
            aria-hidden="true"
          />
        )}
        {unit ? capital(unit.name) : leader ? leader.name : place}
        {unit && <span class="unit-code-small">{unit.code}</span>}
        <span class="place-name">
          {who && `${place}, `}
          {hex?.terrainName.toLowerCase()}
          {hex?.owner && ` (${view.sides.find(({ side }) => side === hex.owner)?.army})`}
        </span>
      </h3>
      {who && (
        <p class="place-who">
          {army}
          {unit && `, ${unit.blocks} of ${unit.fullBlocks} blocks`}
          {unit && leader && `, with ${leader.name}`}
          {!unit && leader && ', leader alone'}
          {states.length > 0 && <span class="place-states">{states.join(', ')}</span>}
        </p>
      )}
      {traits.map((trait) => (
        <p key={trait.key} class="place-trait">
          <b>{trait.name}</b> {trait.text}
        </p>
      ))}
      <div class="numbers">
        {parts.map((part) => (
          <Reasons key={shortTitle(part.title)} explanation={part} game={view.game} />
        ))}
      </div>
      {words !== '' && <p class="place-ground">{words}</p>}
    </div>
  );
}
