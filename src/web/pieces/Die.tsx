// One die of the table: square, with a large symbol. Its frame says by form what it did: thick for a hit, dashed for a flag,
// dotted when it is rolled again. It is an image; who shows it alone gives it words by `label`.

import type { DieTelling } from '../../kernel/ruleset.ts';
import { faceOf } from './faces.ts';

export interface DieProps {
  readonly face: string;
  readonly group?: DieTelling['group'];
  /** Side in CSS pixels. */
  readonly size?: number;
  readonly game?: string;
  /** Its words for a screen reader; without them it is decoration beside words. */
  readonly label?: string;
}

export function Die({ face, group = 'plain', size = 44, game = 'ancients', label }: DieProps) {
  const art = faceOf(game, face);
  // On a plate a symbol leaves a margin.
  const shrunk = art.ground === undefined ? undefined : 'scale(0.84)';
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={`die die-${group}`} width={size} height={size} viewBox="-56 -56 112 112" {...spoken}>
      <rect class="die-shade" x={-47} y={-45} width={100} height={100} rx={17} />
      <rect class="die-body" x={-50} y={-50} width={100} height={100} rx={16} />
      {art.ground !== undefined && (
        <rect class={`die-plate die-on-${art.ground}`} x={-43} y={-43} width={86} height={86} rx={11} />
      )}
      <path class={`die-symbol face-${art.colour}`} d={art.path} transform={shrunk} />
      {art.cut !== undefined && <path class="die-cut" d={art.cut} transform={shrunk} />}
    </svg>
  );
}
