// What is told and what is on offer agree, at the decisions of random battles of all kinds: what is on offer has no refusal,
// what is not has a reason that some rule gives, and the reason is true: with that one obstacle taken away (remedies.ts) the
// answer changes. Numbers in notes and explanations are those that the rules then use.

import { describe, expect, it } from 'vitest';
import { mayPlace } from '../../src/games/battalion/rules/hits.ts';
import { commandCost, mostDisorder, poolOf } from '../../src/games/battalion/rules/questions.ts';
import { ROLL_ATTACK, type State, TO_COMMAND } from '../../src/games/battalion/rules/state.ts';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { cards, ranks } from '../../src/games/battalion/tables/tables.ts';
import { VERBS } from '../../src/games/battalion/tables/verbs.ts';
import { nearestFrame } from '../../src/games/battalion/telling/stack.ts';
import type { Fault } from '../../src/games/battalion/telling/why-not/faults.ts';
import { faultOf } from '../../src/games/battalion/telling/why-not/why-not.ts';
import { unitWord } from '../../src/games/battalion/telling/words.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { choiceOf, verbOf } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import { type BattalionTable, playEagerly, randomNumbers } from './random-battles-kit.ts';
import { REMEDIES } from './remedies.ts';

const BATTLES = 200;

function copyOf(g: State): State {
  const copy = rules.spare(g);
  copyInto(copy, g);
  return copy;
}

const met = new Map<Fault, number>();
const offeredVerbs = new Map<string, Set<number>>();
const untimely = new Map<string, Set<number>>();
const noted = (of: Map<string, Set<number>>, decision: string, verb: number): void => {
  of.set(decision, (of.get(decision) ?? new Set()).add(verb));
};

/** An argument of a kind, now sensible, now not. */
function argument(g: State, seat: number, kind: string | undefined, next: () => number): number {
  const below = (n: number): number => Math.floor(next() * n);
  switch (kind) {
    case 'unit':
      return next() < 0.05 ? below(36) : g.battle.units[below(g.battle.units.length)];
    case 'sector':
      return below(5);
    case 'seat':
      return below(4);
    case 'card': {
      const held = cards.filter(
        (card) => card.index >= g.battle.firstCard[seat] && card.index < g.battle.endCard[seat],
      );
      const own = held.filter((card) => g.held[card.index] > 0);
      const from = next() < 0.6 && own.length > 0 ? own : next() < 0.8 ? held : cards;
      return from[below(from.length)].index;
    }
    case 'rank':
      return below(ranks.length);
    default:
      return kind === undefined ? 0 : below(next() < 0.5 ? 4 : 9);
  }
}

/** Whether the reason for which a choice is refused holds good; a sentence when it does not. */
function untrue(g: State, choice: number): string | null {
  const fault = faultOf(g, choice);
  if (fault === null || typeof fault === 'string') return `${fault}`;
  const { key, a, b } = fault;
  met.set(key, (met.get(key) ?? 0) + 1);
  const copy = copyOf(g);
  const seat = pending(g)?.decision?.who(g, g.frames[g.depth]) ?? -1;
  const refused = { g: copy, f: copy.frames[copy.depth], choice, seat, a, b };
  const remedy = REMEDIES[key];
  if ('never' in remedy) return `${key} should never be met: ${remedy.never}`;
  if ('because' in remedy) return remedy.isTrue(refused) ? null : `${key} is not true`;
  let then = choice;
  if ('change' in remedy) remedy.change(refused);
  else then = remedy.instead(refused);
  const after = faultOf(copy, then);
  if (after === 'unknown' || after === 'notNow') return `${key}, and then ${after}`;
  return after?.key === key && after.a === a ? `${key} remains with its obstacle taken away` : null;
}

/** Another position like this one: all cards in hand, empty camps, texts played, so that rare reasons come up too. */
function stirred(g: State, seat: number, decision: string, next: () => number): State {
  const copy = copyOf(g);
  const f = copy.frames[copy.depth];
  for (let card = g.battle.firstCard[seat]; card < g.battle.endCard[seat]; card++) {
    if (copy.held[card] > 0) continue;
    copy.held[card] = 1;
    copy.handCount[seat]++;
  }
  for (let s = 0; s < g.battle.seats; s++) {
    if (next() < 0.2) copy.campOrder[s] = 0;
    if (next() < 0.3) copy.campDisorder[s] = 0;
    if (s !== seat && next() < 0.2) copy.handCount[s] = 0;
  }
  if (decision === 'action') {
    for (const term of ['less', 'captains', 'stampede', 'cry'] as const) if (next() < 0.15) f[term] = 1;
  }
  if (['pool', 'rolledAnswer', 'takeHits', 'afterAttackAnswer'].includes(decision) && next() < 0.3) f.used = 0x7ff;
  const attack = nearestFrame(copy, 'attack');
  if (attack !== null) {
    if (next() < 0.3) attack.hits = 0;
    if (next() < 0.2) attack.extra = 3;
    if (next() < 0.3) attack.byCommand = 0;
  }
  if (next() < 0.2) copy.turnedRanks = 1;
  for (const unit of g.battle.units) if (next() < 0.1) copy.unitMarks[unit] = 1 + Math.floor(next() * 7);
  return copy;
}

