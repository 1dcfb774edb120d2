// The table: board, prompt, hand, log and score on one screen. The parts draw from the session and know nothing of each
// other; this file only lays them out.

import '../styles/board-room.css';
import '../styles/pieces.css';
import '../styles/battle.css';
import '../styles/top-bar.css';
import '../styles/prompt.css';
import '../styles/inspector.css';
import '../styles/cards.css';
import '../styles/hand.css';
import '../styles/dialogs.css';
import '../styles/battle-square.css';
import '../styles/battle-narrow.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { takeOpening } from '../app/open-battle.ts';
import { settings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { memo } from '../board/memo.ts';
import { stripOf } from '../board/strip.ts';
import { KitContext } from '../games/use-kit.ts';
import { openWorkerTable } from '../table/worker-table.ts';
import { Keys } from './keys/Keys.tsx';
import { SkipLinks } from './keys/SkipLinks.tsx';
import { Speech } from './keys/Speech.tsx';
import { lineFocused, lineShown, reading } from './keys/voice.ts';
import { LogPanel } from './log/LogPanel.tsx';
import { LookBar } from './log/LookBar.tsx';
import { Stage } from './log/Stage.tsx';
import { MARK_PARTS } from './marks.ts';
import { columnOf } from './panels/column.ts';
import { DiceEntry } from './panels/DiceEntry.tsx';
import { Field } from './panels/Field.tsx';
import { Hand } from './panels/Hand.tsx';
import { Inspector } from './panels/Inspector.tsx';
import { useLeavesGoing } from './panels/kept-focus.ts';
import { PromptBar } from './panels/PromptBar.tsx';
import { TopBar } from './panels/TopBar.tsx';
import { TroubleBar } from './panels/TroubleBar.tsx';
import { useResting } from './panels/use-resting.ts';
import { useSquarish, useWide } from './panels/use-wide.ts';
import { type BattleModel, BattleSession } from './session.ts';
import { Sounds } from './sound/Sounds.tsx';
import { Pointed } from './trace/Pointed.tsx';

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
  const root = useRef<HTMLDivElement>(null);
  const { state, view, moment } = model;
  usePlayForced(session);
  useLeavesGoing(state);
  useEffect(() => {
    session.onAsking = (on) => root.current?.setAttribute('aria-busy', String(on));
    return () => {
      session.onAsking = null;
    };
  }, [session]);
  const wide = useWide();
  const squarish = useSquarish();
  const typing = [useStore(lineShown), useStore(lineFocused), useStore(reading) !== null].includes(true);
  const resting = useResting(model);
  const { kit } = session;
  if (!state || !view || !kit) {
    return (
      <main class="battle-loading" id="main" aria-busy="true">
        <h1>Setting up the table</h1>
      </main>
    );
  }
  const shown = moment ? moment.view : view;
  const ratio = kit.boardRatio?.(view) ?? null;
  return (
    <KitContext.Provider value={kit}>
      <div
        class="battle"
        ref={root}
        data-phase={state.prompt?.decision ?? 'over'}
        data-number={state.number}
        data-back={moment !== null}
        {...columnOf(model, shown)}
        data-line={typing ? 'open' : undefined}
        data-resting={resting && !typing ? '' : undefined}
        data-strip={stripOf(ratio, squarish)}
        style={ratio === null ? undefined : { '--board-ratio': ratio.toFixed(4) }}
      >
        <QuietSkipLinks root={root} />
        <QuietTopBar session={session} model={model} view={shown} />
        <main class="battle-main" id="main">
          <h1 class="visually-hidden">{view.scenario.name}</h1>
          <div class="battle-field">
            <QuietField session={session} model={model} view={shown} wide={wide} />
            <QuietStage session={session} model={model} />
          </div>
          {/* The column beside the board. Each part has a place in the grid of battle.css. */}
          <div class="column-asked">
            <PromptBar session={session} model={model} view={view} wide={wide} />
            <QuietLookBar session={session} model={model} />
            <QuietInspector key={state.watching} session={session} model={model} view={shown} />
          </div>
          <div class="column-kept">
            <QuietLog session={session} model={model} />
            <QuietHand session={session} model={model} view={shown} />
            {/* The typed line and the last answer have the foot of the column. */}
            <QuietKeys key={`keys ${state.watching}`} session={session} root={root} />
          </div>
        </main>
        {state.roll && !model.showing && moment === null && (
          <DiceEntry
            key={`${state.number} ${state.roll.soFar.length}`}
            session={session}
            roll={state.roll}
            prompt={state.prompt}
            view={view}
          />
        )}
        <TroubleBar session={session} model={model} />
        {/* What was said or worked out for one person goes with him. */}
        <Speech key={state.watching} model={model} />
        <Pointed session={session} model={model} root={root} />
        <Sounds model={model} />
      </div>
    </KitContext.Provider>
  );
}

/** A wish about forced choices holds for the battle that is being fought, from the moment it is changed. */
function usePlayForced(session: BattleSession): void {
  const wish = useStore(settings, (value) => value.playForced);
  const before = useRef(wish);
  useEffect(() => {
    if (before.current === wish) return;
    before.current = wish;
    void session.setPlayForced(wish);
  }, [wish]);
}

const sameParts = (a: BattleModel, b: BattleModel, parts: readonly (keyof BattleModel)[]): boolean =>
  parts.every((part) => a[part] === b[part]);

/** The board changes with what is drawn on it, and with who looks. */
const QuietField = memo(
  Field,
  (a, b) => a.view === b.view && a.wide === b.wide && sameParts(a.model, b.model, [...MARK_PARTS, 'curtain']),
);

const QuietStage = memo(Stage, (a, b) =>
  sameParts(a.model, b.model, [
    'state',
    'view',
    'showing',
    'moment',
    'log',
    'selected',
    'confirming',
    'picking',
    'passed',
    'traceWish',
  ]),
);

const QuietLookBar = memo(LookBar, (a, b) =>
  sameParts(a.model, b.model, ['state', 'view', 'showing', 'moment', 'log']),
);

const QuietInspector = memo(
  Inspector,
  (a, b) =>
    a.view === b.view &&
    sameParts(a.model, b.model, [
      'state',
      'showing',
      'moment',
      'cursor',
      'hovered',
      'inspected',
      'selected',
      'confirming',
      'odds',
      'shortOdds',
    ]),
);

const QuietKeys = memo(Keys);

const QuietSkipLinks = memo(SkipLinks);

/** The bar on top tells of the table, not of what is in hand. */
const QuietTopBar = memo(
  TopBar,
  (a, b) =>
    a.view === b.view && sameParts(a.model, b.model, ['state', 'showing', 'moment', 'trouble', 'unsaved', 'log']),
);

const QuietHand = memo(
  Hand,
  (a, b) => a.view === b.view && sameParts(a.model, b.model, ['state', 'confirming', 'showing', 'moment', 'busy']),
);

/** The log is long; where the pointer rests or which odds were counted does not change it. */
const QuietLog = memo(LogPanel, (a, b) =>
  sameParts(a.model, b.model, ['state', 'log', 'moment', 'showing', 'view', 'told']),
);
