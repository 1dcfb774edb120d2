// Hills of Dark Ages: over the slope and plateau of any hill a solid line that marks the edge of the hill [D Hills].

import '../../styles/dark-ages-ground.css';
import type { CoatProps } from './coats.ts';
import { outlinesOf, smoothPath, swayed } from './outline.ts';
import { runningOff } from './survey.ts';

export function Ridges({ survey, cells }: CoatProps) {
  const edge = outlinesOf(survey, runningOff(survey, cells), 5).map((line) =>
    smoothPath(swayed(survey, line, 1.5, 31)),
  );
  return (
    <g>
      <path class="d-ridge-halo" d={edge.join('')} />
      <path class="d-ridge" d={edge.join('')} />
    </g>
  );
}
