// The cards of Battalion as the frame needs them: in the hand, in lists, and the overview of decks, discards and what has not
// been seen.

import type { BattalionView, CardView } from '../../../../games/battalion/telling/view/types.ts';
import type { TableCard } from '../../../../kernel/view.ts';
import { many } from '../../../app/many.ts';
import { Unseen, unseenCount } from '../../../cards/CardColumns.tsx';
import type { CardProps, Cards } from '../../kit.ts';
import { SureLegend } from '../../Sure.tsx';
import { factionStyle } from '../art/factions.ts';
import { DeckSign, HandSign } from '../pieces/Camp.tsx';
import { TacticCard, TacticSmall, WholeTactic } from './TacticCard.tsx';

/** Cards come from views of this game, whatever the frame knows of them. */
const own = (card: TableCard): CardView => card as CardView;

/** Equal cards as one line with their number, latest first. */
function counted(cards: readonly CardView[]): { readonly card: CardView; readonly count: number }[] {
  const lines = new Map<string, { card: CardView; count: number }>();
  for (const card of [...cards].reverse()) {
    const line = lines.get(card.key);
    if (line) line.count++;
    else lines.set(card.key, { card, count: 1 });
  }
  return [...lines.values()];
}

function Overview({ view }: { readonly view: BattalionView }) {
  return (
    <>
      <div class="cards-columns">
        {view.camps.map((camp) => (
          <section key={camp.seat}>
            <h3>{camp.faction}</h3>
            <p class="tactic-counts" style={factionStyle(camp.faction, camp.side)}>
              <DeckSign /> {many(camp.deckCount, 'card')} in the deck <HandSign /> {camp.handCount} in hand
            </p>
            <h4>Discards ({camp.discards.length})</h4>
            {camp.discards.length === 0 && <p class="soft">None yet.</p>}
            <ul class="card-list">
              {counted(camp.discards).map(({ card, count }) => (
                <li key={card.key}>
                  <TacticSmall card={card} count={count} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {view.spied.map(({ seat, cards }) => (
          <section key={seat}>
            <h3>Seen by Spies</h3>
            <p class="soft">{view.camps.find((camp) => camp.seat === seat)?.faction}, when you looked.</p>
            <ul class="card-list">
              {counted(cards).map(({ card, count }) => (
                <li key={card.key}>
                  <TacticSmall card={card} count={count} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {unseenCount(view.unseen) > 0 && (
          <Unseen
            cards={view.unseen}
            where="Of your faction's eighteen. Those that are not in your deck went back to the box unseen."
          />
        )}
      </div>
      <SureLegend marks={view.camps.flatMap(({ discards }) => discards.map(({ mark }) => mark))} />
    </>
  );
}

const ownCamp = (view: BattalionView) => view.camps.find(({ seat }) => seat === view.seats[view.seat]?.seat);

export const battalionCards: Cards<BattalionView> = {
  Card: ({ card, game: _, ...more }: CardProps) => <TacticCard card={own(card)} {...more} />,
  Whole: ({ card }) => <WholeTactic card={own(card)} />,
  CardSmall: ({ card, count }) => <TacticSmall card={own(card)} count={count} />,
  Overview,
  short: (view) => {
    const camp = ownCamp(view);
    return camp ? `Deck ${camp.deckCount}` : `Decks ${view.camps.map(({ deckCount }) => deckCount).join(' : ')}`;
  },
  label: (view) =>
    `Cards: ${view.camps.map((camp) => `${camp.faction} ${many(camp.deckCount, 'card')} in the deck`).join(', ')}`,
  choiceOf: (card) => `play ${card.key}`,
  textOf: (view, key) =>
    [...view.hand, ...view.spied.flatMap(({ cards }) => cards), ...view.camps.flatMap(({ discards }) => discards)].find(
      (card) => card.key === key,
    )?.text ?? '',
};
