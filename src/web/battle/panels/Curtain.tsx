// Several people at one screen: between them the table is hidden. Nothing of a hand or of what only one of them was told is in
// the document while this stands.

import { useEffect, useRef } from 'preact/hooks';
import { armyOf } from '../seats.ts';
import type { BattleModel, BattleSession } from '../session.ts';

export function Curtain({ session, model }: { readonly session: BattleSession; readonly model: BattleModel }) {
  const { view, curtain } = model;
  const button = useRef<HTMLButtonElement>(null);
  // There is nothing else to do here, so Enter is enough.
  useEffect(() => button.current?.focus(), [curtain]);
  if (!view || curtain === null) return null;
  return (
    <main class="curtain" id="main" data-testid="curtain">
      <div class="curtain-sheet">
        <p class="curtain-scenario">
          {view.scenario.name}: {session.kit?.turnWords(view) ?? `Turn ${view.turn}`}
        </p>
        <h1>{armyOf(view, curtain)}: take the screen</h1>
        <p>The table is covered until you say that you are looking.</p>
        <button ref={button} type="button" class="act primary large" onClick={() => void session.liftCurtain()}>
          I am looking
        </button>
      </div>
    </main>
  );
}
