// Dice that have just been rolled, on the board beside the hexes that they are about and never on them.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DiceRow } from '../../pieces/DiceRow.tsx';
import { type Box, type Corner, freeCorner } from './corner.ts';
import type { Roll } from './log-lines.ts';

export function Cast({ roll, game }: { readonly roll: Roll; readonly game: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<Corner>('top-left');
  const { dice, places } = roll.telling;
  useLayoutEffect(() => {
    const cast = ref.current;
    const board = cast?.closest('.stage')?.parentElement?.querySelector('.board');
    if (!cast || !board) return;
    const hexes = places.flatMap((place): Box[] => {
      const hex = board.querySelector(`[data-place="${CSS.escape(place)}"]`);
      return hex ? [hex.getBoundingClientRect()] : [];
    });
    const { width, height } = cast.getBoundingClientRect();
    setCorner((now) => freeCorner(board.getBoundingClientRect(), { width, height }, hexes, now));
  }, [roll.telling]);
  return (
    <div class={`cast ${corner}`} ref={ref} data-testid="dice">
      {roll.who !== '' && <p class="cast-who">{roll.who}</p>}
      <DiceRow dice={dice} game={game} size={46} rolling />
    </div>
  );
}
