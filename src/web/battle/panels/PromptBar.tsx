// What is asked, in one sentence that never moves; what can be answered in words; what is about to be done. The button that
// ends something stands always in the same corner.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Offer } from '../../../kernel/ruleset.ts';
import { useKit } from '../../games/use-kit.ts';
import { offersFrom } from '../pointing.ts';
import { armyOf } from '../seats.ts';
import type { BattleModel, BattleSession, State, View } from '../session.ts';
import { Answers } from './Answers.tsx';
import { Legend } from './Legend.tsx';
import { answersOf, OfferList, pick } from './OfferList.tsx';
import { RuleRef } from './RuleRef.tsx';
import { confirmLabel, finishLabel, isDiscard, overWords, ownWords, peekPlaces } from './words.ts';

interface PromptBarProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
  /** Answers hang at the asked hex on the board, and are not repeated here. */
  readonly answersAtBoard: boolean;
  readonly wide: boolean;
}

export function PromptBar({ session, model, view, answersAtBoard, wide }: PromptBarProps) {
  const { state, showing, moment, busy } = model;
  const section = useKeptFocus();
  if (!state) return null;
  const mine = state.offers.length > 0 && showing === null && moment === null;
  const kind = mine ? 'yours' : state.over ? 'over' : 'theirs';
  return (
    <section
      ref={section}
      tabindex={-1}
      class={`prompt ${kind}${model.confirming ? ' weighing' : ''}`}
      aria-label="What is asked"
      data-testid="prompt"
      data-mine={mine}
      aria-busy={busy}
    >
      <p class="prompt-text" id="prompt-text">
        <Sentence model={model} state={state} view={view} />
      </p>
      <div class="prompt-body" {...(wide ? {} : { tabindex: 0, role: 'group', 'aria-label': 'More about it' })}>
        <div class="prompt-panel">
          <Refusal session={session} model={model} game={view.game} />
          {mine && (
            <Choices session={session} model={model} state={state} answersAtBoard={answersAtBoard} wide={wide} />
          )}
        </div>
        {mine && <Notes model={model} state={state} />}
      </div>
      <div class="prompt-foot">
        {mine && <Foot session={session} model={model} state={state} />}
        {moment && (
          <button type="button" class="act primary" onClick={() => session.backToNow()} data-testid="back-to-now">
            Back to now
          </button>
        )}
      </div>
    </section>
  );
}

/** A button goes away once it is pressed. Whoever used it by keyboard stays at the prompt, and does not start at the top. */
function useKeptFocus() {
  const section = useRef<HTMLElement>(null);
  const within = useRef(false);
  const focused = document.activeElement;
  if (focused !== document.body) within.current = section.current?.contains(focused) ?? false;
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  });
  return section;
}

