// One army in the top bar: what it has lost of what it may lose, whether it is Player A or B, whether it has passed; and on
// asking all that the table shows of it.

import { many } from '../../app/many.ts';
import '../../styles/dark-ages.css';
import type { DarkAgesView, SideView } from '../../../games/dark-ages/telling/view/types.ts';
import { Disclosure } from '../../battle/panels/Disclosure.tsx';
import { CardBack } from '../../cards/CardBack.tsx';
import { darkAgesStyle } from '../../pieces/dark-ages-armies.ts';
import type { Player } from '../../table/protocol.ts';
import type { ArmyProps, SideProps } from '../kit.ts';
import { Warned, WarnedList } from '../Warned.tsx';

/** How many units a side may lose before the other has won; null when it does not lose that way. */
export const mayLose = (view: DarkAgesView, index: number): number | null => view.sides[1 - index]?.limit ?? null;

/** `2 of 7 units lost`, `2 units lost`. */
export function lostWords(view: DarkAgesView, index: number): string {
  const limit = mayLose(view, index);
  const { unitsLost } = view.sides[index];
  return limit === null ? `${many(unitsLost, 'unit')} lost` : `${unitsLost} of ${many(limit, 'unit')} lost`;
}

const played = (player: Player | undefined): string =>
  player === undefined || player === 'person' ? 'played by a person' : `played by the computer, ${player.bot}`;

interface LossesProps {
  readonly side: SideView;
  readonly limit: number | null;
  readonly size?: number;
}

/** Counters in a row, one for each unit that may be lost: standing ones are left, fallen and crossed ones are gone. */
export function Losses({ side, limit, size = 22 }: LossesProps) {
  const count = limit === null ? side.unitsLost : Math.max(limit, side.unitsLost);
  if (count === 0) return null;
  const step = 15;
  return (
    <svg
      class="d-losses"
      height={size}
      width={(size * count * step) / 26}
      viewBox={`0 0 ${count * step} 26`}
      style={darkAgesStyle(side.army, side.side)}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, i) =>
        i < side.unitsLost ? (
          <g key={i} transform={`translate(${i * step + 7.5} 17) rotate(72)`}>
            <rect class="d-loss-gone" x={-5.5} y={-6.5} width={10} height={12.5} rx={1.6} />
            <path class="d-loss-cross" d="M-3.500 -4L2.500 3.500M2.500 -4L-3.500 3.500" />
          </g>
        ) : (
          <g key={i} transform={`translate(${i * step + 7.5} 0)`}>
            <path class="d-loss-stand" d="M-5.500 23.500H5.500" />
            <rect class="d-loss-left" x={-5} y={6} width={10} height={16} rx={1.6} />
          </g>
        ),
      )}
    </svg>
  );
}

/** The letter in a shield: whether it moves first in a turn. */
const PlayerBadge = ({ player }: { readonly player: 'A' | 'B' }) => (
  <svg class="d-player" width={20} height={22} viewBox="-10 -11 20 22" aria-hidden="true">
    <path d={player === 'A' ? 'M-8 -9H8V2C8 6 4 8 0 10C-4 8 -8 6 -8 2Z' : 'M0 -10A9.500 9.500 0 1 1 -.01 -10Z'} />
    <text y={4.6}>{player}</text>
  </svg>
);

const Passed = () => (
  <span class="d-passed" title="Has passed">
    passed
  </span>
);

/** What is near its end for a side: its units, its leaders. */
const warningsOf = (view: DarkAgesView, index: number) =>
  view.warnings.filter(({ side }) => side === view.sides[index].side);

const clockOf = (view: DarkAgesView) => view.warnings.filter(({ key }) => key === 'clock');

function armyWords(view: DarkAgesView, index: number, own: boolean, active: boolean): string {
  const { army, player, handCount, passed, leadersLeft } = view.sides[index];
  return [
    `${army}${own ? ', your army' : ''}, Player ${player}: ${lostWords(view, index)}`,
    `${many(leadersLeft, 'leader')} left`,
    many(handCount, 'card'),
    ...(passed ? ['has passed'] : []),
    ...(active ? ['their round'] : []),
    ...warningsOf(view, index).map(({ text }) => text),
  ].join(', ');
}

