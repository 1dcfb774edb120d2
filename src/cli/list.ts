// `vexillum list`: the battles on the shelf.

import type { ScenarioInfo } from '../kernel/ruleset.ts';
import { allScenarios, rulesetOf } from './games.ts';
import type { Io } from './io.ts';
import type { Style } from './style.ts';
import { columns } from './text.ts';

export function runList(io: Io, style: Style, json?: boolean): void {
  const all = allScenarios();
  if (json) io.out(`${JSON.stringify(all, null, 2)}\n`);
  else io.out(`${listText(all, style)}\n`);
}

export function listText(all: readonly ScenarioInfo[], style: Style, numbered = false): string {
  const games = [...new Set(all.map((s) => s.game))];
  let count = 0;
  return games
    .map((game) => {
      const rows = all
        .filter((s) => s.game === game)
        .map((s) => [
          numbered ? String(++count) : s.id,
          s.name,
          s.date,
          `${s.top} (${s.units.top})`,
          `${s.bottom} (${s.units.bottom})`,
          s.banners.top === s.banners.bottom ? String(s.banners.top) : `${s.banners.top}/${s.banners.bottom}`,
        ]);
      const head = [numbered ? '' : 'battle', 'name', 'date', 'top (units)', 'bottom (units)', 'banners'];
      const [first, ...rest] = columns([head, ...rows], numbered ? [0, 5] : [5]).split('\n');
      return `${style.bold(rulesetOf(game).name)}\n${style.dim(first)}\n${rest.join('\n')}`;
    })
    .join('\n\n');
}
