// The buttons of the prompt: what carries out what is considered, what puts it back, and what ends something. They stand always
// in the same corner. Filled is what the person has begun, what is usually taken, or the only thing there is (standing-out.ts).

import { severalActors } from '../pointing.ts';
import type { BattleModel, BattleSession, State } from '../session.ts';
import { endings, passingAnswer, standsOut, usualOnBoard } from '../standing-out.ts';
import { confirmLabel, finishLabel } from './words.ts';

interface FootProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly state: State;
}

export function Foot({ session, model, state }: FootProps) {
  const { confirming, picking, selected, busy } = model;
  if (confirming) {
    // Whether something shall really be left undone: what leads back stands out, where the ending stood that was pressed, so that
    // a second press of an eager finger ends nothing.
    const doubted = confirming.leaves !== undefined;
    const back = (
      <button
        key="back"
        type="button"
        class={`act${doubted ? ' primary grows' : ''}`}
        data-testid="cancel"
        onClick={() => session.drop()}
      >
        {doubted ? 'Go back' : 'Cancel'}
      </button>
    );
    const carryOut = (
      <button
        key="carry-out"
        type="button"
        class={`act${doubted ? '' : ' primary'}`}
        data-testid="confirm"
        data-choice={confirming.choice}
        disabled={busy}
        onClick={() => session.confirm()}
      >
        {confirmLabel(confirming)}
      </button>
    );
    return <>{doubted ? [carryOut, back] : [back, carryOut]}</>;
  }
  const filled = standsOut(state.offers);
  const passing = passingAnswer(state);
  const usual = picking.length > 0 ? null : usualOnBoard(state.offers);
  return (
    <>
      {(picking.length > 0 || (selected && severalActors(state.offers))) && (
        <button type="button" class="act" data-testid="cancel" onClick={() => session.drop()}>
          {picking.length > 0 ? 'Cancel' : 'Put back'}
        </button>
      )}
      {passing && (
        <button
          type="button"
          class="act"
          data-testid="pass-turn"
          disabled={busy}
          onClick={() => void session.passThisTurn(passing)}
        >
          {passing.label} all this turn
        </button>
      )}
      {usual && (
        <button
          type="button"
          class="act primary"
          data-testid="usual"
          data-choice={usual.choice}
          disabled={busy}
          onClick={() => session.press(usual)}
        >
          {confirmLabel(usual)}
        </button>
      )}
      {endings(state.offers).map((offer) => (
        <button
          key={offer.choice}
          type="button"
          class={`act${offer === filled ? ' primary' : ''}`}
          data-testid="finish"
          data-choice={offer.choice}
          data-leaves={offer.leaves}
          disabled={busy}
          onClick={() => session.press(offer)}
        >
          {finishLabel(offer)}
        </button>
      ))}
    </>
  );
}
