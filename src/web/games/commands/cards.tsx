// The cards of the Commands games: in the hand, on the table, drawn, laid aside, and the overview of all of them.

import type { CardView, CommandsView } from '../../../families/commands/telling/view/types.ts';
import type { TableCard } from '../../../kernel/view.ts';
import { memo } from '../../board/memo.ts';
import { Card, LyingCard, WholeCard } from '../../cards/Card.tsx';
import { Discards, Unseen } from '../../cards/CardColumns.tsx';
import { CardSmall } from '../../cards/CardSmall.tsx';
import type { BesideHandProps, CardProps, Cards } from '../kit.ts';
import { AsideTrack } from './AsideTrack.tsx';
import { Drawn } from './Drawn.tsx';

/** Cards come from views of these games, whatever the frame knows of them. */
const own = (card: TableCard): CardView => card as CardView;

function BeforeHand({ view }: BesideHandProps<CommandsView>) {
  return (
    <>
      {view.table && (
        <div class="on-table">
          <p class="on-table-title">On the table</p>
          <OnTable card={view.table.order ?? view.table.card} game={view.game} />
          {view.action && (
            <p class="on-table-action" title={view.action.text}>
              With <b>{view.action.name}</b>
            </p>
          )}
        </div>
      )}
      <Drawn view={view} />
    </>
  );
}

const OnTable = memo(
  ({ card, game }: { readonly card: CardView; readonly game: string }) => <LyingCard card={card} game={game} />,
  (a, b) => a.card.key === b.card.key,
);

/** Cards laid aside for squares, as long as there are any. */
function AfterHand({ view }: BesideHandProps<CommandsView>) {
  const laid = view.sides.filter((side) => side.aside.some((place) => place !== null));
  if (laid.length === 0) return null;
  return (
    <div class="hand-tracks">
      {laid.map((side) => (
        <AsideTrack key={side.side} side={side} />
      ))}
    </div>
  );
}

/** What lies face up, and what has not been seen, by kind. */
function Overview({ view }: { readonly view: CommandsView }) {
  return (
    <>
      <p>
        {view.deckCount} in the deck. In hand: {view.sides.map((side) => `${side.army} ${side.handCount}`).join(', ')}.
      </p>
      <div class="cards-columns">
        <Discards lines={view.discards.map((card) => <CardSmall card={card} />)} />
        <Unseen cards={view.unseen} where="The deck, the other hand and what else lies face down." />
      </div>
    </>
  );
}

export const commandsCards: Cards<CommandsView> = {
  Card: ({ card, ...more }: CardProps) => <Card card={own(card)} {...more} />,
  Whole: ({ card, game }) => <WholeCard card={own(card)} game={game} />,
  CardSmall: ({ card, count }) => <CardSmall card={own(card)} count={count} />,
  BeforeHand,
  AfterHand,
  Overview,
  short: (view) => `Deck ${view.deckCount}`,
  label: (view) => `Cards: deck ${view.deckCount}, discards ${view.discards.length}`,
  choiceOf: (card) => `play ${card.key}`,
  textOf: (view, key) => [...view.hand, ...view.drawn].find((card) => card.key === key)?.text ?? '',
};
