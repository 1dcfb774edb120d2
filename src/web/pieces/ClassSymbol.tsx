// The symbol of a unit's class as it stands on the dice. Types that the rules set apart have a white border.

import { faceOf } from './faces.ts';

export interface ClassSymbolProps {
  readonly game: string;
  readonly symbol: string;
  readonly bordered: boolean;
  readonly x: number;
  readonly y: number;
  /** Width of the whole mark. */
  readonly size: number;
}

export function ClassSymbol({ game, symbol, bordered, x, y, size }: ClassSymbolProps) {
  const art = faceOf(game, symbol);
  // A border takes its room from the symbol: both kinds of mark are equally large.
  const scale = (size / 100) * (bordered ? 0.82 : 1);
  return (
    <g class="class-symbol" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path class="class-rim" d={art.path} stroke-width={bordered ? 42 : 17} />
      {bordered && <path class="class-border" d={art.path} stroke-width={26} />}
      <path class={`face-${art.colour}`} d={art.path} />
    </g>
  );
}
