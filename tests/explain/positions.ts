// Small positions for tests: a sheet with the pieces named, given hands, written dice.

import { MAX_HAND } from '../../src/families/commands/rules/state.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AncientsTable } from '../views/random-games.ts';

export interface PositionSpec {
  readonly top?: string;
  readonly bottom?: string;
  readonly leadersTop?: string;
  readonly leadersBottom?: string;
  readonly reservesTop?: string;
  readonly terrain?: readonly string[];
  readonly rules?: string;
  readonly first?: 'top' | 'bottom';
  readonly topHand?: readonly string[];
  readonly bottomHand?: readonly string[];
  readonly banners?: number;
  /** Rolls as words: `swords flag light`. */
  readonly dice?: readonly string[];
  readonly options?: readonly string[];
}

function sheet(spec: PositionSpec): string {
  const first = spec.first ?? 'bottom';
  const line = (key: string, value: string | undefined) => (value ? [`${key}: ${value}`] : []);
  return [
    'vexillum 1 sheet',
    'game: ancients',
    'id: 900',
    'name: A test',
    'date: 200 BC',
    `top: Carthaginian; commander Hanno; command 4${first === 'top' ? '; first' : ''}`,
    `bottom: Roman; commander Paullus; command 4${first === 'bottom' ? '; first' : ''}`,
    `banners: ${spec.banners ?? 9}`,
    'board: 13x9',
    ...(spec.terrain ? ['terrain:', ...spec.terrain.map((one) => `  ${one}`)] : []),
    ...line('units top', spec.top ?? 'HI A1'),
    ...line('units bottom', spec.bottom ?? 'HI I1'),
    ...line('leaders top', spec.leadersTop),
    ...line('leaders bottom', spec.leadersBottom),
    ...line('reserves top', spec.reservesTop),
    ...line('rules', spec.rules),
    'source: made up for a test',
    '',
  ].join('\n');
}

function cardId(table: AncientsTable, key: string): number {
  const id = table.state.battle.game.cards.findIndex((card) => card.key === key);
  if (id < 0) throw new Error(`no card ${key}`);
  return id;
}

/** Puts exactly these cards into a hand. */
export function deal(table: AncientsTable, side: number, keys: readonly string[]): void {
  const g = table.state;
  const ids = keys.map((key) => cardId(table, key)).sort((a, b) => a - b);
  g.hand.fill(0, side * MAX_HAND, (side + 1) * MAX_HAND);
  ids.forEach((id, i) => {
    g.hand[side * MAX_HAND + i] = id;
  });
  g.handCount[side] = ids.length;
}

/** A table at the first decision, with `dice` for its rolls and `orderThreeCentre` in both hands if nothing else is said. */
export function position(spec: PositionSpec): AncientsTable {
  const dice = (spec.dice ?? []).map((roll) => roll.split(' ').map((face) => ancientsRules.faces.indexOf(face)));
  const start = { text: sheet(spec), options: spec.options };
  const table: AncientsTable = new Table(ancientsRules, { start, dice });
  deal(table, 0, spec.topHand ?? ['orderThreeCentre']);
  deal(table, 1, spec.bottomHand ?? ['orderThreeCentre']);
  return table;
}

/** Plays choices by their texts, one after the other. */
export function play(table: AncientsTable, ...texts: string[]): AncientsTable {
  for (const text of texts) table.choose(text);
  return table;
}
