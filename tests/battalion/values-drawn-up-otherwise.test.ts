// Two values are not those that were drawn up first. Wherever they are shown, that is said, with the reason.

import { expect, it } from 'vitest';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { factions, ranks } from '../../src/games/battalion/tables/tables.ts';
import { rankChapter } from '../../src/games/battalion/telling/handbook/tables.ts';
import type { BattalionView } from '../../src/games/battalion/telling/view/types.ts';
import { Table } from '../../src/kernel/table.ts';

const departing = ranks.filter(({ departs }) => departs !== null);
const said = (rank: (typeof ranks)[number]): string => `${rank.name}: ${rank.departs?.reason}`;

it('are the melee of Allied Cavalry and the cohesion of the Greco-Bactrian Horse Archers', () => {
  expect(
    departing.map(({ faction, key, melee, cohesion, departs }) => ({
      rank: `${factions[faction].key} ${key}`,
      now: departs?.value === 'melee' ? melee[0] : cohesion,
      first: departs?.first,
    })),
  ).toEqual([
    { rank: 'rome allied-cavalry', now: 5, first: 6 },
    { rank: 'bactria horse-archers', now: 2, first: 3 },
  ]);
  for (const { departs } of departing)
    expect(departs?.reason).toMatch(/where \d was drawn up first: .*nearer to even\.$/);
});

it('the handbook says it beside the table', () => {
  for (const rank of departing) {
    const passage = rankChapter.passages.find(({ id }) => id === `ranks-${factions[rank.faction].key}`);
    expect(passage?.text).toContain(said(rank));
  }
});

it('a battle in which they stand says it, in its list entry, in the view and to who asks about the unit', () => {
  const seen = new Set<string>();
  for (const { id, provenance } of rules.scenarios) {
    const { state } = new Table(rules, { start: { scenario: id }, seed: 'x' });
    const notes = provenance.notes.map(({ text }) => text);
    const view = rules.view(state, -1) as BattalionView;
    for (const rank of departing) {
      const holders = view.units.filter(
        (unit) => unit.faction === factions[rank.faction].name && unit.ranks.some(({ kind }) => kind === rank.key),
      );
      expect(notes.includes(said(rank)), id).toBe(holders.length > 0);
      for (const unit of holders) {
        seen.add(rank.key);
        expect(unit.ranks.find(({ kind }) => kind === rank.key)?.departs).toEqual(rank.departs);
        expect(rules.scan(state, `unit ${unit.name}`, -1).text).toContain(said(rank));
      }
    }
  }
  expect([...seen].sort()).toEqual(departing.map(({ key }) => key).sort());
});
