// Numbers told of moves are those that the rules use: how far a unit and a leader may move, under a card and without one;
// and reasons that once said something else than the choices.

import { describe, expect, it } from 'vitest';
import { maySetOut } from '../../src/families/commands/rules/may-move.ts';
import { stepsTo } from '../../src/families/commands/rules/reach.ts';
import { MAX_HAND, type State } from '../../src/families/commands/rules/state.ts';
import { allowance, chargeOf, leaderMove } from '../../src/families/commands/rules/walker.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { MOVE, MOVE_LEADER } from '../../src/families/commands/tables/verbs.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { firstOf, secondOf, verbOf } from '../../src/kernel/choice.ts';
import { Trace } from '../../src/kernel/explain.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { type AncientsTable, newTable, playRandom } from '../views/random-games.ts';

/** `Hexes that ... may move` as the table tells it of the unit on a hex, or of the leader if he is alone there. */
function told(table: AncientsTable, hex: number): number {
  const [one] = table
    .explain(`unit ${table.state.battle.board.names[hex]}`)
    .filter(({ title }) => /^Hexes that .* may move$/.test(title));
  const trace = new Trace();
  trace.reasons.push(...one.parts);
  expect(trace.total, one.title).toBe(one.total);
  return one.total;
}

function faultsOf(table: AncientsTable): string[] {
  const g = table.state;
  const { board, firstUnit, firstLeader } = g.battle;
  const faults: string[] = [];
  const fault = (what: string, hex: number): void => {
    faults.push(`${what} at ${board.names[hex]} under ${g.battle.game.cards[g.order]?.name ?? 'no card'}`);
  };
  for (let u = firstUnit[g.active]; u < firstUnit[g.active + 1]; u++) {
    const hex = g.unitHex[u];
    if (hex >= 0 && maySetOut(g, u, null) && told(table, hex) !== allowance(g, u)) fault('a unit', hex);
  }
  for (let l = firstLeader[g.active]; l < firstLeader[g.active + 1]; l++) {
    const hex = g.leaderHex[l];
    if (hex >= 0 && g.hexUnit[hex] < 0 && told(table, hex) !== leaderMove(g, false)) fault('a leader', hex);
  }
  for (const choice of table.values()) {
    const from = firstOf(choice);
    const to = secondOf(choice);
    if (verbOf(choice) === MOVE) {
      const most = Math.max(told(table, from), chargeOf(g, g.hexUnit[from]));
      if (stepsTo(g, g.hexUnit[from], to) > most - g.unitSteps[g.hexUnit[from]]) fault('a longer move', from);
    } else if (verbOf(choice) === MOVE_LEADER && g.hexUnit[from] < 0) {
      if (board.distance[from * board.size + to] > told(table, from)) fault('a longer move of a leader', from);
    }
  }
  return faults;
}

describe('how far it is told that a piece may move', () => {
  const games: readonly (readonly [string, CommandsRuleset, string])[] = [
    ['Ancients', ancientsRules, 'ancients/007'],
    ['Medieval', medievalRules, 'medieval/05'],
    ['Napoleonics', napoleonicsRules, 'napoleonics/15'],
  ];
  it.each(games)('is how far the rules let it move: %s', (_name, rules, scenario) => {
    let looked = 0;
    const faults = new Set<string>();
    playRandom(
      { start: { scenario }, seed: `far ${scenario}` },
      5,
      (table, n) => {
        if (pending(table.state)?.name !== 'moveUnits' || n % 4 !== 0) return;
        looked++;
        for (const one of faultsOf(table)) faults.add(one);
      },
      1200,
      rules,
    );
    expect([...faults].slice(0, 8)).toEqual([]);
    expect(looked).toBeGreaterThan(10);
  });
});

// ---- what was once told wrongly -------------------------------------------------------------------------------------

interface Spec {
  readonly units: string;
  readonly leaders: string;
  readonly card: string;
}

