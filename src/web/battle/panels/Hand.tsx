// The own hand at the foot of the column, and the card that is being carried out. A card that can be played now is a row that
// can be read; every other card is a thumbnail, and the whole card is shown beside it while one rests on it. A tap considers a
// card, a second tap plays it; a card that is not on offer says why.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableCard } from '../../../kernel/view.ts';
import { memo } from '../../board/memo.ts';
import type { CardForm, Cards } from '../../games/kit.ts';
import { useKit } from '../../games/use-kit.ts';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { cardForms } from './column.ts';
import { useFolded } from './use-folded.ts';
import { useMore } from './use-more.ts';

interface HandProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
}

export function Hand({ session, model, view }: HandProps) {
  const { Card, Whole, BeforeHand, AfterHand } = useKit().cards;
  const { state, confirming, showing, moment } = model;
  // Of equal cards the one that was picked is lifted.
  const picked = useRef(-1);
  // The same function for all drawings, so that cards need not be drawn again; what it does is always the latest.
  const latest = useRef((_card: TableCard, _index: number) => {});
  const pick = useRef((card: TableCard, index: number) => latest.current(card, index));
  const rest = useRest();
  const list = useRef<HTMLUListElement>(null);
  // A card that is weighed stays in sight where the rows are scrolled.
  useEffect(() => {
    if (confirming?.card) list.current?.querySelector('.lifted')?.scrollIntoView({ block: 'nearest' });
  }, [confirming]);
  // The thumbnail of a card that answers what is asked has its colours.
  const forms = cardForms(model, view);
  useFolded(list, forms.includes('row'), confirming !== null);
  useMore(list, view.hand.length > 0);
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
    if (rest.wasLong()) return;
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
  // What a considered card says stands in the prompt.
  const looked = rest.on === null || rest.on === place ? undefined : view.hand[rest.on];
  return (
    <section class="hand" aria-label="Your hand" data-testid="hand" tabindex={view.hand.length === 0 ? 0 : undefined}>
      {BeforeHand && <BeforeHand view={view} />}
      {view.hand.length > 0 ? (
        <ul class="hand-cards" ref={list} {...rest.listeners}>
          {view.hand.map((card, index) => (
            <li
              key={`${card.key} ${index}`}
              class={`${forms[index]}${place === index ? ' lifted' : ''}`}
              data-index={index}
            >
              <HandCard
                Card={Card}
                card={card}
                index={index}
                game={view.game}
                offered={offers.some((one) => one.card === card.key)}
                form={forms[index]}
                selected={place === index}
                pick={pick.current}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p class="hand-none">{view.seat < 0 ? 'All hands are covered.' : 'No card in hand.'}</p>
      )}
      {AfterHand && <AfterHand view={view} />}
      {looked && Whole && (
        <div class={`whole-card of-${forms[rest.on ?? 0]}`} data-testid="whole-card">
          <Whole card={looked} game={view.game} />
        </div>
      )}
    </section>
  );
}

/** Milliseconds after which a finger rests on a card. */
const LONG_PRESS = 480;

/** The card on which pointer, focus or a held finger rests; the press of such a finger picks nothing. */
function useRest() {
  const [on, setOn] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const long = useRef(false);
  const cardAt = (event: Event): number | null => {
    const item = event.target instanceof Element ? event.target.closest('li[data-index]') : null;
    return item ? Number(item.getAttribute('data-index')) : null;
  };
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const leave = () => {
    stop();
    setOn(null);
  };
  return {
    on,
    wasLong: () => long.current,
    listeners: {
      onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && setOn(cardAt(event)),
      onPointerLeave: leave,
      onPointerCancel: leave,
      onPointerUp: (event: PointerEvent) => {
        stop();
        if (event.pointerType !== 'mouse') setOn(null);
      },
      onPointerDown: (event: PointerEvent) => {
        stop();
        long.current = false;
        if (event.pointerType === 'mouse') return;
        const at = cardAt(event);
        timer.current = setTimeout(() => {
          long.current = true;
          setOn(at);
        }, LONG_PRESS);
      },
      onContextMenu: (event: Event) => long.current && event.preventDefault(),
      // Keys alone: a tap gives the focus, too.
      onKeyDown: () => {
        long.current = false;
      },
      onFocusIn: (event: FocusEvent) =>
        event.target instanceof Element && event.target.matches(':focus-visible') && setOn(cardAt(event)),
      onFocusOut: leave,
    },
  };
}

interface HandCardProps {
  readonly Card: Cards['Card'];
  readonly card: TableCard;
  readonly index: number;
  readonly game: string;
  readonly offered: boolean;
  readonly form: CardForm;
  readonly selected: boolean;
  pick(card: TableCard, index: number): void;
}

/** A card looks the same until it is another one, or can or cannot be played. */
const HandCard = memo(
  ({ Card, card, index, game, offered, form, selected, pick }: HandCardProps) => (
    <Card
      card={card}
      index={index}
      game={game}
      offered={offered}
      form={form}
      selected={selected}
      onPick={() => pick(card, index)}
    />
  ),
  (a, b) =>
    a.card.key === b.card.key &&
    a.index === b.index &&
    a.offered === b.offered &&
    a.form === b.form &&
    a.selected === b.selected &&
    a.pick === b.pick,
);
