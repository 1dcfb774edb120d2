// Looks closely: at the exchange that is considered, or at whoever stands at the place in question.

import { useEffect, useState } from 'preact/hooks';
import type { Explanation, Offer } from '../../../kernel/ruleset.ts';
import { useKit } from '../../games/use-kit.ts';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { OddsPanel } from './OddsPanel.tsx';

interface InspectorProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
}

/** Milliseconds that a pointer rests before anything is asked. */
const REST = 120;

export function Inspector({ session, model, view }: InspectorProps) {
  return (
    <section class="inspector" aria-label="Inspector" data-testid="inspector">
      <Content session={session} model={model} view={view} />
    </section>
  );
}

function Content({ session, model, view }: InspectorProps) {
  const { PlacePanel, places } = useKit();
  const { confirming, odds, inspected, hovered, selected, cursor, shortOdds } = model;
  const place = inspected ?? hovered ?? confirming?.to ?? selected?.place ?? cursor ?? view.asked;
  const shown = useNumbers(session, model, place);
  if (inspected === null && confirming?.odds && odds?.choice === confirming.choice) {
    if (odds.odds) {
      const { policy } = odds;
      return (
        <OddsPanel
          odds={odds.odds}
          offer={confirming}
          policy={policy}
          game={view.game}
          onPolicy={(wanted) => session.suppose(wanted)}
        />
      );
    }
    return <p class="inspector-empty">{odds.error !== '' ? odds.error : 'Counting every roll of the dice.'}</p>;
  }
  const target = inspected === null ? targetUnder(model) : null;
  if (target && shortOdds[target.choice]) {
    return <OddsPanel odds={shortOdds[target.choice]} offer={target} policy="" game={view.game} />;
  }
  if (!shown) {
    return (
      <p class="inspector-empty">
        Point at a {places.noun} or hold a finger on it to see who stands there and what they can do.
      </p>
    );
  }
  return <PlacePanel view={view} {...shown} />;
}

/** The attack on whom the pointer rests, by the piece in hand. */
function targetUnder({ state, selected, hovered }: BattleModel): Offer | null {
  if (!state || !selected || hovered === null) return null;
  const found = state.offers.find((o) => o.odds && o.from === selected.place && o.to === hovered);
  return found ?? null;
}

interface Shown {
  readonly place: string;
  readonly parts: readonly Explanation[];
  readonly ground: string;
}

/** Changes only when the next place has its answer, so that nothing flickers under a moving pointer. */
function useNumbers(session: BattleSession, model: BattleModel, place: string | null): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const number = model.state?.number ?? 0;
  const back = model.moment !== null;
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      if (place === null) setShown(null);
      // What was is drawn from its own view; numbers can be asked only of what is.
      else if (back) setShown({ place, parts: [], ground: '' });
      else void session.askNumbers(place).then((answer) => wanted && setShown({ place, ...answer }));
    }, REST);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [session, place, number, back]);
  return shown;
}
