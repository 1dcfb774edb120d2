// What happened last: the last roll and what came of it, with the keys that show it again and lead back. In a replay, which
// has no prompt, what is being told is told here. Pieces move here too. It is not spoken from here: Speech has the words.

import '../../styles/stage.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion, settings } from '../../app/settings.ts';
import { useStore } from '../../app/store.ts';
import type { Course } from '../../games/kit.ts';
import { useKit } from '../../games/use-kit.ts';
import { Icon } from '../../icons.tsx';
import type { BattleModel, BattleSession } from '../session.ts';
import type { Glide, Showing } from '../step-player.ts';
import { TraceKey } from '../trace/TurnSummary.tsx';
import { EndPanel } from './EndPanel.tsx';
import { LookKey } from './LookBar.tsx';
import { OnShow } from './OnShow.tsx';
import { moveLasts, PACES } from './pacing.ts';
import { Tray } from './Tray.tsx';

interface StageProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  /** Shows no result by itself: the end of a replay is no news. */
  readonly replay?: boolean;
}

export function Stage({ session, model, replay = false }: StageProps) {
  const { state, view, showing, moment, log } = model;
  const ref = useRef<HTMLDivElement>(null);
  const glide = useStore(session.player.glide);
  const { course, places } = useKit();
  useMotion(ref, showing, course);
  useGlide(ref, glide, model, course);
  const over = state !== null && state.over && showing === null && session.player.at === null;
  const [result, setResult] = useState<'none' | 'news' | 'asked'>('none');
  // The end is told once, when it comes, and whenever it is asked for.
  useEffect(() => setResult(over && !replay ? 'news' : 'none'), [over, replay]);
  if (!state || !view) return null;
  // Until something has happened, how one learns more.
  const hint = `Point at a ${places.noun}, or hold a finger on it, to see who stands there.`;
  const empty = moment ? (moment.prompt?.text ?? hint) : hint;
  const watched = !replay && state.players.every((player) => player !== 'person');
  return (
    <section
      class={`stage${showing && !replay && !watched ? ' telling' : ''}`}
      ref={ref}
      aria-label="What is happening"
      data-testid="stage"
    >
      {showing && replay ? (
        <OnShow key={showing.step.number} session={session} showing={showing} />
      ) : (
        <Tray log={moment ? moment.tellings : toldBefore(log, showing)} empty={empty} game={view.game}>
          {!moment && !showing && session.hasAgain && !session.player.isHeld && (
            <button type="button" class="stage-key" onClick={() => session.again()} data-testid="again">
              <Icon name="turn" size={18} />
              <span class="key-word">Again</span>
            </button>
          )}
          <TraceKey session={session} model={model} />
          {over && !replay && !moment && (
            <button type="button" class="stage-key" onClick={() => setResult('asked')} data-testid="show-result">
              <Icon name="standard" size={18} />
              <span class="key-word">The result</span>
            </button>
          )}
        </Tray>
      )}
      {!replay && !moment && <LookKey session={session} model={model} />}
      {watched && !over && !moment && <PauseKey session={session} />}
      {over && result !== 'none' && !moment && (
        <EndPanel session={session} model={model} news={result === 'news'} onClose={() => setResult('none')} />
      )}
    </section>
  );
}

/** While something is told, the strip still has what happened before it. */
function toldBefore(log: BattleModel['log'], showing: Showing | null): BattleModel['log'] {
  if (!showing || showing.again) return log;
  const before = log.findIndex(({ number }) => number === showing.step.number);
  return before < 0 ? log : log.slice(0, before);
}

/** Who only watches may stop the battle where it is. */
function PauseKey({ session }: { readonly session: BattleSession }) {
  const [held, setHeld] = useState(session.player.isHeld);
  const turn = () => {
    if (session.player.isHeld) session.player.release();
    else session.player.hold();
    setHeld(session.player.isHeld);
  };
  return (
    <button type="button" class="stage-key" onClick={turn} data-testid="pause">
      <Icon name={held ? 'play' : 'pause'} size={18} />
      <span class="key-word">{held ? 'Go on' : 'Pause'}</span>
    </button>
  );
}

/** The telling on show, played on the board; what was playing before ends in the same picture, so nothing jumps back. */
function useMotion(ref: { readonly current: HTMLElement | null }, showing: Showing | null, course: Course): void {
  useLayoutEffect(() => {
    const field = ref.current?.parentElement;
    if (!field || !showing || reducedMotion()) return;
    const { step, told, before, lasts } = showing;
    const after = step.view as typeof before;
    return course.play(field, {
      telling: step.tellings[told - 1],
      before: course.between(before, after, step.tellings, told - 1),
      now: course.between(before, after, step.tellings, told),
      lasts: Math.max(lasts * 0.85, 80),
    });
  }, [showing]);
}

/** A piece that the person moved goes its way while he goes on. */
function useGlide(
  ref: { readonly current: HTMLElement | null },
  glide: Glide | null,
  { view }: BattleModel,
  course: Course,
): void {
  const first = useRef(glide);
  useLayoutEffect(() => {
    const field = ref.current?.parentElement;
    // One that is older than this stage is over.
    if (!field || !view || glide === null || glide === first.current || reducedMotion()) return;
    const { speed } = settings.value;
    if (speed === 'instant') return;
    const ends = glide.tellings.map((telling) => {
      const lasts = moveLasts(telling.way?.places.length ?? 1, PACES[speed]);
      return course.play(field, { telling, before: view, now: view, lasts });
    });
    return () => {
      for (const end of ends) end();
    };
  }, [glide]);
}
