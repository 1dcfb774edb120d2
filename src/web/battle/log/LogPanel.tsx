// The battle so far in plain sentences, by turn and choice. A line lights its places, and leads to its moment. Only the
// latest lines are in the page; earlier ones come when asked for. What is new is spoken elsewhere, not from here.

import '../../styles/log.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { memo } from '../../board/memo.ts';
import { useKit } from '../../games/use-kit.ts';
import { Icon } from '../../icons.tsx';
import type { TellingAt } from '../../table/protocol.ts';
import { measure } from '../measuring.ts';
import type { BattleModel, BattleSession } from '../session.ts';
import { Brief } from './Brief.tsx';
import { groupLog, momentAfter, sameTurn, type TurnLines } from './log-lines.ts';
import { DiceLine } from './Tray.tsx';
import { useWholeLines } from './use-whole-lines.ts';

/** How many lines the page holds, and how many more each time. */
export const LINES = 120;
/** So near to the end the newest line is followed, in pixels. */
const NEAR = 40;
/** Milliseconds in which a list still moves after a hand has let it go. */
const A_SCROLL = 800;

interface LogProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
}

export function LogPanel({ session, model }: LogProps) {
  const { state, log, moment, showing, view, told: lit } = model;
  // Of the choice on show only what has been told; a replay has its whole log from the beginning.
  const untold = showing && !showing.again && !state?.replay ? showing.step.tellings.length - showing.told : 0;
  const told = log.length - untold;
  const [lines, setLines] = useState(LINES);
  const from = Math.max(0, told - lines);
  const { kinds } = useKit().result;
  const turns = useMemo(() => groupLog(log.slice(from, told), kinds.turn), [log, from, told]);
  const begun = turns.some(({ choices }) => choices.length > 0);
  // In a replay the choice that is being told; else the one that led to the moment looked at.
  const shown = moment ? (showing?.step.number ?? moment.number - 1) : -1;
  const box = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);
  // Before anything has happened one reads from the top; lines that are lit are kept in sight.
  const atEnd = follows && shown < 0 && begun && lit.length === 0;

  useLayoutEffect(() => {
    const list = box.current;
    if (!list || !atEnd) return;
    return measure(() => {
      const high = list.scrollHeight;
      return () => {
        list.scrollTop = high;
      };
    });
  }, [told, atEnd]);
  // The panels above grow and shrink: the newest line stays in sight.
  const following = useRef(false);
  following.current = atEnd;
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const watcher = new ResizeObserver(() => {
      if (following.current) list.scrollTop = list.scrollHeight;
    });
    watcher.observe(list);
    return () => watcher.disconnect();
  }, []);
  useWholeLines(box, !begun && from === 0);
  // The moment that is looked at is kept in sight.
  useEffect(() => {
    if (shown < 0) return;
    const first = log.findIndex(({ number }) => number === shown);
    if (first >= 0 && first < from) setLines(told - first + LINES / 2);
    const line = box.current?.querySelector<HTMLElement>(`[data-number="${shown}"]`);
    if (line && box.current) box.current.scrollTop = line.offsetTop - box.current.clientHeight / 3;
  }, [shown, from]);

  // So is what is pointed at on the trace; the list moves, and the page does not.
  useEffect(() => {
    const list = box.current;
    if (!list || lit.length === 0) return;
    const first = log.indexOf(lit[0]);
    if (first >= 0 && first < from) setLines(told - first + LINES / 2);
    const line = list.querySelector('.trace-told')?.getBoundingClientRect();
    const { top, bottom, height } = list.getBoundingClientRect();
    if (line && (line.top < top || line.bottom > bottom)) list.scrollTop += line.top - top - height / 3;
  }, [lit, from]);

  // Only a hand stops the following; fonts and new lines move the list too.
  const touched = useRef(Number.NEGATIVE_INFINITY);
  const byHand = () => {
    touched.current = performance.now();
  };
  const onScroll = () => {
    const list = box.current;
    if (!list) return;
    const near = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    if (near) setFollows(true);
    else if (performance.now() - touched.current < A_SCROLL) setFollows(false);
    else if (atEnd) list.scrollTop = list.scrollHeight;
  };
  return (
    <section class="log-panel" aria-label="Log" id="log">
      <h2 class="log-title">Log</h2>
      <div
        class="log-lines"
        ref={box}
        onScroll={onScroll}
        onWheel={byHand}
        onTouchMove={byHand}
        onPointerDown={byHand}
        onKeyDown={(event) => {
          byHand();
          walkLines(event);
        }}
        // One set of listeners for all lines, however long the battle is.
        onPointerOver={(event) => event.pointerType === 'mouse' && lightLine(session, lineOf(event))}
        onPointerLeave={() => session.light(NOWHERE)}
        onFocusIn={(event) => lightLine(session, lineOf(event))}
        onFocusOut={() => session.light(NOWHERE)}
        onClick={(event) => {
          const line = lineOf(event);
          if (line) void session.lookBack(Number(line.dataset['moment']));
        }}
        // Without a line to stop at, whoever scrolls by keys stops here.
        tabindex={turns.length === 0 ? 0 : undefined}
        data-testid="log"
      >
        {from > 0 && (
          <button type="button" class="log-earlier" onClick={() => setLines(lines + LINES)}>
            Show earlier ({from})
          </button>
        )}
        {from === 0 && view && <Brief view={view} />}
        {turns.map((turn, i) => (
          <LogTurn
            key={`${turn.moment} ${turn.title}`}
            turn={turn}
            shown={shown}
            lit={lit}
            game={view?.game}
            last={i === turns.length - 1}
          />
        ))}
      </div>
      {!follows && shown < 0 && (
        <button type="button" class="log-newest" onClick={() => setFollows(true)}>
          <Icon name="toEnd" size={16} /> To the newest
        </button>
      )}
    </section>
  );
}

