// Numbers told of fights and orders are those that come true: before each choice of a random battle the numbers are asked for
// as a player would ask, and then compared with the dice that fall, the flags that may be ignored, the hexes that a unit goes
// back, the hexes to which it may evade, and the orders that can be given.

import { describe, expect, it } from 'vitest';
import { closeCombat } from '../../src/families/commands/rules/close-combat.ts';
import type { CommandsEvent } from '../../src/families/commands/rules/events.ts';
import { countOrders } from '../../src/families/commands/rules/orders/giving.ts';
import { enemyOf } from '../../src/families/commands/rules/standing.ts';
import {
  ATTACK,
  BATTLE_BACK,
  BONUS,
  MAX_HAND,
  newState,
  RANGED,
  type State,
} from '../../src/families/commands/rules/state.ts';
import { rangeOf } from '../../src/families/commands/rules/targets.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import {
  ADVANCE,
  CLOSE,
  EVADE,
  FIRE,
  IGNORE,
  ORDER,
  ORDER_LEADER,
  PLAY,
  STAND,
  STRIKE,
  verbKey,
} from '../../src/families/commands/tables/verbs.ts';
import { languageOf } from '../../src/families/commands/text/language.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { Choices, firstOf, secondOf, verbOf } from '../../src/kernel/choice.ts';
import { enclosing, pending, run } from '../../src/kernel/procedure.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { type AncientsTable, newTable, randomNumbers } from '../views/random-games.ts';

/** What was compared, and how often; a test that compares nothing proves nothing. */
class Findings {
  readonly faults: string[] = [];
  readonly compared = new Map<string, number>();

  compare(what: string, told: number, found: number, where: string): void {
    this.compared.set(what, (this.compared.get(what) ?? 0) + 1);
    if (told !== found) this.faults.push(`${what}: told ${told}, found ${found} (${where})`);
  }
}

const print = (g: State, choice: number): string => languageOf(g.battle.game).print(choice);
const hexOf = (g: State, hex: number): string => g.battle.board.names[hex];

/** The number that an explanation gives under a title. */
function told(table: AncientsTable, query: string, title: RegExp): number | null {
  const one = table.explain(query).find((part) => title.test(part.title));
  return one === undefined ? null : one.total;
}

/** How the attack on the hex of a target is asked for, in the mode in which dice were or are to be rolled. */
function question(g: State, by: number, at: number, mode: number): string | null {
  const verb =
    mode === RANGED ? 'fire' : mode === BATTLE_BACK ? 'back' : mode === ATTACK || mode === BONUS ? 'close' : null;
  return verb === null ? null : `${verb} ${hexOf(g, g.unitHex[by])} x ${hexOf(g, at)}`;
}

const DICE = / dice of /;

interface ToldDice {
  readonly what: string;
  readonly dice: number;
}

/** A card that interrupts the other side's turn: it answers an attack or is sprung on who has advanced. */
const isReaction = (g: State, choice: number): boolean =>
  (pending(g)?.name === 'answerAttack' && verbOf(choice) === PLAY) || verbKey(g.battle.game, choice) === 'spring';

/** Such cards are few: in every third turn the side that waits holds one, of each kind by turns. */
function holdReaction(g: State): void {
  const side = enemyOf(g.active);
  const { cards } = g.battle.game;
  const kinds = cards.flatMap(({ answers }, card) => (answers === null ? [] : [card]));
  const hand = g.hand.subarray(side * MAX_HAND, side * MAX_HAND + g.handCount[side]);
  if (g.turn % 3 === 0 && !hand.some((card) => kinds.includes(card))) hand[0] = kinds[(g.turn / 3) % kinds.length];
}

/** Dice that a choice is about to bring: what is told of them before it. */
function toldDice(table: AncientsTable, choice: number): ToldDice | null {
  const g = table.state;
  const decision = pending(g)?.name ?? '';
  const verb = verbOf(choice);
  if (verb === FIRE || (verb === CLOSE && g.hexUnit[secondOf(choice)] < 0)) {
    const text = print(table.state, choice);
    return { what: verb === FIRE ? 'fire' : 'a leader alone', dice: told(table, text, DICE) ?? -1 };
  }
  if (enclosing(g, closeCombat) === null) return null;
  if (decision === 'answerAttack' && (verb === STAND || verb === EVADE)) {
    return {
      what: verb === STAND ? 'attack' : 'at a unit that evades',
      dice: told(table, print(table.state, choice), DICE) ?? -1,
    };
  }
  if (isReaction(g, choice)) {
    const text = print(g, choice);
    const ambush = verb !== PLAY;
    return {
      what: ambush ? 'ambush' : 'first strike',
      dice: told(table, text, ambush ? DICE : /^First strike dice of /) ?? -1,
    };
  }
  if (decision === 'attackAfterFirstStrike' && verb === STRIKE) {
    return { what: 'attack', dice: told(table, 'strike', DICE) ?? -1 };
  }
  if (decision === 'chooseBattleBack' && verbKey(g.battle.game, choice) === 'battleBack') {
    return { what: 'battle back', dice: told(table, 'battle back', DICE) ?? -1 };
  }
  return null;
}

