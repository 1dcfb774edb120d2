// A battle looked at from its beginning, or from any moment on: as any seat saw it, or with all hands open.

import '../styles/board-room.css';
import '../styles/pieces.css';
import '../styles/replay.css';
import '../styles/dialogs.css';
import '../styles/log.css';
import '../styles/top-bar.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { address } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { Keys } from '../battle/keys/Keys.tsx';
import { Speech } from '../battle/keys/Speech.tsx';
import { LogPanel } from '../battle/log/LogPanel.tsx';
import { turnStarts } from '../battle/log/log-lines.ts';
import { Stage } from '../battle/log/Stage.tsx';
import { marksOf } from '../battle/marks.ts';
import { armiesOf, isTurned } from '../battle/seats.ts';
import { stripOf } from '../board/strip.ts';
import { ZoomKey } from '../board/ZoomKeys.tsx';
import { KitContext } from '../games/use-kit.ts';
import { Icon } from '../icons.tsx';
import { openWorkerTable } from '../table/worker-table.ts';
import { Hands } from './Hands.tsx';
import { findReplay } from './open-replay.ts';
import { ReplayBar, ReplayWishes } from './ReplayBar.tsx';
import { ReplaySession } from './replay-session.ts';

export function ReplayScreen({ id, at }: { readonly id: string; readonly at: number }) {
  const session = useMemo(() => new ReplaySession(openWorkerTable()), [id]);
  const [seats, setSeats] = useState<readonly number[] | 'all'>([]);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let gone = false;
    findReplay(id)
      .then(async ({ opening, seats: allowed, eyes }) => {
        if (gone) return;
        setSeats(allowed);
        await session.begin(opening, at, eyes);
      })
      .catch((error: unknown) => !gone && setFailed(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
      session.pause();
      session.close();
    };
  }, [session]);
  if (failed !== '') return <Failed message={failed} />;
  return <ReplayTable session={session} seats={seats} />;
}

function Failed({ message }: { readonly message: string }) {
  return (
    <main class="replay-failed" id="main">
      <h1>This battle cannot be replayed</h1>
      <p>{message}</p>
      <p>
        <a href={address({ screen: 'front' })}>To the front page</a>
      </p>
    </main>
  );
}

interface TableProps {
  readonly session: ReplaySession;
  readonly seats: readonly number[] | 'all';
}

function ReplayTable({ session, seats }: TableProps) {
  const model = useStore(session.model);
  const replay = useStore(session.replay);
  const { hexNames, ownArmyBelow } = useStore(settings);
  const { state, moment, showing, view, log } = model;
  const { kit } = session;
  const turns = useMemo(() => turnStarts(log, kit?.result.kinds.turn ?? ''), [log, kit]);
  const [root] = useState<{ current: HTMLDivElement | null }>({ current: null });
  if (!state || !view || !moment || !kit) {
    return (
      <main class="battle-loading" id="main" aria-busy="true">
        <h1>Opening the record</h1>
      </main>
    );
  }
  const shown = showing ? view : moment.view;
  const { Board, Score } = kit;
  const ratio = kit.boardRatio?.(view) ?? null;
  const open = seats === 'all' ? [...armiesOf(view).keys()] : seats;
  const eyes = replay.eyes === 'all' ? -1 : replay.eyes;
  return (
    <KitContext.Provider value={kit}>
      <div
        class="replay"
        ref={root}
        data-strip={stripOf(ratio)}
        style={ratio === null ? undefined : { '--board-ratio': ratio.toFixed(4) }}
      >
        <header class="replay-head">
          <a class="replay-leave" href={address({ screen: 'front' })}>
            <Icon name="close" size={18} />
            Leave
          </a>
          <ZoomKey />
          <h1>
            Replay: {view.scenario.name} <span class="replay-date">{view.scenario.date}</span>
          </h1>
          <p class="replay-turn">{kit.turnWords(shown)}</p>
          {shown.sides.map(({ side, army }, i) => (
            <p class="replay-army" key={side}>
              <b>{army}</b>
              <Score view={shown} side={i} />
            </p>
          ))}
        </header>
        <main class="replay-main" id="main">
          <div class="replay-field">
            <div class="board-room">
              <Board
                view={shown}
                flipped={isTurned(shown, eyes, ownArmyBelow)}
                labels={hexNames}
                marks={marksOf(model)}
                onPoint={() => session.point()}
              />
            </div>
            <Stage session={session} model={model} replay />
          </div>
          <ReplayBar session={session} model={model} replay={replay} turns={turns} />
          <div class="replay-rest">
            <ReplayWishes session={session} model={model} replay={replay} seats={open} />
            <Hands view={shown} hands={replay.hands} />
            <aside class="replay-side" aria-label="Log">
              <LogPanel session={session} model={model} />
            </aside>
          </div>
        </main>
        <Keys session={session} root={root} />
        <Speech model={model} />
      </div>
    </KitContext.Provider>
  );
}
