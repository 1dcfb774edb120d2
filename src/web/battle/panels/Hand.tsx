// The own hand along the bottom, and the card that is being carried out. A tap considers a card, a second tap plays it; a
// card that is not on offer says why.

import { useRef } from 'preact/hooks';
import type { CardView } from '../../../families/commands/view-types.ts';
import { memo } from '../../board/memo.ts';
import { Card, OpenCard } from '../../cards/Card.tsx';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { RuleRef } from './RuleRef.tsx';

interface HandProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
}

export function Hand({ session, model, view }: HandProps) {
  const { state, confirming, showing, moment, refusal } = model;
  // Of equal cards the one that was picked is lifted.
  const picked = useRef(-1);
  // The same function for all drawings, so that cards need not be drawn again; what it does is always the latest.
  const latest = useRef((_card: CardView, _index: number) => {});
  const pick = useRef((card: CardView, index: number) => latest.current(card, index));
  if (!state) return null;
  const mine = showing === null && moment === null;
  const offers = mine ? state.offers.filter((offer) => offer.card !== null) : [];
  const lifted = confirming?.card ?? null;
  const place =
    lifted === null
      ? -1
      : view.hand[picked.current]?.key === lifted
        ? picked.current
        : view.hand.findIndex((c) => c.key === lifted);
  const act = (card: CardView, index: number) => {
    const offer = offers.find((one) => one.card === card.key);
    const before = picked.current;
    picked.current = index;
    if (!mine) return;
    if (!offer) void session.whyNot(`play ${card.key}`);
    else if (confirming?.choice === offer.choice && before === index) session.confirm();
    else session.consider(offer);
  };
  latest.current = act;
  return (
    <section class="hand" aria-label="Your hand" data-testid="hand" tabindex={view.hand.length === 0 ? 0 : undefined}>
      {view.table && (
        <div class="on-table">
          <p class="on-table-title">On the table</p>
          <TableCard card={view.table.order ?? view.table.card} game={view.game} />
        </div>
      )}
      {view.hand.length > 0 ? (
        <ul class="hand-cards">
          {view.hand.map((card, index) => (
            <li key={`${card.key} ${index}`} class={place === index ? 'lifted' : ''}>
              {refusal?.card === card.key && picked.current === index && (
                <div class="card-bubble">
                  <p>{refusal.text}</p>
                  <RuleRef refText={refusal.ref} game={view.game} />
                </div>
              )}
              <HandCard
                card={card}
                index={index}
                game={view.game}
                offered={offers.some((one) => one.card === card.key)}
                selected={place === index}
                pick={pick.current}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p class="hand-none">{view.seat < 0 ? 'Hands are hidden from those who watch.' : 'No card in hand.'}</p>
      )}
    </section>
  );
}

interface HandCardProps {
  readonly card: CardView;
  readonly index: number;
  readonly game: string;
  readonly offered: boolean;
  readonly selected: boolean;
  pick(card: CardView, index: number): void;
}

/** A card looks the same until it is another one, or can or cannot be played. */
const HandCard = memo(
  ({ card, index, game, offered, selected, pick }: HandCardProps) => (
    <Card
      card={card}
      index={index}
      game={game}
      offered={offered}
      selected={selected}
      onPick={() => pick(card, index)}
    />
  ),
  (a, b) =>
    a.card.key === b.card.key &&
    a.index === b.index &&
    a.offered === b.offered &&
    a.selected === b.selected &&
    a.pick === b.pick,
);

const TableCard = memo(
  ({ card, game }: { readonly card: CardView; readonly game: string }) => <OpenCard card={card} game={game} />,
  (a, b) => a.card.key === b.card.key,
);
