// The own hand along the bottom, and the card that is being carried out. A tap considers a card, a second tap plays it; a
// card that is not on offer says why.

import { useRef } from 'preact/hooks';
import type { Offer } from '../../../kernel/ruleset.ts';
import type { TableCard } from '../../../kernel/view.ts';
import { memo } from '../../board/memo.ts';
import type { Cards } from '../../games/kit.ts';
import { useKit } from '../../games/use-kit.ts';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { RuleRef } from './RuleRef.tsx';

interface HandProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
}

export function Hand({ session, model, view }: HandProps) {
  const { Card, BeforeHand, AfterHand } = useKit().cards;
  const { state, confirming, showing, moment, refusal } = model;
  // Of equal cards the one that was picked is lifted.
  const picked = useRef(-1);
  // The same function for all drawings, so that cards need not be drawn again; what it does is always the latest.
  const latest = useRef((_card: TableCard, _index: number) => {});
  const pick = useRef((card: TableCard, index: number) => latest.current(card, index));
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
  const act = (card: TableCard, index: number) => {
    const meant = offers.filter((one) => one.card === card.key);
    const before = picked.current;
    picked.current = index;
    if (!mine) return;
    const [offer] = meant;
    if (!offer) void session.whyNotCard(card);
    else if (confirming && before === index && meant.some((one) => one.choice === confirming.choice)) session.confirm();
    // A card may have two uses.
    else if (meant.length > 1) session.ask(meant);
    else session.consider(offer);
  };
  latest.current = act;
  const beside = { view, offers, confirming, onPick: (offer: Offer) => session.consider(offer) };
  return (
    <section class="hand" aria-label="Your hand" data-testid="hand" tabindex={view.hand.length === 0 ? 0 : undefined}>
      {BeforeHand && <BeforeHand {...beside} />}
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
                Card={Card}
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
      {AfterHand && <AfterHand {...beside} />}
    </section>
  );
}

interface HandCardProps {
  readonly Card: Cards['Card'];
  readonly card: TableCard;
  readonly index: number;
  readonly game: string;
  readonly offered: boolean;
  readonly selected: boolean;
  pick(card: TableCard, index: number): void;
}

/** A card looks the same until it is another one, or can or cannot be played. */
const HandCard = memo(
  ({ Card, card, index, game, offered, selected, pick }: HandCardProps) => (
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