/** The dice of the first roll among the events, of a unit's own blow; null when something else came first. */
function rolled(events: readonly CommandsEvent[], what: string): number | null {
  for (const event of events) {
    if (event.kind === 'leaderAttacked') return event.dice.length;
    // Who battles first by its ground strikes before the attack that was told.
    if (event.kind === 'strikes' && (event.mode === 'firstStrike') !== (what === 'first strike')) return null;
    if (event.kind === 'dice') return what === 'fire' && event.mode !== 'ranged' ? null : event.dice.length;
  }
  return null;
}

/** Before the choice: what is on offer agrees with what is told. */
function lookAtOffers(table: AncientsTable, found: Findings): void {
  const g = table.state;
  const f = g.frames[g.depth];
  const choices = table.values();
  const decision = pending(g)?.name;
  if (decision === 'answerAttack') {
    const hexes = told(table, 'stand', /^Hexes to which .* may /) ?? 0;
    const offered = choices.some((choice) => verbOf(choice) === EVADE);
    found.compare('whether it evades', hexes > 0 ? 1 : 0, offered ? 1 : 0, hexOf(g, g.unitHex[f.defender]));
  }
  if (decision === 'chooseFlags') {
    const query = question(g, f.by, g.unitHex[f.unit], f.mode);
    if (query === null || g.unitHex[f.by] < 0) return;
    const most = Math.max(...choices.filter((choice) => verbOf(choice) === IGNORE).map(firstOf));
    const ignores = told(table, query, /^Flags that .* may ignore$/) ?? -1;
    found.compare('flags ignored', Math.min(ignores, f.flags), most, query);
  }
  if (decision === 'battleUnits') {
    for (const choice of choices) {
      if (verbOf(choice) !== FIRE) continue;
      const [from, to] = [firstOf(choice), secondOf(choice)];
      const unit = g.hexUnit[from];
      const reach = table.explain(`unit ${hexOf(g, from)}`).flatMap(({ title, parts }) => {
        const range = /^Fire dice of/.test(title) ? parts.find(({ text }) => /^range \d+$/.test(text)) : undefined;
        return range === undefined ? [] : [Number(range.text.slice(6))];
      });
      found.compare('reach', reach[0] ?? -1, rangeOf(g, unit), hexOf(g, from));
      const { distance, size } = g.battle.board;
      if (distance[from * size + to] > reach[0]) found.faults.push(`fire beyond the reach told at ${hexOf(g, from)}`);
      return;
    }
  }
}

