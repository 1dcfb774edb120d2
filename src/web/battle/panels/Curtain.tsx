// Several people at one screen: the board is there for all of them, as a spectator sees it, and no hand is in the document. Who
// begins a turn asks for his hand; what everybody may see can be answered without it.

import '../../styles/trace.css';
import { useEffect, useRef } from 'preact/hooks';
import { armyOf } from '../seats.ts';
import type { BattleModel, BattleSession } from '../session.ts';

interface CurtainProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
}

/** Whoever decides has to ask for his hand first. */
export const isCovered = ({ curtain, state, showing, moment }: BattleModel): boolean =>
  curtain !== null && state?.offers.length === 0 && !state.roll && showing === null && moment === null;

export function Curtain({ session, model }: CurtainProps) {
  const { view, curtain } = model;
  const button = useRef<HTMLButtonElement>(null);
  // There is nothing else to do here, so Enter is enough.
  useEffect(() => button.current?.focus(), [curtain]);
  if (!view || curtain === null) return null;
  return (
    <section class="prompt yours handover" aria-label="What is asked" data-testid="curtain">
      <h2>Pass to the {armyOf(view, curtain)} player.</h2>
      <p>All hands are covered. The board shows what everybody may see.</p>
      <BackWords model={model} />
      <div class="prompt-foot">
        <BackKey session={session} model={model} />
        <button ref={button} type="button" class="act primary" onClick={() => void session.liftCurtain()}>
          Show my hand
        </button>
      </div>
    </section>
  );
}

/** Who could answer before everybody's eyes may look at the own hand first. */
export function HandKey({ session, model }: CurtainProps) {
  const { curtain, state, showing, moment, confirming, view } = model;
  if (curtain === null || !state?.offers.length || showing || moment || confirming || !view) return null;
  return (
    <>
      <BackKey session={session} model={model} />
      <button type="button" class="act" onClick={() => void session.liftCurtain()} data-testid="show-hand">
        Show my hand
      </button>
    </>
  );
}

const backWords = ({ view, state }: BattleModel): string =>
  view && state?.back ? `${armyOf(view, state.back.seat)}: ${state.back.label}` : '';

/** What can still be taken back, and by whom. */
function BackWords({ model }: { readonly model: BattleModel }) {
  const words = backWords(model);
  return words === '' ? null : <p>Can be taken back: {words.replace(/\.$/, '')}.</p>;
}

/** Until somebody else has chosen, the last choice can be taken back. Who does so is asked again, and sees no hand by it. */
function BackKey({ session, model }: CurtainProps) {
  const words = backWords(model);
  if (words === '') return null;
  return (
    <button
      type="button"
      class="act"
      aria-label={`Take back. ${words}`}
      title={`Take back. ${words}`}
      disabled={model.busy}
      onClick={() => void session.undo()}
      data-testid="take-back"
    >
      Take back
    </button>
  );
}
