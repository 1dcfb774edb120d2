// The own hand along the bottom, and the card that is being carried out. A tap considers a card, a second tap plays it; a
// card that is not on offer says why.

import { useRef } from 'preact/hooks';
import type { CardView } from '../../../families/commands/view-types.ts';
import { memo } from '../../board/memo.ts';
import { Card, OpenCard } from '../../cards/Card.tsx';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { AsideTrack } from './AsideTrack.tsx';
import { Drawn } from './Drawn.tsx';
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
    const meant = offers.filter((one) => one.card === card.key);
    const before = picked.current;
    picked.current = index;
    if (!mine) return;
    const [offer] = meant;
    if (!offer) void session.whyNot(`play ${card.key}`);
    else if (confirming && before === index && meant.some((one) => one.choice === confirming.choice)) session.confirm();
    // A card may have two uses.
    else if (meant.length > 1) session.ask(meant);
    else session.consider(offer);
  };
  latest.current = act;
  return (
    <section class="hand" aria-label="Your hand" data-testid="hand" tabindex={view.hand.length === 0 ? 0 : undefined}>
      {view.table && (
        <div class="on-table">
          <p class="on-table-title">On the table</p>
          <TableCard card={view.table.order ?? view.table.card} game={view.game} />
          {view.action && (
            <p class="on-table-action" title={view.action.text}>
              With <b>{view.action.name}</b>
            </p>
          )}
        </div>
      )}
      <Drawn view={view} offers={offers} chosen={confirming} onPick={(offer) => session.consider(offer)} />
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
      <Tracks view={view} />
    </section>
  );
}

/** Cards laid aside for squares, as long as there are any. */
function Tracks({ view }: { readonly view: View }) {
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
