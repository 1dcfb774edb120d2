// The sheet the map is drawn on: a margin, a linen field with its weave, lamp light from above, and what the other coats
// refer to by name.

import { MARGIN } from '../geometry.ts';
import { TreeShapes } from './growth.tsx';
import { boardEdge } from './margins.tsx';
import type { Survey } from './survey.ts';
import { Tents, Towers } from './works.tsx';

/** The field reaches a little beyond the outermost corners. */
const BLEED = 5;

const fieldOf = ({ size }: Survey) => ({
  x: MARGIN - BLEED,
  y: MARGIN - BLEED,
  width: size.width - 2 * (MARGIN - BLEED),
  height: size.height - 2 * (MARGIN - BLEED),
});

export function Names({ survey, id }: { readonly survey: Survey; readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-weave`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path class="g-weave" d="M0 1.500H9M0 6H4.500M1.500 0V9M6 4.500V9" />
      </pattern>
      <pattern id={`${id}-hatch`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="g-hatch" d="M0 0V9" />
      </pattern>
      <radialGradient id={`${id}-lamp`} cx="0.42" cy="0.34" r="0.82">
        <stop class="g-lamp-in" offset="0" />
        <stop class="g-lamp-mid" offset="0.55" />
        <stop class="g-lamp-out" offset="1" />
      </radialGradient>
      <clipPath id={`${id}-field`}>
        <rect {...fieldOf(survey)} />
      </clipPath>
      <TreeShapes id={id} />
      <Tents id={id} />
      <Towers id={id} />
    </defs>
  );
}

/** The paper under everything. */
export function Paper({ survey, id }: { readonly survey: Survey; readonly id: string }) {
  const { width, height } = survey.size;
  return (
    <g>
      <rect class="g-sheet" x="2" y="2" width={width - 4} height={height - 4} rx="7" />
      <rect class="g-field" {...fieldOf(survey)} />
      <rect fill={`url(#${id}-weave)`} {...fieldOf(survey)} />
    </g>
  );
}

/** Over the painted ground: what lies beyond the hexes is pale, and the lamp shines on all of it. */
export function Veil({ survey, id }: { readonly survey: Survey; readonly id: string }) {
  const { x, y, width, height } = fieldOf(survey);
  return (
    <g>
      <path class="g-beyond" fill-rule="evenodd" d={`M${x} ${y}h${width}v${height}h${-width}Z${boardEdge(survey)}`} />
      <rect fill={`url(#${id}-lamp)`} {...fieldOf(survey)} />
    </g>
  );
}

/** A double rule round the field, as round an old map. */
export function Frame({ survey }: { readonly survey: Survey }) {
  const { x, y, width, height } = fieldOf(survey);
  return (
    <g>
      <rect class="g-frame" x={x} y={y} width={width} height={height} />
      <rect class="g-frame-thin" x={x - 4} y={y - 4} width={width + 8} height={height + 8} />
    </g>
  );
}
