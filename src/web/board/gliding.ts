// A board that is brought nearer, or comes nearer by itself, glides there. It is drawn at once as it is afterwards, and its pictures
// come from where they were: what is under the pointer is always what is seen there, and nobody waits. What a hand does on the board
// itself (wheel, drag, pinch) is followed without a glide, and so is a window that changes.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { reducedMotion, settings } from '../app/settings.ts';
import type { Sight } from './pan-zoom.ts';

/** Milliseconds. */
const GLIDE = 200;

/** A part of the drawing, and where on the screen it fills a box. */
export interface Drawn {
  readonly sight: Pick<Sight, 'x' | 'y' | 'width'>;
  readonly box: { readonly left: number; readonly top: number; readonly width: number };
}

/** How the pictures of `now` lie so that every point of them is where it was before; scaled from their upper left corner. */
export function layAs(before: Drawn, now: Drawn): { readonly x: number; readonly y: number; readonly scale: number } {
  const was = before.box.width / before.sight.width;
  return {
    x: before.box.left - now.box.left + (now.sight.x - before.sight.x) * was,
    y: before.box.top - now.box.top + (now.sight.y - before.sight.y) * was,
    scale: was / (now.box.width / now.sight.width),
  };
}

const same = (a: Drawn['sight'], b: Drawn['sight']): boolean => a.x === b.x && a.y === b.y && a.width === b.width;

interface Gliding extends Drawn {
  readonly window: string;
}

/** `room`: the size of the pictures; `byHand`: as `PanZoom` has it. */
export function useGlide(
  board: { readonly current: HTMLElement | null },
  sight: Sight,
  room: { readonly width: number; readonly height: number },
  byHand: () => boolean,
): void {
  const last = useRef<Gliding | null>(null);
  const running = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => {
    const field = board.current;
    const pictures = [...(field?.querySelectorAll<SVGSVGElement>(':scope > svg') ?? [])];
    const [picture] = pictures;
    if (!field || !picture) return;
    const gliding = running.current.some(({ playState }) => playState === 'running');
    const drawn = picture.getBoundingClientRect();
    for (const one of running.current) one.cancel();
    running.current = [];
    const box = gliding ? picture.getBoundingClientRect() : drawn;
    const now = { sight, box, window: `${innerWidth} ${innerHeight}` };
    const before = last.current;
    last.current = now;
    const hand = byHand();
    field.removeAttribute('data-gliding');
    if (!before || before.box.width === 0 || before.window !== now.window || same(before.sight, sight)) return;
    if (hand || settings.value.speed === 'instant' || reducedMotion()) return;
    const { x, y, scale } = layAs(gliding ? { ...before, box: drawn } : before, now);
    const from = { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})` };
    field.setAttribute('data-gliding', '');
    running.current = pictures.map((one) =>
      one.animate([from, { transform: 'none' }], { duration: GLIDE, easing: 'ease-in-out' }),
    );
    const [first] = running.current;
    first.onfinish = () => field.removeAttribute('data-gliding');
  }, [sight.x, sight.y, sight.width, room.width, room.height]);
}
