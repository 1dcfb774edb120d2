// Pointing at the trace: what the pointer rests on, or the place that has the focus, lights its lines in the log. The drawings lie under
// the places of the board and take no press, so they are looked up by where the pointer is.

import { useEffect } from 'preact/hooks';
import type { BattleModel, BattleSession } from '../session.ts';
import { linesAt, linesOfPart } from './parts.ts';
import { traceShown } from './shown.ts';

interface PointedProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly root: { readonly current: HTMLElement | null };
}

export function Pointed({ session, model, root }: PointedProps) {
  const shown = traceShown(model) === null ? null : model.passed;
  useEffect(() => {
    const board = root.current?.querySelector('.battle-field');
    if (!shown || !board) return;
    let part: string | null = null;
    let place: string | null = placeOf(document.activeElement);
    const light = () => {
      const { lines, places } = part === null ? { lines: [], places: [] } : linesOfPart(shown, part);
      if (lines.length > 0) session.lightLines(lines, places);
      else session.lightLines(place === null ? [] : linesAt(shown, place), []);
    };
    const point = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
      const under = event.type === 'pointerleave' ? null : partUnder(board, event.clientX, event.clientY);
      if (under === part) return;
      part = under;
      light();
    };
    const focus = (event: Event) => {
      place = event.type === 'focusout' ? null : placeOf(event.target);
      light();
    };
    const heard = [
      ['pointermove', point],
      ['pointerleave', point],
      ['focusin', focus],
      ['focusout', focus],
    ] as const;
    for (const [kind, listener] of heard) board.addEventListener(kind, listener);
    light();
    return () => {
      for (const [kind, listener] of heard) board.removeEventListener(kind, listener);
      session.lightLines([], []);
    };
  }, [shown]);
  return null;
}

const placeOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null) : null;

/** The part of the trace that is drawn there, the uppermost of several. */
function partUnder(board: Element, x: number, y: number): string | null {
  const parts = [...board.querySelectorAll<SVGGElement>('.trace [data-part]')];
  return parts.findLast((part) => covers(part, x, y))?.getAttribute('data-part') ?? null;
}

/** An arrow is where its line and its head are; a plate and a fallen piece are their whole sheet. */
function covers(part: SVGGElement, x: number, y: number): boolean {
  const box = part.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  const arrow = [...part.querySelectorAll<SVGPathElement>('.trace-rim')];
  return arrow.length === 0 || arrow.some((path) => onPath(path, x, y));
}

function onPath(path: SVGPathElement, x: number, y: number): boolean {
  const drawn = path.getScreenCTM();
  const at = drawn && new DOMPoint(x, y).matrixTransform(drawn.inverse());
  return at !== null && (path.isPointInStroke(at) || path.isPointInFill(at));
}
