// A real battle between two computer players, shown slowly. The table plays it through in its worker; here one step after
// the other is shown, those in which something is to be seen. Who wants no motion gets one still moment of it.

import games from 'virtual:vexillum/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../../kernel/view.ts';
import { watchedBattle } from '../app/open-battle.ts';
import { scoreOf } from '../app/score.ts';
import { reducedMotion } from '../app/settings.ts';
import { NO_MARKS } from '../games/kit.ts';
import { useKitOf } from '../games/use-kit.ts';
import type { Step } from '../table/protocol.ts';
import { passingBattle } from '../table/saved.ts';
import { openWorkerTable } from '../table/worker-table.ts';

const PACE = 1100;
const REST = 6000;
/** So many steps are shown before the first fight. */
const MARCH = 5;
/** What the still picture shows: about the middle of the battle. */
const STILL = 0.55;

interface Frame {
  readonly view: TableView;
  readonly text: string;
  readonly places: readonly string[];
  /** Battle dice fell. */
  readonly fight: boolean;
}

function frameOf(step: Step): Frame | null {
  const told = step.tellings.filter((telling) => telling.weighty || telling.way !== null);
  if (told.length === 0) return null;
  const places = told.flatMap((telling) => telling.places);
  const fight = told.some(({ dice }) => dice.some((die) => die.group !== 'plain'));
  const text = told.map((telling) => telling.text).join(' ');
  return { view: step.view as TableView, text, places, fight };
}

/** A little before the first fight, so that nobody waits through the march; -1 until that is known. */
function firstShown(frames: readonly Frame[], over: boolean): number {
  const fight = frames.findIndex((frame) => frame.fight);
  return fight >= 0 ? Math.max(0, fight - MARCH) : over ? 0 : -1;
}

/** The first battle of each game in turn. */
const battleOf = (round: number): string => games[round % games.length].first.battle;

export function LittleBattle() {
  const [first, setFirst] = useState<TableView | null>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [running, setRunning] = useState(!reducedMotion());
  const [round, setRound] = useState(0);
  const frames = useRef<Frame[]>([]);
  /** The next to show; -1 until it is known where to begin. */
  const shown = useRef(-1);
  const over = useRef(false);

  useEffect(() => {
    frames.current = [];
    shown.current = -1;
    over.current = false;
    const table = openWorkerTable();
    const end = table.onUpdate(({ steps, state }) => {
      for (const step of steps) {
        const one = frameOf(step);
        if (one) frames.current.push(one);
      }
      over.current = state.over;
      if (!state.over) return;
      if (reducedMotion()) setFrame(frames.current[Math.floor(frames.current.length * STILL)] ?? null);
      // All is here; the workers are no longer needed.
      end();
      table.close();
    });
    table
      .open({ kind: 'new', battle: passingBattle('front'), setup: watchedBattle(battleOf(round)) })
      .then((state) => {
        setFirst(state.view);
        setFrame(null);
        return table.watch(-1);
      })
      // A browser without workers shows the page without a picture.
      .catch(() => {});
    return () => {
      end();
      table.close();
    };
  }, [round]);

  useEffect(() => {
    if (!running) return;
    let rest = 0;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (shown.current < 0) shown.current = firstShown(frames.current, over.current);
      const next = frames.current[shown.current];
      if (next) {
        shown.current++;
        setFrame(next);
      } else if (over.current && ++rest * PACE > REST) {
        rest = 0;
        setRound((n) => n + 1);
      }
    }, PACE);
    return () => clearInterval(timer);
  }, [running]);

  const kit = useKitOf(first?.game ?? battleOf(round).split('/')[0]);
  if (!first || !kit) return null;
  const view = frame?.view ?? first;
  const score = scoreOf(view);
  return (
    <>
      <div class="little-board" aria-hidden="true">
        <kit.Board
          key={view.scenario.id}
          view={view}
          flipped={false}
          labels={false}
          marks={{ ...NO_MARKS, lit: frame?.places ?? [] }}
          still
        />
      </div>
      <figcaption class="little-words">
        <p class="little-score">
          <b>{view.scenario.name}</b>, {view.scenario.date}.{' '}
          {view.sides.map(({ army }, i) => `${army} ${score[i]}`).join('; ')}.
        </p>
        <p class="little-told">{frame?.text ?? 'Two computer players take their places.'}</p>
        <button type="button" class="button small" onClick={() => setRunning(!running)}>
          {running ? 'Pause the picture' : 'Let the picture run'}
        </button>
      </figcaption>
    </>
  );
}
