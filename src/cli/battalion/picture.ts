// A battle of Battalion as text, 80 characters wide: sectors side by side, in each the formation of the upper side, the
// engagements, and the formation of the lower side. A unit is its name, its ranks from the front, its order (`+1`) and its
// disorder against the cohesion left (`-2/7`).

import type { BattalionView, UnitView } from '../../games/battalion/telling/view/types.ts';
import type { Style } from '../style.ts';
import { centred, padRight, seenLength, wrap } from '../text.ts';

type Cell = readonly string[];

const WIDTH = 80;

/** `+1 -2/7`: order on it, disorder of the cohesion left. */
export const tokensText = ({ order, disorder, cohesion }: UnitView): string => `+${order} -${disorder}/${cohesion}`;

/** The name and the title of a unit, broken at the width of a sector, then its tokens and marks. */
function unitLines(unit: UnitView, width: number, style: Style): string[] {
  const paint = style.side[unit.side === 'top' ? 0 : 1];
  const head = wrap(`${unit.name} ${unit.title}`, width, '   ').split('\n');
  const mark = unit.commanded ? ' x' : unit.redeployed ? ' >' : '';
  return [...head.map((line) => paint(fit(line, width))), fit(`   ${tokensText(unit)}${mark}`, width)];
}

/** A word too long for a narrow sector is cut. */
const fit = (text: string, width: number): string =>
  seenLength(text) > width ? [...text].slice(0, width).join('') : text;

/** Units of a sector that are engaged with each other, group by group. */
export function engagements(units: readonly UnitView[]): UnitView[][] {
  const groups: UnitView[][] = [];
  const seen = new Set<number>();
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  for (const unit of units) {
    if (seen.has(unit.id) || unit.engaged.length === 0) continue;
    const group: UnitView[] = [];
    const open = [unit];
    seen.add(unit.id);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      group.push(next);
      for (const id of next.engaged) {
        const other = byId.get(id);
        if (other && !seen.has(id)) {
          seen.add(id);
          open.push(other);
        }
      }
    }
    groups.push(group.sort((a, b) => a.id - b.id));
  }
  return groups;
}

function bandsOf(view: BattalionView, sector: number, width: number, style: Style): readonly [Cell, Cell, Cell] {
  const here = view.units.filter((unit) => unit.sector === sector && unit.place !== 'gone');
  const formation = (side: string): string[] =>
    here
      .filter((unit) => unit.side === side && unit.place === 'formation')
      .flatMap((unit) => [
        ...unitLines(unit, width, style),
        ...(view.charging === unit.id ? [fit('   has moved out', width)] : []),
      ]);
  const fights = engagements(here).flatMap((group) => {
    const names = ['top', 'bottom'].map((side) =>
      group
        .filter((unit) => unit.side === side)
        .map((unit) => unit.name)
        .join(' '),
    );
    return [
      style.accent(fit(`${names[0]} x ${names[1]}`, width)),
      ...group.flatMap((unit) => unitLines(unit, width, style)),
    ];
  });
  return [formation('top'), fights, formation('bottom')];
}

export function drawSectors(view: BattalionView, style: Style, ascii?: boolean): string {
  const { sectors } = view.board;
  const inner = Math.floor((WIDTH - 1 - sectors.length) / sectors.length);
  const room = inner - 1;
  const line = (left: string, middle: string, right: string, names: readonly string[] = []): string => {
    const cells = sectors.map((_, i) => {
      const name = names[i] === undefined ? '' : ` ${names[i]} `;
      const bare = centred(name, inner);
      return bare.replace(/^ +| +$/g, (blanks) => '─'.repeat(blanks.length)) || '─'.repeat(inner);
    });
    return style.dim(`${left}${cells.join(middle)}${right}`);
  };
  const titles = sectors.map(({ name, number, central }) => {
    const full = `${name} (S${number})${central ? ' centre' : ''}`;
    return full.length < room ? full : `${name} (S${number})`;
  });
  const bands = sectors.map(({ number }) => bandsOf(view, number, room, style));
  const rows = ([0, 1, 2] as const).flatMap((band) => {
    const height = Math.max(1, ...bands.map((cells) => cells[band].length));
    const lines = Array.from({ length: height }, (_, y) => {
      const cells = bands.map((own) => ` ${padRight(own[band][y] ?? '', room)}`);
      const bar = style.dim('│');
      return `${bar}${cells.join(bar)}${bar}`;
    });
    return band === 0 ? lines : [line('├', '┼', '┤'), ...lines];
  });
  const text = [line('┌', '┬', '┐', titles), ...rows, line('└', '┴', '┘')].join('\n');
  return ascii ? text.replace(/[─│┌┐└┘┬┴├┼┤]/g, (sign) => (sign === '─' ? '-' : sign === '│' ? '|' : '+')) : text;
}
