// The cards of Dark Ages around the hand: the card played as activation with the points left, and the overview of deck,
// discards and what has not been seen.

import type { CardView, DarkAgesView } from '../../../games/dark-ages/telling/view/types.ts';
import type { TableCard } from '../../../kernel/view.ts';
import { many } from '../../app/many.ts';
import { memo } from '../../board/memo.ts';
import { Discards, Unseen } from '../../cards/CardColumns.tsx';
import type { BesideHandProps, CardProps, Cards } from '../kit.ts';
import { SureLegend } from '../Sure.tsx';
import { CardSmall, LyingCard, OrderCard, WholeCard } from './Card.tsx';

/** Cards come from views of this game, whatever the frame knows of them. */
const own = (card: TableCard): CardView => card as CardView;

function BeforeHand({ view }: BesideHandProps<DarkAgesView>) {
  return (
    <>
      {view.activation && <Activation card={view.activation.card} points={view.activation.points} />}
      {view.combat && view.combat.notes.length > 0 && (
        <div class="d-fight-notes">
          <p class="on-table-title">In this fight</p>
          <ul>
            {view.combat.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The card that was played as activation, and its points as dots: full ones are left. */
function Activation({ card, points }: { readonly card: CardView; readonly points: number }) {
  const all = Math.max(card.activation ?? 0, points);
  return (
    <div class="on-table">
      <p class="on-table-title">Activation</p>
      <OnTable card={card} />
      <p class="d-points" role="img" aria-label={`${many(points, 'activation')} left of ${all}`}>
        {Array.from({ length: all }, (_, i) => (
          <span key={i} class={i < points ? 'd-point left' : 'd-point'} />
        ))}
        <span aria-hidden="true">{points} left</span>
      </p>
    </div>
  );
}

const OnTable = memo(
  ({ card }: { readonly card: CardView }) => <LyingCard card={card} />,
  (a, b) => a.card.key === b.card.key,
);

function Overview({ view }: { readonly view: DarkAgesView }) {
  const { played, inGame, next } = view.events;
  const marks = view.discards.flatMap((card) => [card.marks.activation, card.marks.stone]);
  return (
    <>
      <p>
        {many(view.deckCount, 'card')} in the deck. In hand:{' '}
        {view.sides.map((side) => `${side.army} ${side.handCount}`).join(', ')}.
      </p>
      <p>
        Historical Events played: {played} of {inGame}.{next !== '' && ` The next one: ${next}`}
      </p>
      <div class="cards-columns">
        <Discards
          lines={view.discards.map((card) => <CardSmall card={card} />)}
          below={
            marks.length > 0 && (
              <div class="soft">
                Seals and stones: <SureLegend marks={marks} />
              </div>
            )
          }
        />
        <Unseen cards={view.unseen} where="The deck and the other hand." />
      </div>
    </>
  );
}

export const darkAgesCards: Cards<DarkAgesView> = {
  Card: ({ card, game: _game, ...more }: CardProps) => <OrderCard card={own(card)} {...more} />,
  Whole: ({ card }) => <WholeCard card={own(card)} />,
  CardSmall: ({ card, count }) => <CardSmall card={own(card)} count={count} />,
  BeforeHand,
  Overview,
  short: (view) => `Deck ${view.deckCount}`,
  label: (view) => `Cards: deck ${view.deckCount}, discards ${view.discards.length}`,
  choiceOf: (card) => `play ${card.key}`,
  textOf: (view, key) => view.hand.find((card) => card.key === key)?.text ?? '',
};
