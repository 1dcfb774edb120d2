// What is written and ruled over the ground: the grid, section lines, baselines, ways off the board, names of sections and
// hexes.

import { MARGIN } from '../geometry.ts';
import { at, linesAlong, outlinesOf, ruledPath, type Side } from './outline.ts';
import { sideCorners } from './place.ts';
import { ownBaselineAbove, sectionLines, sectionNames } from './sections.ts';
import { type Cell, isHex, type Survey } from './survey.ts';

/** Every hexside once. */
export function gridPath(survey: Survey): string {
  let text = '';
  for (const cell of survey.cells) {
    survey.around(cell).forEach((other, direction) => {
      // The sides towards the right and below, and those at the edge of the board.
      if (direction > 2 && isHex(other)) return;
      const [a, b] = sideCorners(cell.centre, direction);
      text += `M${at(a)}L${at(b)}`;
    });
  }
  return text;
}

export const boardEdge = (survey: Survey): string =>
  outlinesOf(survey, new Set(survey.cells), 0).map(ruledPath).join('');

/** The outer sides of the first and last rows. */
function baselines(survey: Survey): string {
  const sides: Side[] = [];
  for (const inside of survey.cells) {
    if (inside.row !== 0 && inside.row !== survey.board.rows - 1) continue;
    const upper = (inside.row === 0) !== survey.flipped;
    for (const direction of upper ? [4, 5] : [1, 2]) {
      const beyond = survey.around(inside)[direction];
      if (!isHex(beyond)) sides.push({ inside, beyond, direction });
    }
  }
  return linesAlong(sides, 0).map(ruledPath).join('');
}

export const Grid = ({ survey }: { readonly survey: Survey }) => <path class="g-grid" d={gridPath(survey)} />;

export function Rules({ survey }: { readonly survey: Survey }) {
  const { height } = survey.size;
  const lines = sectionLines(survey);
  return (
    <g>
      <path class="g-section-halo" d={lines.map((x) => `M${x} ${MARGIN}V${height - MARGIN}`).join('')} />
      <path class="g-section" d={lines.map((x) => `M${x} ${MARGIN - 6}V${height - MARGIN + 6}`).join('')} />
      <path class="g-baseline" d={baselines(survey)} />
    </g>
  );
}

/** An arrow that points up, out over the top corner of a hex whose centre is at the origin. */
const ARROW = 'M0 -69.500L12.500 -58H5.500V-49H-5.500V-58H-12.500Z';

/** Which way is out: up and down from the first and last rows, else left or right. Degrees clockwise from up. */
function wayOut(survey: Survey, { row, column }: Cell): number {
  const { rows } = survey.board;
  const home = row === 0 ? 0 : row === rows - 1 ? 180 : column === 0 ? 270 : 90;
  return (home + (survey.flipped ? 180 : 0)) % 360;
}

/** Ways off the board; a light arrow with a dark edge is for the army with light blocks, a dark one for the other. */
export function Exits({ survey }: { readonly survey: Survey }) {
  return (
    <g>
      {survey.cells.flatMap((cell) => {
        const sides = cell.hex?.exits ?? [];
        const turn = wayOut(survey, cell);
        // The side of a hex is nearer to its centre than a corner is.
        const shift = turn % 180 === 0 ? 0 : 8;
        return sides.map((side, i) => (
          <path
            key={`${cell.hex?.hex} ${side}`}
            class={`g-exit g-exit-${side}`}
            d={ARROW}
            transform={`translate(${at(cell.centre)}) rotate(${turn}) translate(${(i - (sides.length - 1) / 2) * 27} ${shift})`}
          />
        ));
      })}
    </g>
  );
}

export function SectionNames({ survey, seat }: { readonly survey: Survey; readonly seat: number }) {
  const y = ownBaselineAbove(seat, survey.flipped) ? 21 : survey.size.height - 8;
  return (
    <g>
      {sectionNames(survey).map(({ name, x }) => (
        <text key={name} class="g-section-name" x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** In the lower corner of each hex, under whoever stands there. */
export function HexNames({ survey }: { readonly survey: Survey }) {
  return (
    <g>
      {survey.cells.map(({ hex, centre }) => (
        <text key={hex?.hex} class="g-hex-name" x={centre.x.toFixed(1)} y={(centre.y + 51).toFixed(1)}>
          {hex?.hex}
        </text>
      ))}
    </g>
  );
}