function position(rules: CommandsRuleset, { units, leaders, card }: Spec): AncientsTable {
  const game = rules.id;
  const [top, extra] = game === 'medieval' ? ['LB A1', '; tokens 3'] : ['BLN A1', ''];
  const text = [
    'vexillum 1 sheet',
    `game: ${game}`,
    'id: 900',
    'name: A test',
    'date: a day',
    `top: Sassanid; commander Gadar; command 5${extra}`,
    `bottom: Byzantine; commander Belisarius; command 5${extra}; first`,
    'banners: 6',
    game === 'medieval' ? 'board: 13x11' : 'board: 13x9',
    `units top: ${top}`,
    `units bottom: ${units}`,
    `leaders bottom: ${leaders}`,
    'source: made up for a test',
    '',
  ].join('\n');
  const table = newTable({ start: { text }, seed: 'told' }, rules);
  deal(table.state, card);
  table.choose(`play ${card}`);
  return table;
}

function deal(g: State, card: string): void {
  const id = g.battle.game.cards.findIndex(({ key }) => key === card);
  g.hand[MAX_HAND] = id;
  g.handCount[1] = 1;
}

const farthest = (table: AncientsTable, from: string): number => {
  const { board } = table.state.battle;
  const start = board.hex(from);
  const to = table
    .choices()
    .filter((text) => text.startsWith(`move leader ${from} `))
    .map((text) => board.hex(text.split(' ')[3]));
  return Math.max(...to.map((hex) => board.distance[start * board.size + hex]));
};

describe('what was once told wrongly', () => {
  it('a leader moves four hexes under La Grande Manoeuvre', () => {
    const table = position(napoleonicsRules, { units: 'FLN H2', leaders: 'Ney G6', card: 'grandManoeuvre' });
    table.choose('order leader G6');
    if (table.choices().includes('done')) table.choose('done');
    expect(farthest(table, 'G6')).toBe(4);
    expect(told(table, table.state.battle.board.hex('G6'))).toBe(4);
    expect(table.whyNot('move leader G6 G1')?.text).toMatch(/5 hexes away; a leader moves up to 4 hexes/);
  });

  it('a leader moves one hex under the Line Command of Medieval', () => {
    const table = position(medievalRules, { units: 'MI G6', leaders: 'Belisarius G7', card: 'lineCommand' });
    table.choose('order leader G7');
    while (!table.choices().some((text) => text.startsWith('move'))) table.choose('done');
    expect(farthest(table, 'G7')).toBe(1);
    expect(told(table, table.state.battle.board.hex('G7'))).toBe(1);
    expect(table.whyNot('move leader G7 G9')?.text).toMatch(/2 hexes away; a leader moves up to 1 hex\b/);
  });

  it('a leader to whom a unit has moved is free to leave it', () => {
    const table = position(napoleonicsRules, { units: 'FLN G6', leaders: 'Ney F6', card: 'attackCentre' });
    for (const text of ['order G6', 'order leader F6', 'done', 'move G6 F6']) {
      if (text !== 'done' || table.choices().includes('order G6') || !table.choices().includes('move G6 F6')) {
        table.choose(text);
      }
    }
    expect(farthest(table, 'F6')).toBe(3);
    expect(table.whyNot('move leader F6 B6')?.text).toMatch(/4 hexes away; a leader moves up to 3 hexes/);
  });

  it('a leader who stays behind does not keep his unit from the hex of another', () => {
    const table = position(napoleonicsRules, {
      units: 'FLT G6',
      leaders: 'Ney G6; Soult F6; Junot D6',
      card: 'attackCentre',
    });
    table.choose('order G6');
    table.choose('order leader G6');
    if (!table.choices().includes('move G6 F6')) table.choose('done');
    expect(table.choices()).toContain('move G6 F6');
    expect(table.whyNot('move G6 D6')?.text).toMatch(/3 hexes away/);
  });
});
