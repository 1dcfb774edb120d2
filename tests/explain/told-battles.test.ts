// What is told and what is offered agree, for battles, cards, orders and the games' own decisions: the rule that refuses is
// the rule that offers. Nothing on offer has a fault, everything else has one, and the first fault named is true: with that
// one obstacle taken away the answer changes.

import { describe, expect, it } from 'vitest';
import { newState, type State } from '../../src/families/commands/rules/state.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import * as v from '../../src/families/commands/tables/verbs.ts';
import { reasonFor } from '../../src/families/commands/telling/decisions/decisions.ts';
import { NO_REASON, type RuleReason } from '../../src/families/commands/telling/why-not/parts.ts';
import { languageOf } from '../../src/families/commands/text/language.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { Choices, choiceOf, verbOf } from '../../src/kernel/choice.ts';
import { type Fault, FirstFault } from '../../src/kernel/permission.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { everything, playRandom, randomNumbers } from '../views/random-games.ts';
import { type Key, remedies } from './remedies.ts';

/** Movement, evades, retreats, leaders on their way and placements are told elsewhere. */
const ELSEWHERE = new Set([
  'moveUnits',
  'moveALeader',
  'chooseRetreat',
  'chooseEvade',
  'fleeStep',
  'chooseExtraHex',
  'placeLeader',
  'enterReserve',
  'placeReserve',
  'shortSupply',
  'sendBack',
]);
const ELSEWHERE_VERBS = new Set([v.EVADE, v.EVADE_TO, v.MOVE_LEADER, v.EXIT, v.EXIT_LEADER]);

/** On offer exactly when nothing else is, so their refusal is no condition of a rule. */
const WHEN_NOTHING_ELSE = new Set(['playCard pass']);

/** What a verb's argument might be here. */
function values(g: State, kind: string, manned: readonly number[], random: (below: number) => number): number[] {
  const { board, game } = g.battle;
  switch (kind) {
    case '{hex}':
      return [...manned, random(board.size), random(board.size), random(board.size)];
    case '{card}':
      return game.cards.map((_, i) => i);
    case '{number}':
      return [0, 1, 2, 3, 4];
    case '{unit}':
      return [...new Set(g.battle.unitType.map((type) => game.units.indexOf(type)))];
    case '{section}':
      return [0, 1, 2];
    case '{action}':
      return game.actions.map((_, i) => i);
    default:
      throw new Error(`no values for ${kind}`);
  }
}

/** Everything of a verb that somebody might try here; of pairs of hexes one in three. */
function conceivable(g: State, verb: number, random: (below: number) => number): number[] {
  const { board } = g.battle;
  const manned = Array.from({ length: board.size }, (_, hex) => hex).filter(
    (hex) => g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0,
  );
  const kinds = g.battle.game.verbs[verb].form.split(' ').filter((word) => word.startsWith('{'));
  if (kinds.length === 0) return [choiceOf(verb)];
  const first = values(g, kinds[0], manned, random);
  if (kinds.length === 1) return first.map((a) => choiceOf(verb, a));
  return first.flatMap((a) => {
    const around = kinds[0] === '{hex}' ? Array.from(board.neighbours.subarray(a * 6, a * 6 + 6)) : [];
    const second = [...values(g, kinds[1], manned, random), ...around.filter((hex) => hex >= 0)];
    return second.filter((b) => around.includes(b) || random(3) === 0).map((b) => choiceOf(verb, a, b));
  });
}

/** How often each fault was told, and how often its remedy could be tried. */
interface Tally {
  told: number;
  tried: number;
}

interface Findings {
  readonly faults: string[];
  readonly tally: Map<string, Tally>;
  /** Verbs by decision: on offer at some time; refused without a reason of the decision; refused without a rule. */
  readonly offered: Map<string, number>;
  readonly visits: Map<string, number>;
  readonly without: Set<string>;
  readonly plain: Set<string>;
}

const newFindings = (): Findings => ({
  faults: [],
  tally: new Map(),
  offered: new Map(),
  visits: new Map(),
  without: new Set(),
  plain: new Set(),
});

const hasRule = (reason: unknown): reason is RuleReason =>
  typeof reason === 'function' && typeof (reason as Partial<RuleReason>).ask === 'function';

function firstFault(reason: RuleReason, g: State, choice: number, seat: number): Fault<string> | null {
  const first = new FirstFault<string>();
  const may = reason.ask(g, g.frames[g.depth], choice, seat, first);
  if (may !== (first.fault === null))
    throw new Error(`the rule says ${may} and names ${first.fault?.key ?? 'no fault'}`);
  return first.fault;
}

const told = (fault: Fault<string> | null): string => (fault === null ? '' : `${fault.key} ${fault.a} ${fault.b}`);