export function Army({ view, side: index, own, active, players }: ArmyProps<DarkAgesView>) {
  const side = view.sides[index];
  const limit = mayLose(view, index);
  return (
    <Disclosure
      class={`army${own ? ' own' : ''}${active ? ' active' : ''}`}
      onHover
      testid={`army-${side.side}`}
      label={armyWords(view, index, own, active)}
      button={
        <>
          <span class="army-swatch d-swatch" style={darkAgesStyle(side.army, side.side)} />
          <span class="army-name">{side.army}</span>
          <span class="army-standards">
            <Losses side={side} limit={limit} size={18} />
          </span>
          <span class="army-figures">
            <PlayerBadge player={side.player} />
            <span class="army-score d-lost-score">
              {side.unitsLost}
              {limit === null ? '' : `/${limit}`} lost
            </span>
            {side.passed && <Passed />}
            <Warned warnings={warningsOf(view, index)} />
          </span>
        </>
      }
    >
      {() => (
        <div class="army-card">
          <h2>{side.army}</h2>
          <p>
            Player {side.player}
            {side.player === 'A' ? ', first in every turn' : ', wins when time runs out'}; {played(players[index])}
          </p>
          <p class="army-count">{lostWords(view, index)}</p>
          <WarnedList warnings={warningsOf(view, index)} />
          <ul>
            <li>
              <b>{side.leadersLeft}</b> {side.leadersLeft === 1 ? 'leader' : 'leaders'} left
            </li>
            <li>
              {side.limit === null
                ? 'Does not win by eliminating units.'
                : `Wins with ${many(side.limit, 'enemy unit')} eliminated.`}
            </li>
          </ul>
          <p class="army-hand">
            <CardBack count={side.handCount} />
            <span>cards in hand{side.passed ? ', has passed' : ''}</span>
          </p>
        </div>
      )}
    </Disclosure>
  );
}

export function Score({ view, side: index }: SideProps<DarkAgesView>) {
  return (
    <span class="d-score">
      <Losses side={view.sides[index]} limit={mayLose(view, index)} size={20} />
      <span class="replay-score">{lostWords(view, index)}</span>
    </span>
  );
}

/** A counter that falls where a unit has been eliminated: shown with the side that brought it about. */
export function Scored({ view, side: index }: SideProps<DarkAgesView>) {
  const loser = view.sides[1 - index];
  return (
    <svg
      class="d-losses"
      width={30}
      height={26}
      viewBox="0 0 30 26"
      style={darkAgesStyle(loser.army, loser.side)}
      aria-hidden="true"
    >
      <g transform="translate(15 16) rotate(68)">
        <rect class="d-loss-gone" x={-7} y={-11} width={14} height={20} rx={2} />
        <path class="d-loss-cross" d="M-4 -7L4 5M4 -7L-4 5" />
      </g>
    </svg>
  );
}

/** How long the battle lasts. */
function timeWords(view: DarkAgesView): string {
  const winner = view.sides.find(({ player }) => player === 'B')?.army ?? 'Player B';
  return `${many(view.deckCount, 'card')} left in the deck. When it has run out there is one more turn, and then the ${winner} army has won.`;
}

/** Events played, and how near the end of time is; the deck has its own key. */
export function TopFacts({ view }: { readonly view: DarkAgesView }) {
  const { played: done, inGame, next } = view.events;
  return (
    <div class="d-facts">
      {inGame > 0 && (
        <Disclosure
          class="d-events"
          label={`Historical Events: ${done} of ${inGame} played`}
          onHover
          button={
            <>
              <svg class="d-glass" width={18} height={20} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 3H18M6 21H18M7 3C7 10 17 14 17 21M17 3C17 10 7 14 7 21" />
              </svg>
              <span class="d-facts-words">Events</span> {done}/{inGame}
            </>
          }
        >
          {() => (
            <div class="army-card">
              <h2>Historical Events</h2>
              <p class="army-count">
                {done} of {inGame} played
              </p>
              <p>{next === '' ? 'None is left.' : `The next one: ${next}`}</p>
              <p class="soft">{timeWords(view)}</p>
            </div>
          )}
        </Disclosure>
      )}
      <Warned warnings={clockOf(view)} />
    </div>
  );
}
