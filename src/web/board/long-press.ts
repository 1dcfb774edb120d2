// A finger that rests on a hex asks about it instead of pointing at it.

import { useMemo } from 'preact/hooks';

/** Milliseconds of a long press, and the pixels a resting finger may wander. */
const LONG_PRESS = 480;
const WANDER = 10;

interface LongPress {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(): void;
  /** Whether the press that just ended was a long one, so that it is no tap. */
  wasLong(): boolean;
}

export function useLongPress(ask: (place: string) => void): LongPress {
  const press = useMemo(() => new Press(), []);
  press.ask = ask;
  return press;
}

class Press implements LongPress {
  ask: (place: string) => void = () => {};
  private timer: ReturnType<typeof setTimeout> | null = null;
  private long = false;
  private start = { x: 0, y: 0 };

  down = (event: PointerEvent): void => {
    this.up();
    this.long = false;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    const target = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    const place = target?.getAttribute('data-place');
    if (!place) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.timer = null;
      this.long = true;
      this.ask(place);
    }, LONG_PRESS);
  };

  move = (event: PointerEvent): void => {
    if (this.timer !== null && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > WANDER)
      this.up();
  };

  up = (): void => {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  };

  wasLong = (): boolean => this.long;
}
