// One army in the top bar: its banners as a row of standards, and on asking where they came from.

import type { CommandsView, SideView } from '../../../families/commands/telling/view/types.ts';
import { Disclosure } from '../../battle/panels/Disclosure.tsx';
import { CardBack } from '../../cards/CardBack.tsx';
import { armyColours } from '../../pieces/armies.ts';
import { Standards } from '../../pieces/Standard.tsx';
import { TokenPiece, Tokens } from '../../pieces/TokenPiece.tsx';
import type { Player } from '../../table/protocol.ts';
import type { ArmyProps } from '../kit.ts';
import { AsideTrack } from './AsideTrack.tsx';

/** Where banners come from, in words. */
const CAUSES: readonly (readonly [keyof SideView['bannersBy'], string])[] = [
  ['units', 'units destroyed'],
  ['leaders', 'leaders lost by the enemy'],
  ['exits', 'units led off the board'],
  ['objectives', 'special rules of this battle'],
];

const played = (player: Player | undefined): string =>
  player === undefined || player === 'person' ? 'played by a person' : `played by the computer, ${player.bot}`;

/** The army in one line, for those who hear it. */
function armyWords({ army, banners, goal, handCount, tokens, aside }: SideView, own: boolean, active: boolean): string {
  const squares = aside.filter((place) => place !== null).length;
  return [
    `${army}${own ? ', your army' : ''}: ${banners} of ${goal} banners`,
    `${handCount} cards`,
    ...(tokens ? [tokens.held === 1 ? '1 token' : `${tokens.held} tokens`] : []),
    ...(squares > 0 ? [squares === 1 ? '1 square' : `${squares} squares`] : []),
    ...(active ? ['their turn'] : []),
  ].join(', ');
}

/** The frame that stands round a unit in square, small. */
const SquareBadge = () => (
  <svg class="square-badge" width={20} height={20} viewBox="-12 -12 24 24" aria-hidden="true">
    <rect x={-9} y={-9} width={18} height={18} rx={1} />
    <rect class="square-badge-inside" x={-3.5} y={-3.5} width={7} height={7} />
  </svg>
);

export function Army({ view, side: index, own, active, players }: ArmyProps<CommandsView>) {
  const side = view.sides[index];
  const colours = armyColours(side.army, side.side);
  const { army, banners, goal, tokens } = side;
  const squares = side.aside.filter((place) => place !== null).length;
  return (
    <Disclosure
      class={`army${own ? ' own' : ''}${active ? ' active' : ''}`}
      onHover
      testid={`army-${side.side}`}
      label={armyWords(side, own, active)}
      button={
        <>
          <span class="army-swatch" style={{ background: colours.face, borderColor: colours.edge }} />
          <span class="army-name">{army}</span>
          <span class="army-standards">
            <Standards army={army} side={side.side} banners={banners} goal={goal} size={16} />
          </span>
          <span class="army-figures">
            <span class="army-score">
              {banners}/{goal}
            </span>
            {tokens && (
              <span class="army-tokens" data-testid={`tokens-${side.side}`}>
                <TokenPiece size={20} spent={tokens.held === 0} />
                {tokens.held}
              </span>
            )}
            {squares > 0 && (
              <span class="army-squares" data-testid={`squares-${side.side}`}>
                <SquareBadge />
                {squares}
              </span>
            )}
          </span>
        </>
      }
    >
      {() => (
        <div class="army-card">
          <h2>{army}</h2>
          <p>
            {side.commander !== '' && `${side.commander}, `}
            {played(players[index])}
          </p>
          <p class="army-count">
            {banners} of {goal} banners
          </p>
          <ul>
            {CAUSES.map(([key, text]) => (
              <li key={key}>
                <b>{side.bannersBy[key]}</b> {text}
              </li>
            ))}
          </ul>
          <p class="army-hand">
            <CardBack count={side.handCount} />
            <span>cards in hand, command {side.command}</span>
          </p>
          {tokens && (
            <p class="army-token-row">
              {tokens.held > 0 ? <Tokens count={tokens.held} size={26} /> : 'No token left.'}
              {tokens.spent > 0 && (
                <span>{tokens.spent === 1 ? 'One spent this turn' : `${tokens.spent} spent this turn`}</span>
              )}
            </p>
          )}
          {squares > 0 && <AsideTrack side={side} />}
        </div>
      )}
    </Disclosure>
  );
}
