// What is asked, in one sentence; what can be answered in words; what is about to be done. While somebody acts, what he does,
// with the dice. It is as high as its words. The button that ends something stands always in the same corner.

import { useRef } from 'preact/hooks';
import type { Offer } from '../../../kernel/ruleset.ts';
import { useKit } from '../../games/use-kit.ts';
import { InAMinute } from '../../handbook/InAMinute.tsx';
import { OnShow } from '../log/OnShow.tsx';
import { offersFrom } from '../pointing.ts';
import { armyOf } from '../seats.ts';
import type { BattleModel, BattleSession, State, View } from '../session.ts';
import { TurnSummary } from '../trace/TurnSummary.tsx';
import { Answers } from './Answers.tsx';
import { Curtain, HandKey, isCovered } from './Curtain.tsx';
import { answersHere, isEnding, isMine } from './column.ts';
import { Foot } from './Foot.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Legend } from './Legend.tsx';
import { OfferList, pick } from './OfferList.tsx';
import { RuleRef } from './RuleRef.tsx';
import { useMore } from './use-more.ts';
import { consideredLabel, isDiscard, overWords, ownWords, peekPlaces, withoutQuestion } from './words.ts';

interface PromptBarProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
  /** What a hex can mean, and why it is not on offer, is said at the hex. */
  readonly wide: boolean;
}

export function PromptBar({ session, model, view, wide }: PromptBarProps) {
  const { state, showing, moment, busy } = model;
  const section = useKeptFocus();
  const body = useRef<HTMLDivElement>(null);
  const told = showing !== null && moment === null;
  useMore(body, !told && state !== null && !isCovered(model));
  if (!state) return null;
  if (isCovered(model)) return <Curtain session={session} model={model} />;
  const mine = isMine(model);
  const kind = mine ? 'yours' : state.over ? 'over' : 'theirs';
  const answers = mine ? answersHere(model, state) : [];
  return (
    <section
      ref={section}
      tabindex={-1}
      class={`prompt ${kind}${model.confirming ? ' weighing' : ''}${told ? ' telling' : ''}${answers.length > 0 ? ' answering' : ''}`}
      aria-label="What is asked"
      data-testid="prompt"
      data-mine={mine}
      aria-busy={busy}
    >
      <p class="prompt-text" id="prompt-text">
        <Sentence model={model} state={state} view={view} />
      </p>
      {showing && told ? (
        <OnShow key={showing.step.number} session={session} showing={showing} />
      ) : (
        <>
          <div
            class="prompt-body"
            ref={body}
            {...(wide ? {} : { tabindex: 0, role: 'group', 'aria-label': 'More about it' })}
          >
            <div class="prompt-panel">
              <Refusal session={session} model={model} game={view.game} wide={wide} />
              {mine && <Choices session={session} model={model} state={state} answers={answers} wide={wide} />}
            </div>
            {mine && <Notes model={model} state={state} answers={answers} />}
            <TurnSummary session={session} model={model} />
            <InAMinute state={state} />
          </div>
          <div class="prompt-foot">
            <HandKey session={session} model={model} />
            {mine && !answers.some(isEnding) && <Foot session={session} model={model} state={state} />}
            {moment && (
              <button type="button" class="act primary" onClick={() => session.backToNow()} data-testid="back-to-now">
                Back to now
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
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
  if (state.offers.length > 0 && model.curtain === null)
    return <>{ownWords(state.prompt.text, armyOf(view, state.seat))}</>;
  return (
    <>
      {state.prompt.text}
      {state.players[state.seat] !== 'person' && (
        <>
          <span class="visually-hidden"> The computer is thinking.</span>
          <span class="thinking" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </>
      )}
    </>
  );
}

/** Why something is not on offer; where it is about a hex and there is room for it, that is said at the hex. */
function Refusal({ session, model, game, wide }: Omit<PromptBarProps, 'view'> & { readonly game: string }) {
  const { refusal } = model;
  if (!refusal || (wide && refusal.place !== null)) return null;
  return (
    <div class="refusal" data-testid="refusal">
      <p>{withoutQuestion(refusal.text)}</p>
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

interface ChoicesProps extends PartProps {
  readonly answers: readonly Offer[];
  readonly wide: boolean;
}

/** What can be chosen in words. */
function Choices({ session, model, state, answers, wide }: ChoicesProps) {
  const kit = useKit();
  const { confirming, picking, selected } = model;
  if (picking.length > 0) {
    const atHex = picking.some((offer) => offer.to !== null || offer.from !== null);
    if (wide && atHex) return <p class="prompt-term">Which one? Pick it at the {kit.places.noun}.</p>;
    return <OfferList title="Which one?" offers={picking} onPick={(offer) => pick(session, offer)} />;
  }
  if (confirming) return null;
  const inHand = selected
    ? state.offers.filter((o) => o.from === selected.place && o.to === null && o.mark !== 'piece')
    : [];
  const other = selected ? otherPiece(state.offers, selected.place, selected.piece) : null;
  return (
    <>
      {inHand.length > 0 && <OfferList offers={inHand} onPick={(offer) => session.consider(offer)} />}
      {other && selected && (
        <button type="button" class="act small" onClick={() => session.select({ place: selected.place, piece: other })}>
          {other === 'leader' ? 'Take the leader instead' : 'Take the unit instead'}
        </button>
      )}
      {answers.length > 0 && <Answers session={session} model={model} answers={answers} />}
    </>
  );
}

/** What is about to be done, or what the marks and the words mean. */
function Notes({ model, state, answers }: Omit<PartProps, 'session'> & { readonly answers: readonly Offer[] }) {
  const kit = useKit();
  const { confirming, peek, picking, selected } = model;
  if (picking.length > 0) return null;
  if (confirming) {
    const lit = peekPlaces(peek);
    return (
      <div class="considered" data-testid="considered">
        <p class="considered-label">{consideredLabel(confirming)}</p>
        {confirming.note !== '' && <p class="considered-note">{confirming.note}</p>}
        {confirming.card !== null && confirming.note === '' && !isDiscard(confirming) && (
          // The row of a card says its text already, unless it is folded.
          <p class="considered-note of-card">{kit.cards.textOf(state.view, confirming.card)}</p>
        )}
        {confirming.card !== null && lit > 0 && <p class="considered-note of-peek">{kit.peekWords(lit)}</p>}
      </div>
    );
  }
  // Answers that each say what they mean need no sentence about all of them.
  const told = answers.length > 0 && answers.every(({ note, card, odds }) => note !== '' || card !== null || odds);
  const term = told ? '' : (state.prompt?.help ?? '');
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
