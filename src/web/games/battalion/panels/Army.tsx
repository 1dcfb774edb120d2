// One side in the top bar: the cards its decks have left, which are its life, and its order; on asking all that the table
// shows of it.

import type { BattalionView, CampView, SideView } from '../../../../games/battalion/telling/view/types.ts';
import { many } from '../../../app/many.ts';
import { sentences } from '../../../battle/keys/words.ts';
import { Disclosure } from '../../../battle/panels/Disclosure.tsx';
import type { Player } from '../../../table/protocol.ts';
import type { ArmyProps, SideProps } from '../../kit.ts';
import { Warned, WarnedList } from '../../Warned.tsx';
import { factionArt, factionStyle } from '../art/factions.ts';
import { DeckSign } from '../pieces/Camp.tsx';
import { TokenRow } from '../pieces/Tokens.tsx';

const campsOf = (view: BattalionView, side: SideView): readonly CampView[] =>
  view.camps.filter((camp) => camp.side === side.side);

const standing = (view: BattalionView, seat: string): number =>
  view.units.filter((unit) => unit.seat === seat && unit.place !== 'gone').length;

const played = (player: Player | undefined): string =>
  player === undefined || player === 'person' ? 'played by a person' : `played by the computer, ${player.bot}`;

/** What is near its end for a seat; a camp that two share is told with the first of them. */
const warningsOf = (view: BattalionView, camp: CampView) => view.warnings.filter(({ seat }) => seat === camp.seat);

/** Who leads it, for a seat that has a partner: itself, or the partner. */
function relation(view: BattalionView, camp: CampView): string {
  const own = view.seats[view.seat];
  if (!own || view.seats.length < 4) return '';
  if (own.seat === camp.seat) return ' (you)';
  return own.side === camp.side ? ' (your partner)' : '';
}

const campLine = (view: BattalionView, camp: CampView): string =>
  [
    `${camp.faction}${relation(view, camp)}: ${many(camp.deckCount, 'card')} left in the deck`,
    `${camp.handCount} in hand`,
    `${camp.order} order and ${camp.disorder} disorder in camp`,
    many(standing(view, camp.seat), 'unit'),
  ].join(', ');

export function Army({ view, side: index, own, active, players }: ArmyProps<BattalionView>) {
  const side = view.sides[index];
  const camps = campsOf(view, side);
  return (
    <Disclosure
      class={`army b-army${own ? ' own' : ''}${active ? ' active' : ''}`}
      onHover
      testid={`army-${side.side}`}
      label={sentences([
        `${camps.map((camp) => campLine(view, camp)).join('; ')}${own ? ', your side' : ''}${active ? ', their turn' : ''}`,
        ...camps.flatMap((camp) => warningsOf(view, camp).map(({ text }) => text)),
      ])}
      button={camps.map((camp) => (
        <span key={camp.seat} class="b-army-seat" style={factionStyle(camp.faction, camp.side)}>
          <span class="army-swatch" style={{ background: 'var(--face)', borderColor: 'var(--edge)' }} />
          <span class="army-name">{camps.length > 1 ? factionArt(camp.faction).short : camp.faction}</span>
          <span class="army-figures">
            <span class="b-army-deck">
              <DeckSign />
              <b>{camp.deckCount}</b>
            </span>
            <TokenRow kind="order" count={camp.order} />
            {camp.disorder > 0 && <TokenRow kind="disorder" count={camp.disorder} />}
            <Warned warnings={warningsOf(view, camp)} />
          </span>
        </span>
      ))}
    >
      {() => (
        <div class="army-card">
          {camps.map((camp) => (
            <section key={camp.seat} class="b-army-card" style={factionStyle(camp.faction, camp.side)}>
              <h2>
                {camp.faction}
                {relation(view, camp)}
              </h2>
              <WarnedList warnings={warningsOf(view, camp)} />
              <p>{played(players[view.seats.findIndex(({ seat }) => seat === camp.seat)])}</p>
              <p class="army-count">{many(camp.deckCount, 'card')} left in the deck</p>
              <ul>
                <li>
                  <b>{camp.handCount}</b> in hand, {camp.discards.length} discarded
                </li>
                <li>
                  <b>{standing(view, camp.seat)}</b> units of{' '}
                  {view.units.filter((unit) => unit.seat === camp.seat).length}
                </li>
              </ul>
              <p class="b-army-tokens">
                <TokenRow kind="order" count={camp.order} most={6} /> order, to command units and to take hits
              </p>
              <p class="b-army-tokens">
                <TokenRow kind="disorder" count={camp.disorder} most={6} /> disorder, until a rally
              </p>
              <p class="soft">
                {camp.tokens - camp.order - camp.disorder} of {many(camp.tokens, 'token')} on units
              </p>
            </section>
          ))}
        </div>
      )}
    </Disclosure>
  );
}

export function Score({ view, side: index }: SideProps<BattalionView>) {
  const camps = campsOf(view, view.sides[index]);
  return (
    <>
      {camps.map((camp) => (
        <span key={camp.seat} class="b-score" style={factionStyle(camp.faction, camp.side)}>
          <DeckSign />
          <span class="replay-score">
            {many(camp.deckCount, 'card')} left, {many(standing(view, camp.seat), 'unit')}
          </span>
        </span>
      ))}
    </>
  );
}

export function scoreWords(view: BattalionView): string {
  const cards = view.hand.map((card, i) => `${i + 1} ${card.name}`);
  const camp = view.camps.find(({ seat }) => seat === view.activeSeat);
  return sentences([
    view.turn === 0
      ? 'Deployment'
      : `Turn ${view.turn}, ${camp?.faction ?? ''}${camp ? relation(view, camp) : ''} to act`,
    ...view.warnings.map(({ text }) => text),
    ...view.camps.map((camp) => campLine(view, camp)),
    cards.length > 0 ? `Your cards: ${cards.join(', ')}` : '',
  ]);
}
