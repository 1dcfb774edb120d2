// One army in the top bar: its banners as a row of standards, and on asking where they came from.

import { CardBack } from '../../cards/CardBack.tsx';
import { armyColours } from '../../pieces/armies.ts';
import { Standards } from '../../pieces/Standard.tsx';
import type { Player } from '../../table/protocol.ts';
import type { View } from '../session.ts';
import { Disclosure } from './Disclosure.tsx';

type Side = View['sides'][number];

interface ArmyProps {
  readonly side: Side;
  readonly own: boolean;
  readonly active: boolean;
  readonly player: Player | undefined;
}

/** Where banners come from, in words. */
const CAUSES: readonly (readonly [keyof Side['bannersBy'], string])[] = [
  ['units', 'units destroyed'],
  ['leaders', 'leaders lost by the enemy'],
  ['exits', 'units led off the board'],
  ['objectives', 'special rules of this battle'],
];

const played = (player: Player | undefined): string =>
  player === undefined || player === 'person' ? 'played by a person' : `played by the computer, ${player.bot}`;

export function Army({ side, own, active, player }: ArmyProps) {
  const colours = armyColours(side.army, side.side);
  const { army, banners, goal } = side;
  return (
    <Disclosure
      class={`army${own ? ' own' : ''}${active ? ' active' : ''}`}
      onHover
      testid={`army-${side.side}`}
      label={`${army}${own ? ', your army' : ''}: ${banners} of ${goal} banners, ${side.handCount} cards${active ? ', their turn' : ''}`}
      button={
        <>
          <span class="army-swatch" style={{ background: colours.face, borderColor: colours.edge }} />
          <span class="army-name">{army}</span>
          <span class="army-standards">
            <Standards army={army} side={side.side} banners={banners} goal={goal} size={24} />
          </span>
          <span class="army-score">
            {banners}/{goal}
          </span>
        </>
      }
    >
      {() => (
        <div class="army-card">
          <h2>{army}</h2>
          <p>
            {side.commander !== '' && `${side.commander}, `}
            {played(player)}
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
        </div>
      )}
    </Disclosure>
  );
}
