// Keys that look nearer or farther: they turn the same wheel and draw the same board as a hand does, so that the board needs
// to know nothing of keys.

/** One turn of the wheel: about as much as a zoom button. */
const TURN = 210;
/** More than there is to turn back. */
const ALL = 4000;
/** A step, as a part of what is seen. */
const STEP = 0.2;
/** No pointer of a person has this number. */
const POINTER = 8192;

const middleOf = (box: DOMRect) => ({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });

type Seen = SVGElement | HTMLElement | null;

/** A board that is too large for its place is scrolled, not zoomed. */
const scrolls = (board: Seen): board is HTMLElement => board instanceof HTMLElement && board.matches('.board-scroll');

/** Nearer to the place of the cursor, or farther from it, or back to the whole board. */
export function lookNearer(board: Seen, hex: Seen, how: 'in' | 'out' | 'whole'): void {
  if (scrolls(board)) return hex?.scrollIntoView({ block: 'center', inline: 'center' });
  const deltaY = how === 'in' ? -TURN : how === 'out' ? TURN : ALL;
  const middle = middleOf((hex ?? board)?.getBoundingClientRect() ?? new DOMRect());
  board?.dispatchEvent(new WheelEvent('wheel', { deltaY, ...middle, cancelable: true }));
}

/** Draws the board past the eye by a step, to the right and down where positive. */
export function lookToward(board: Seen, right: number, down: number): void {
  if (!board) return;
  const box = board.getBoundingClientRect();
  if (scrolls(board)) return board.scrollBy({ left: right * STEP * box.width, top: down * STEP * box.height });
  const from = middleOf(box);
  const to = { clientX: from.clientX - right * STEP * box.width, clientY: from.clientY - down * STEP * box.height };
  const send = (kind: string, at: typeof from) =>
    board.dispatchEvent(new PointerEvent(kind, { pointerId: POINTER, pointerType: 'mouse', bubbles: true, ...at }));
  send('pointerdown', from);
  send('pointermove', to);
  send('pointerup', to);
  // A press that does not travel: the drag is over, and the next click is a click.
  send('pointerdown', to);
  send('pointerup', to);
}
