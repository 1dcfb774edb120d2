// The table: board, prompt, hand, log and score on one screen. The parts draw from the session and know nothing of each
// other; this file only lays them out.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { takeOpening } from '../app/open-battle.ts';
import { settings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { Board } from '../board/Board.tsx';
import { openWorkerTable } from '../table/worker-table.ts';
import { Keys } from './keys/Keys.tsx';
import { Speech } from './keys/Speech.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import { LookBar } from './log/LookBar.tsx';
import { Stage } from './log/Stage.tsx';
import { marksOf } from './marks.ts';
import { Curtain } from './panels/Curtain.tsx';
import { DiceEntry } from './panels/DiceEntry.tsx';
import { Hand } from './panels/Hand.tsx';
import { Inspector } from './panels/Inspector.tsx';
import { PromptBar } from './panels/PromptBar.tsx';
import { TopBar } from './panels/TopBar.tsx';
import { TroubleBar } from './panels/TroubleBar.tsx';
import { BattleSession } from './session.ts';

export function BattleScreen({ id }: { readonly id: string }) {
  const session = useMemo(() => new BattleSession(openWorkerTable()), [id]);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    session.open(takeOpening(id) ?? { kind: 'saved', battle: id }).catch((error) => setFailed(error.message));
    return () => session.close();
  }, [session]);
  if (failed !== '') return <TroubleBar.Page message={failed} battle={id} />;
  return <BattleTable session={session} />;
}

/** The table itself; also used by the replay screen, with a session of its own. */
export function BattleTable({ session }: { readonly session: BattleSession }) {
  const model = useStore(session.model);
  const { hexNames, ownArmyBelow } = useStore(settings);
  const root = useRef<HTMLDivElement>(null);
  const { state, view, curtain, moment } = model;
  if (!state || !view) {
    return (
      <main class="battle-loading" aria-busy="true">
        <h1>Setting up the table</h1>
      </main>
    );
  }
  if (curtain !== null) return <Curtain session={session} model={model} />;
  const shown = moment ? moment.view : view;
  const flipped = ownArmyBelow && state.watching === 0;
  return (
    <div class="battle" ref={root} data-phase={state.prompt?.decision ?? 'over'}>
      <TopBar session={session} model={model} view={shown} />
      <main class="battle-main" id="main">
        <h1 class="visually-hidden">{view.scenario.name}</h1>
        <div class="battle-field">
          <Board
            view={shown}
            flipped={flipped}
            labels={hexNames}
            marks={marksOf(model)}
            onPoint={(place) => session.point(place)}
            onHover={(place) => session.hover(place)}
          />
          <Stage session={session} model={model} />
        </div>
        <PromptBar session={session} model={model} />
        <aside class="battle-side" aria-label="Inspector and log">
          <Inspector session={session} model={model} />
          <LogPanel session={session} model={model} />
        </aside>
        <LookBar session={session} model={model} />
        <Hand session={session} model={model} view={shown} />
      </main>
      {state.roll && <DiceEntry session={session} roll={state.roll} />}
      <TroubleBar session={session} model={model} />
      <Keys session={session} model={model} root={root} />
      <Speech model={model} />
    </div>
  );
}