function Sentence({ model, state, view }: { readonly model: BattleModel; readonly state: State; readonly view: View }) {
  const { moment, showing } = model;
  if (moment)
    return (
      <>
        Looking back: before choice {moment.number} of {moment.last - 1}.
      </>
    );
  if (showing) {
    const { seat } = showing.step;
    const own = seat === state.watching;
    return <>{own ? 'Your choice is carried out.' : `${armyOf(view, seat)} acts.`}</>;
  }
  if (state.over) return <>{overWords(view, state)}</>;
  if (!state.prompt) return null;
  if (state.offers.length > 0) return <>{ownWords(state.prompt.text, armyOf(view, state.seat))}</>;
  return (
    <>
      {state.prompt.text}
      {state.players[state.seat] !== 'person' && (
        <span class="thinking" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </>
  );
}

/** Why what was pointed at is not on offer; also said in a bubble at its place. */
function Refusal({ session, model, game }: { session: BattleSession; model: BattleModel; game: string }) {
  const { refusal } = model;
  if (!refusal) return null;
  return (
    <div class="refusal" data-testid="refusal">
      <p>{refusal.text}</p>
      <RuleRef refText={refusal.ref} game={game} />
      <button type="button" class="quiet" onClick={() => session.dismissRefusal()} aria-label="Close this answer">
        ×
      </button>
    </div>
  );
}

interface PartProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly state: State;
}

/** So many answers leave the question in sight on a phone. */
const FEW = 2;

interface ChoicesProps extends PartProps {
  readonly answersAtBoard: boolean;
  readonly wide: boolean;
}

/** What can be chosen in words; where there is room, it hangs at the board instead. */
function Choices({ session, model, state, answersAtBoard, wide }: ChoicesProps) {
  const kit = useKit();
  const { confirming, picking, selected } = model;
  if (picking.length > 0) {
    const atHex = picking.some((offer) => offer.to !== null || offer.from !== null);
    if (wide && atHex)
      return <p class="prompt-term">Several things can be meant here. Pick one at the {kit.places.noun}.</p>;
    return <OfferList title="Which one?" offers={picking} onPick={(offer) => pick(session, offer)} />;
  }
  if (confirming) return null;
  const inHand = selected
    ? state.offers.filter((o) => o.from === selected.place && o.to === null && o.mark !== 'piece')
    : [];
  const other = selected ? otherPiece(state.offers, selected.place, selected.piece) : null;
  const asked = answersAtBoard ? [] : answersOf(state);
  // On a narrow screen the answers lie over the foot with its button, so that one stands among them.
  const finish = wide || asked.length === 0 ? [] : state.offers.filter((offer) => offer.mark === 'finish');
  const answers = [...asked, ...finish];
  return (
    <>
      {inHand.length > 0 && <OfferList offers={inHand} onPick={(offer) => session.consider(offer)} />}
      {other && selected && (
        <button type="button" class="act small" onClick={() => session.select({ place: selected.place, piece: other })}>
          {other === 'leader' ? 'Take the leader instead' : 'Take the unit instead'}
        </button>
      )}
      {!wide && answers.length > FEW && state.prompt && (
        // A long list covers the question, which then stands over it too.
        <p class="answers-asked" aria-hidden="true">
          {ownWords(state.prompt.text, armyOf(state.view, state.seat))}
        </p>
      )}
      {answers.length > 0 && <Answers session={session} model={model} answers={answers} overFoot={!wide} />}
    </>
  );
}

/** What is about to be done, or what the marks and the words mean. */
function Notes({ model, state }: { readonly model: BattleModel; readonly state: State }) {
  const kit = useKit();
  const { confirming, peek, picking, selected } = model;
  if (picking.length > 0) return null;
  if (confirming) {
    const lit = peekPlaces(peek);
    return (
      <div class="considered" data-testid="considered">
        <p class="considered-label">{confirming.label}</p>
        {confirming.note !== '' && <p class="considered-note">{confirming.note}</p>}
        {confirming.card !== null && confirming.note === '' && !isDiscard(confirming) && (
          <p class="considered-note">{kit.cards.textOf(state.view, confirming.card)}</p>
        )}
        {confirming.card !== null && <p class="considered-note">{lit === 0 ? '' : kit.peekWords(lit)}</p>}
      </div>
    );
  }
  const term = state.prompt?.help ?? '';
  return (
    <>
      {term !== '' && <p class="prompt-term">{term}</p>}
      <Legend model={model} offers={offersFrom(state.offers, selected)} />
    </>
  );
}

function otherPiece(offers: readonly Offer[], place: string, piece: 'unit' | 'leader'): 'unit' | 'leader' | null {
  const other = piece === 'unit' ? 'leader' : 'unit';
  return offers.some((o) => o.from === place && o.piece === other && o.to !== null) ? other : null;
}

/** A piece that is the only one to act is in hand by itself, and need not be laid down. */
const severalActors = (offers: readonly Offer[]): boolean =>
  new Set(offers.filter((offer) => offer.to !== null).map((offer) => `${offer.piece} ${offer.from}`)).size > 1;

function Foot({ session, model, state }: PartProps) {
  const kit = useKit();
  const { confirming, picking, selected, busy } = model;
  if (confirming) {
    return (
      <>
        <button type="button" class="act" data-testid="cancel" onClick={() => session.drop()}>
          Cancel
        </button>
        <button
          type="button"
          class="act primary"
          data-testid="confirm"
          data-choice={confirming.choice}
          disabled={busy}
          onClick={() => session.confirm()}
        >
          {confirmLabel(confirming)}
        </button>
      </>
    );
  }
  const finish = state.offers.filter((offer) => offer.mark === 'finish');
  return (
    <>
      {(picking.length > 0 || (selected && severalActors(state.offers))) && (
        <button type="button" class="act" data-testid="cancel" onClick={() => session.drop()}>
          {picking.length > 0 ? 'Cancel' : 'Lay down'}
        </button>
      )}
      {finish.map((offer) => (
        <button
          key={offer.choice}
          type="button"
          class="act primary"
          data-testid="finish"
          data-choice={offer.choice}
          disabled={busy}
          onClick={() => void session.choose(offer)}
        >
          {finishLabel(offer, state.offers, kit.movesAreFree)}
        </button>
      ))}
    </>
  );
}