const NOWHERE: readonly string[] = [];

/** The line that something happened at. */
const lineOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.log-line') : null;

/** Between two lines the last one stays lit. */
function lightLine(session: BattleSession, line: HTMLElement | null): void {
  if (line) session.light(line.dataset['places']?.split('|') ?? NOWHERE);
}

interface TurnProps {
  readonly turn: TurnLines;
  /** The choice on show. */
  readonly shown: number;
  /** Lines that tell what is pointed at on the trace. */
  readonly lit: readonly TellingAt[];
  readonly game: string | undefined;
  readonly last: boolean;
}

/** Turns that are over stay as they are, however many there are. */
const LogTurn = memo(
  ({ turn, shown, lit, game, last }: TurnProps) => (
    <section class="log-turn">
      <h3>
        <LogLine moment={turn.moment} text={turn.title} places={NOWHERE} last={last && turn.choices.length === 0} />
      </h3>
      {turn.choices.map(({ number, lines }, k) => (
        <div
          class={`log-choice${number === shown ? ' shown' : ''}`}
          key={number}
          data-number={number}
          aria-current={number === shown ? 'step' : undefined}
        >
          {lines.map((telling, n) => (
            <LogLine
              key={n}
              moment={momentAfter(number)}
              text={telling.text}
              places={telling.places}
              dice={telling.dice}
              weighty={telling.weighty}
              told={lit.includes(telling)}
              game={game}
              last={last && k === turn.choices.length - 1 && n === lines.length - 1}
            />
          ))}
        </div>
      ))}
    </section>
  ),
  (a, b) => a.shown === b.shown && a.lit === b.lit && a.last === b.last && sameTurn(a.turn, b.turn),
);

interface LineProps {
  readonly moment: number;
  readonly text: string;
  readonly places: readonly string[];
  readonly dice?: TellingAt['dice'];
  readonly weighty?: boolean;
  /** It tells what is pointed at on the trace. */
  readonly told?: boolean;
  readonly game?: string;
  /** The newest line is where the tab key enters. */
  readonly last: boolean;
}

const LogLine = memo(
  ({ moment, text, places, dice = [], weighty = false, told = false, game = '', last }: LineProps) => (
    <button
      type="button"
      class={`log-line${weighty ? ' weighty' : ''}${told ? ' trace-told' : ''}`}
      tabindex={last ? 0 : -1}
      data-moment={moment}
      data-places={places.length > 0 ? places.join('|') : undefined}
    >
      <span>{text}</span>
      {dice.length > 0 && <DiceLine dice={dice} game={game} size={20} />}
    </button>
  ),
  (a, b) => a.text === b.text && a.moment === b.moment && a.last === b.last && a.told === b.told,
);

/** One stop for the tab key; inside, the arrow keys go from line to line. */
function walkLines(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -1e6, End: 1e6 }[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const list = event.currentTarget as HTMLElement;
  const all = [...list.querySelectorAll<HTMLElement>('.log-line, .log-earlier')];
  const now = all.indexOf(document.activeElement as HTMLElement);
  const next = all[Math.max(0, Math.min(all.length - 1, now + step))];
  if (!next || now < 0) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