/** Reasons that these battles may not come to: one card of a faction in one moment of a battle, or three units on one. */
const SELDOM: ReadonlySet<Fault> = new Set<Fault>([
  ...(['notForEvade', 'nobodyToEngage', 'overFull', 'allEights', 'targetGone', 'noOrderThere', 'noUnitThere'] as const),
  ...(['notByCommand', 'needsItsFront', 'nobodyFree', 'commandedAlready', 'redeployedAlready'] as const),
  ...(['nobodyToBarrage', 'noEvade', 'exhausted', 'ignoresOther', 'helpsAnother', 'bringsFewer'] as const),
  ...(['unitHolds', 'bringOne'] as const),
]);

describe('every choice', () => {
  it('is on offer, or refused for a reason that is true', () => {
    const next = randomNumbers(2024);
    /** One example of each fault. */
    const faults = new Map<string, string>();
    const times = new Map<string, number>();
    playEagerly(BATTLES, 31, (table, n) => {
      if (table.over) return;
      const g = table.state;
      const decision = table.prompt()?.decision ?? '';
      // What is common is asked now and then, what is rare always.
      const often = (times.get(decision) ?? 0) + 1;
      times.set(decision, often);
      if (often > 150 && n % 7 !== 0) return;
      const offered = new Set(table.values());
      for (const choice of offered) {
        noted(offeredVerbs, decision, verbOf(choice));
        if (rules.whyNot(g, rules.language.print(choice)) !== null)
          throw new Error(`${choice} is on offer and refused`);
      }
      const odd = next() < 0.5 ? stirred(g, table.seat, decision, next) : g;
      VERBS.forEach(({ form }, verb) => {
        const kinds = [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
        for (let i = kinds.length === 0 ? 5 : 0; i < 6; i++) {
          const args = kinds.map((kind) => argument(odd, table.seat, kind, next));
          const choice = choiceOf(verb, args[0], args[1]);
          const text = rules.language.print(choice);
          const fault = faultOf(odd, choice);
          if (odd === g && (fault === null) !== offered.has(choice)) throw new Error(`${decision}: ${text}`);
          if (fault === null) continue;
          if (fault === 'notNow') {
            noted(untimely, decision, verb);
            continue;
          }
          const wrong = untrue(odd, choice);
          if (wrong !== null) faults.set(`${decision}: ${wrong}`, text);
        }
      });
    });
    expect([...faults]).toEqual([]);
  });

  it('is out of time only where its decision never asks for such a thing', () => {
    expect(untimely.size).toBeGreaterThan(20);
    for (const [decision, verbs] of untimely) {
      for (const verb of verbs)
        expect([decision, VERBS[verb].key, offeredVerbs.get(decision)?.has(verb)]).toEqual([
          decision,
          VERBS[verb].key,
          false,
        ]);
    }
  });

  it('was refused for every reason that play can lead to', () => {
    const keys = (Object.keys(REMEDIES) as Fault[]).filter((key) => !('never' in REMEDIES[key]));
    expect(keys.filter((key) => !met.has(key) && !SELDOM.has(key))).toEqual([]);
  });
});

/** Plays on with nothing added until attack dice must fall; how many there are, or -1 when none do. */
function diceThatFall(g: State): number {
  for (let i = 0; i < 20; i++) {
    if (g.waiting !== 0) return g.rollPurpose === ROLL_ATTACK ? g.diceCount : -1;
    const p = pending(g);
    if (!p?.decision) return -1;
    const pass = p.name === 'pool' ? 'roll' : 'pass';
    const choice = rules.language.read(pass);
    if (typeof choice === 'string' || faultOf(g, choice) !== null) return -1;
    p.decision.take(g, g.frames[g.depth], choice);
    run(g);
  }
  return -1;
}

/** The state after a choice, with dice that wait. */
function after(g: State, choice: number): State {
  const copy = copyOf(g);
  copy.chance = new OpenChance();
  pending(copy)?.decision?.take(copy, copy.frames[copy.depth], choice);
  run(copy);
  return copy;
}

describe('numbers', () => {
  const checked = { prices: 0, dice: 0, commanded: 0, disorder: 0 };

  it('in notes are the order paid and the dice that fall', () => {
    playEagerly(24, 32, (table, n) => {
      if (table.over || n % 2 !== 0) return;
      const g = table.state;
      for (const { choice, note } of table.offers()) {
        const value = Number(rules.language.read(choice));
        const price = /^Costs (\d+) order/.exec(note);
        if (price) {
          const then = copyOf(g);
          pending(then)?.decision?.take(then, then.frames[then.depth], value);
          if (g.campOrder[table.seat] - then.campOrder[table.seat] !== Number(price[1]))
            throw new Error(`${choice}: ${note}`);
          checked.prices++;
        }
        const dice = /^(?!.*or more)(?!.*strikes back with)(?:Costs \d+ order|Costs no order)\. With (\d+) d/.exec(
          note,
        );
        if (dice) {
          const fall = diceThatFall(after(g, value));
          if (fall >= 0 && fall !== Number(dice[1])) throw new Error(`${choice}: ${note}, but ${fall} fall`);
          if (fall >= 0) checked.dice++;
        }
      }
    });
    expect(checked.prices).toBeGreaterThan(500);
    expect(checked.dice).toBeGreaterThan(200);
  });

  it('of units are those of the rules: price, disorder it can hold', () => {
    playEagerly(12, 33, (table, n) => {
      if (table.over || n % 7 !== 0 || table.state.stand === 0) return;
      const g = table.state;
      for (const unit of g.battle.units) {
        if (g.unitSector[unit] < 0) continue;
        const told = table.explain(`unit ${unitWord(unit)}`);
        const can = told.find(({ title }) => title.startsWith('Disorder'))?.total ?? -1;
        expect(can).toBe(mostDisorder(g, unit) - g.unitDisorder[unit]);
        const free = table.prompt()?.decision === 'action' ? g.frames[g.depth] : null;
        expect(told.at(-1)?.total).toBe(commandCost(g, unit, TO_COMMAND, free));
        // So many hits can be taken as disorder alone, and not one more.
        const copy = copyOf(g);
        const f = copy.frames[copy.depth];
        f.target = unit;
        f.seat = g.battle.unitSeat[unit];
        copy.campOrder[f.seat] = 99;
        for (const hits of [can, can + 1]) {
          f.hitsDue = hits;
          if (hits > 0) expect(mayPlace(copy, f, 0, hits, null)).toBe(hits === can);
        }
        checked.disorder++;
      }
    });
    expect(checked.disorder).toBeGreaterThan(100);
  });

  it('"may be commanded" is what is on offer, whatever card has been played', () => {
    playEagerly(40, 34, (table) => {
      if (table.prompt()?.decision !== 'action') return;
      const g = table.state;
      const offered = new Set(table.choices());
      for (const by of g.battle.units) {
        if (g.battle.unitSeat[by] !== g.active || g.unitSector[by] < 0) continue;
        for (const at of g.battle.sideUnits[1 - (g.active & 1)]) {
          if (g.unitSector[at] < 0) continue;
          const [u, t] = [unitWord(by), unitWord(at)];
          for (const kind of ['assault', 'barrage']) {
            const told = table.explain(`${kind} ${u} x ${t}`).at(-1);
            if (told?.total !== Number(offered.has(`${kind} ${u} x ${t}`)))
              throw new Error(`${kind} ${u} x ${t}: ${told?.total}`);
            checked.commanded++;
          }
          const same = g.unitSector[by] === g.unitSector[at];
          const told = table.explain(`charge ${u} x ${t}`).at(-1);
          const charge = offered.has(same ? `charge ${u}` : `charge ${u} S${g.unitSector[at] + 1}`);
          if ((told?.total ?? 0) > Number(charge)) throw new Error(`charge ${u} x ${t} is said to be possible`);
          if (charge && told?.total === 0) expect(told.parts[0].ref).toBe('B Overlapping');
        }
      }
    });
    expect(checked.commanded).toBeGreaterThan(2000);
  });

  it('the order that a card saves counts for what may be commanded', () => {
    const table: BattalionTable = new Table(rules, {
      start: {
        text: [
          'vexillum 1 position',
          'game: battalion',
          'top: Roman Republic',
          'bottom: Carthage',
          'active: top',
          'phase: action',
          'units top: II: Velites, Hastati',
          'units bottom: II: Scutarii x3',
          'hand top: centurions-voice',
          'camp: top order 1 disorder 5',
          '',
        ].join('\n'),
      },
      seed: 'x',
    });
    expect(table.explain('charge a1 x b1').at(-1)?.total).toBe(0);
    table.choose('play centurions-voice');
    expect(table.choices()).toContain('charge a1');
    expect(table.explain('charge a1 x b1').at(-1)?.total).toBe(1);
    expect(poolOf(table.state, { attacker: 0, target: 12, kind: 1, stampede: 0, extra: 0, fewer: 0 })).toBe(3);
  });
});
