// What is happening, at the foot of the board: the sentence on show, the dice beside the hexes they are about, and when all
// is quiet the last roll. Pieces move here too. It is not spoken from here: Speech has the words.

import '../../styles/stage.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion, settings } from '../../app/settings.ts';
import { useStore } from '../../app/store.ts';
import type { Course } from '../../games/kit.ts';
import { useKit } from '../../games/use-kit.ts';
import { Icon } from '../../icons.tsx';
import type { BattleModel, BattleSession } from '../session.ts';
import type { Glide, Showing } from '../step-player.ts';
import { Cast } from './Cast.tsx';
import { EndPanel } from './EndPanel.tsx';
import { LookKey } from './LookBar.tsx';
import { rollAt } from './log-lines.ts';
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
  const { course } = useKit();
  useMotion(ref, showing, course);
  useGlide(ref, glide, model, course);
  const over = state !== null && state.over && showing === null && session.player.at === null;
  const [result, setResult] = useState(false);
  // The end is told once, when it comes, and whenever it is asked for.
  useEffect(() => setResult(over && !replay), [over, replay]);
  if (!state || !view) return null;
  const watched = !replay && state.players.every((player) => player !== 'person');
  return (
    <section class="stage" ref={ref} aria-label="What is happening" data-testid="stage">
      {showing ? (
        <OnShow key={showing.step.number} session={session} showing={showing} />
      ) : (
        <Tray log={moment ? moment.tellings : log} empty={moment?.prompt?.text} game={view.game}>
          {!moment && session.player.hasAgain && !session.player.isHeld && (
            <button type="button" class="stage-key" onClick={() => session.again()} data-testid="again">
              <Icon name="turn" size={18} />
              <span class="key-word">Again</span>
            </button>
          )}
          {over && !replay && !moment && (
            <button type="button" class="stage-key" onClick={() => setResult(true)} data-testid="show-result">
              <Icon name="standard" size={18} />
              <span class="key-word">The result</span>
            </button>
          )}
        </Tray>
      )}
      {!replay && !moment && <LookKey session={session} model={model} />}
      {watched && !over && !moment && <PauseKey session={session} />}
      {over && result && !moment && <EndPanel session={session} model={model} onClose={() => setResult(false)} />}
    </section>
  );
}

function OnShow({ session, showing }: { readonly session: BattleSession; readonly showing: Showing }) {
  const { step, told, before } = showing;
  const telling = step.tellings[told - 1];
  const { course } = useKit();
  const view = step.view as typeof before;
  const { Scored } = course;
  const gained = course.scored?.(telling, before, view) ?? null;
  const roll = telling.dice.length > 0 ? rollAt(step.tellings, told - 1) : null;
  return (
    // A tap anywhere here skips; so do the button and the keys.
    <div class={`on-show${roll ? ' with-dice' : ''}`} onClick={() => session.skip()}>
      {roll && <Cast roll={roll} game={view.game} />}
      <p class="stage-text">
        {gained !== null && Scored && <Scored view={view} side={gained} />}
        {/* What each die did stands under it, or where there is no room for that, here. */}
        {roll && <span class="told-words">{[...new Set(telling.dice.map(({ words }) => words))].join('; ')}</span>}
        <span class={roll ? 'told-dice' : undefined}>{telling.text}</span>
      </p>
      <button
        type="button"
        class="stage-key"
        data-testid="skip"
        onClick={(event) => {
          event.stopPropagation();
          session.skip();
        }}
      >
        <Icon name="stepForward" size={18} />
        <span class="key-word">Skip</span>
      </button>
    </div>
  );
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