/** Looks at one decision: every verb that has a reason there, or is on offer. */
function look(g: State, decision: string, seat: number, random: (below: number) => number, found: Findings): void {
  const offered = new Choices();
  const p = pending(g);
  p?.decision?.choices(g, g.frames[g.depth], offered);
  const print = (choice: number): string => languageOf(g.battle.game).print(choice);
  found.visits.set(decision, (found.visits.get(decision) ?? 0) + 1);
  for (const verb of new Set(offered.toArray().map(verbOf))) {
    const name = `${decision} ${g.battle.game.verbs[verb].key}`;
    found.offered.set(name, (found.offered.get(name) ?? 0) + 1);
  }
  for (let verb = 0; verb < g.battle.game.verbs.length; verb++) {
    if (ELSEWHERE_VERBS.has(verb)) continue;
    const name = `${decision} ${g.battle.game.verbs[verb].key}`;
    const reason = reasonFor(g, decision, verb);
    if (reason === undefined) {
      found.without.add(name);
      continue;
    }
    if (!hasRule(reason)) {
      found.plain.add(name);
      continue;
    }
    for (const choice of offered.toArray()) {
      if (verbOf(choice) !== verb) continue;
      const fault = firstFault(reason, g, choice, seat);
      if (fault !== null)
        found.faults.push(`${decision}: ${print(choice)} is on offer, and the rule says ${fault.key}`);
    }
    for (const choice of conceivable(g, verb, random)) {
      if (offered.has(choice)) continue;
      const fault = firstFault(reason, g, choice, seat);
      if (fault === null)
        found.faults.push(`${decision}: ${print(choice)} is not on offer, and the rule finds no fault`);
      else if (reason(g, g.frames[g.depth], choice, seat).text === NO_REASON.text)
        found.faults.push(`${decision}: ${print(choice)} has no words for ${fault.key}`);
      else tryRemedy(g, decision, reason, choice, seat, fault, found);
    }
  }
}

/** Takes the obstacle away in a copy: the answer must be another. */
function tryRemedy(
  g: State,
  decision: string,
  reason: RuleReason,
  choice: number,
  seat: number,
  fault: Fault<string>,
  found: Findings,
): void {
  const name = `${decision} ${fault.key}`;
  const tally = found.tally.get(name) ?? { told: 0, tried: 0 };
  found.tally.set(name, tally);
  // Of what is told again and again, fewer and fewer.
  if (++tally.told > 40 && tally.told % 20 !== 0) return;
  const copy = newState(g.battle);
  copyInto(copy, g);
  const remedy = remedies[fault.key as Key];
  if (remedy === undefined) throw new Error(`no remedy for ${name}`);
  const changed = remedy({
    g: copy,
    f: copy.frames[copy.depth],
    decision,
    choice,
    seat,
    a: fault.a,
    b: fault.b,
    fault: (other) => told(firstFault(reason, copy, other, seat)),
  });
  if (changed === false) return;
  tally.tried++;
  const other = changed ?? choice;
  const after = firstFault(reason, copy, other, seat);
  const text = languageOf(g.battle.game).print(choice);
  if (told(after) === told(fault)) {
    found.faults.push(`${decision}: ${text}: "${fault.key}" is told also without that obstacle`);
  } else if (after === null) {
    // The rule now allows it: so does the list.
    const now = new Choices();
    pending(copy)?.decision?.choices(copy, copy.frames[copy.depth], now);
    if (!now.has(other)) found.faults.push(`${decision}: ${text}: without "${fault.key}" allowed, but not on offer`);
  }
}

function lookThrough(
  start: Parameters<typeof playRandom>[0],
  seed: number,
  rules: CommandsRuleset,
  found: Findings,
): void {
  const random = randomNumbers(seed);
  const visits = new Map<string, number>();
  playRandom(
    start,
    seed,
    (table) => {
      const { decision = '', seat = -1 } = table.prompt() ?? {};
      if (ELSEWHERE.has(decision)) return;
      const nth = (visits.get(decision) ?? 0) + 1;
      visits.set(decision, nth);
      // The first of each kind, then fewer and fewer.
      if ((nth & (nth - 1)) === 0 && nth <= 64) look(table.state, decision, seat, random, found);
    },
    2500,
    rules,
  );
}

const GAMES = [
  { rules: ancientsRules, texts: [everything], least: 45 },
  { rules: medievalRules, texts: [], least: 60 },
  { rules: napoleonicsRules, texts: [], least: 60 },
];

describe.each(GAMES)('told and offered agree in $rules.id', ({ rules, texts, least }) => {
  const found = newFindings();
  const starts = [
    ...rules.scenarios.map(({ id }) => ({ scenario: id })),
    ...texts.flatMap((text) => [{ text }, { text }, { text }]),
  ];
  it.each(starts.map((start, i) => ['scenario' in start ? start.scenario : `made up ${i}`, start, i] as const))(
    '%s',
    (_name, start, i) => {
      const before = found.faults.length;
      lookThrough({ start, seed: `told ${i}` }, 71 + i, rules, found);
      expect([...new Set(found.faults.slice(before))].slice(0, 12)).toEqual([]);
    },
  );

  it('has a reason of the decision for every verb that is ever on offer there', () => {
    // What is always on offer where it belongs is never refused.
    const sometimes = (name: string): boolean => {
      const offered = found.offered.get(name) ?? 0;
      return offered > 0 && offered < (found.visits.get(name.split(' ')[0]) ?? 0);
    };
    const missing = [...found.without].filter(sometimes);
    expect(missing).toEqual([]);
  });

  it('takes reasons from rules wherever the verb can be on offer', () => {
    const unruled = [...found.plain].filter((name) => found.offered.has(name) && !WHEN_NOTHING_ELSE.has(name));
    expect(unruled).toEqual([]);
  });

  it('has told and tried many kinds of faults', () => {
    const tried = [...found.tally].filter(([, tally]) => tally.tried > 0);
    expect(
      tried.length,
      [...found.tally].map(([name, t]) => `${name}: ${t.tried} of ${t.told}`).join('\n'),
    ).toBeGreaterThan(least);
  });
});