/** Orders that the prompt speaks of, and the most that can be given one after the other from here. */
function lookAtOrders(table: AncientsTable, spare: State, found: Findings): void {
  const g = table.state;
  const name = pending(g)?.name ?? '';
  if (!['orderBySection', 'orderByClass', 'orderLinked'].includes(name) || countOrders(g) > 0) return;
  const text = (table.prompt()?.text ?? '').split(/, or |\(/)[0];
  if (/a group of/.test(text)) return;
  const numbers = [...text.matchAll(/\b(\d+) /g)].map((match) => Number(match[1]));
  const most = numbers.reduce((sum, n) => sum + n, 0);
  copyInto(spare, g);
  spare.chance = g.chance;
  const out = new Choices();
  for (let n = 0; n <= most; n++) {
    const p = pending(spare);
    if (p?.name !== name || !p.decision) break;
    out.clear();
    p.decision.choices(spare, spare.frames[spare.depth], out);
    const order = out.toArray().find((choice) => verbOf(choice) === ORDER || verbOf(choice) === ORDER_LEADER);
    if (order === undefined) break;
    p.decision.take(spare, spare.frames[spare.depth], order);
    run(spare);
  }
  const given = countOrders(spare);
  if (given > most) found.faults.push(`${text}: ${given} orders can be given`);
  // Fewer than told is no fault: there may be fewer units.
  if (given === most) found.compare(`orders ${name}`, most, given, text);
}

/** After the choice: what came of flags that were obeyed. */
function lookAtRetreat(
  g: State,
  obeyed: number,
  perFlag: number,
  events: readonly CommandsEvent[],
  found: Findings,
): void {
  if (pending(g)?.name === 'chooseRetreat') {
    found.compare('hexes back', obeyed * perFlag, g.frames[g.depth].count, 'chooseRetreat');
    return;
  }
  for (const event of events) {
    // What stands around elephants pays for their way.
    if ((event.kind as string) === 'rampage') return;
    if (event.kind === 'cannotRetreat') return found.compare('hexes not gone', obeyed * perFlag, event.short, 'no way');
  }
}

/** Plays one battle at random and compares before and after each choice. */
function follow(rules: CommandsRuleset, scenario: string, seed: number, most: number, found: Findings): void {
  const table = newTable({ start: { scenario }, seed: `fights ${scenario}` }, rules);
  const random = randomNumbers(seed);
  const spare = newState(table.state.battle);
  let due: ToldDice | null = null;
  for (let n = 0; n < most && !table.over; n++) {
    const g = table.state;
    const f = g.frames[g.depth];
    lookAtOffers(table, found);
    lookAtOrders(table, spare, found);
    const decision = pending(g)?.name;
    const values = table.values();
    if (decision === 'playCard') holdReaction(g);
    // Whoever can react or advance does.
    const eager = values.find((value) => isReaction(g, value) || verbOf(value) === ADVANCE);
    const choice = eager ?? values[random(values.length)];
    const expected: ToldDice | null = due ?? toldDice(table, choice);
    const paid = due !== null && verbKey(g.battle.game, choice) === 'spend' ? 1 : 0;
    due = null;
    const evades =
      decision === 'answerAttack' && verbOf(choice) === EVADE ? told(table, 'evade', /^Hexes to which/) : null;
    const query =
      decision === 'chooseFlags' && verbOf(choice) === IGNORE && g.unitHex[f.by] >= 0
        ? question(g, f.by, g.unitHex[f.unit], f.mode)
        : null;
    const perFlag = query === null ? null : told(table, query, /^Hexes back for each flag/);
    const obeyed = f.flags - firstOf(choice);
    const since = table.eventCount;
    const text = print(table.state, choice);
    table.choose(choice);
    const events = table.events(since) as readonly unknown[] as readonly CommandsEvent[];
    const dice = expected === null ? null : rolled(events, expected.what);
    if (expected !== null && dice !== null) found.compare(expected.what, expected.dice + paid, dice, text);
    // A token is asked for before the dice: then they fall after the next choice, with one more if it is spent.
    else if (pending(table.state)?.name === 'battleBonus') due = expected;
    if (evades !== null && pending(table.state)?.name === 'chooseEvade') {
      found.compare('hexes to evade to', evades, table.values().length, text);
    }
    if (perFlag !== null && obeyed > 0) lookAtRetreat(table.state, obeyed, perFlag, events, found);
  }
}

/** The battles of each game, and what does not come up in them. */
const GAMES: readonly (readonly [string, CommandsRuleset, readonly string[], readonly string[]])[] = [
  ['Ancients', ancientsRules, ['ancients/007', 'ancients/105', 'ancients/121'], ['ambush']],
  ['Medieval', medievalRules, ['medieval/05', 'medieval/08', 'medieval/17'], []],
  // Napoleonics has no order to linked units.
  [
    'Napoleonics',
    napoleonicsRules,
    ['napoleonics/05', 'napoleonics/13', 'napoleonics/15'],
    ['orders orderLinked', 'ambush'],
  ],
];

const COMPARED = [
  ...[
    'attack',
    'first strike',
    'ambush',
    'battle back',
    'fire',
    'at a unit that evades',
    'whether it evades',
    'hexes to evade to',
  ],
  ...['flags ignored', 'hexes back', 'hexes not gone', 'reach'],
  ...['orders orderBySection', 'orders orderByClass', 'orders orderLinked'],
];

describe('numbers told of fights and orders', () => {
  it.each(GAMES)('come true: %s', (_name, rules, scenarios, never) => {
    const found = new Findings();
    for (const seed of [31, 37]) for (const scenario of scenarios) follow(rules, scenario, seed, 2500, found);
    expect(found.faults.slice(0, 12)).toEqual([]);
    expect(COMPARED.filter((kind) => !never.includes(kind) && !found.compared.has(kind))).toEqual([]);
  });
});
