// What is told and what is offered agree, at random decisions of all battles: nothing on offer is refused; whatever is not has a
// reason of its own, never the last resort; and the reason is true: with that obstacle taken away the choice is on offer, or
// another reason comes next. Numbers in explanations are those that the rules use.

import { describe, expect, it } from 'vitest';
import { entryHits } from '../../src/games/dark-ages/rules/ground.ts';
import { leavingHits } from '../../src/games/dark-ages/rules/movement.ts';
import { ATTACKING, diceOf, hitValue } from '../../src/games/dark-ages/rules/questions.ts';
import {
  ASSAULT_FIGHT,
  FIRE_FIGHT,
  HAND,
  MELEE_FIGHT,
  pieceAt,
  type State,
} from '../../src/games/dark-ages/rules/state.ts';
import { stepCost } from '../../src/games/dark-ages/rules/steps.ts';
import { CARDS } from '../../src/games/dark-ages/tables/tables.ts';
import * as v from '../../src/games/dark-ages/tables/verbs.ts';
import { NO_CARDS } from '../../src/games/dark-ages/telling/decisions/cards.ts';
import { ELSEWHERE, wordsOf } from '../../src/games/dark-ages/telling/decisions/index.ts';
import type { FaultKey } from '../../src/games/dark-ages/telling/why-not/faults.ts';
import { faultOf } from '../../src/games/dark-ages/telling/why-not/why-not.ts';
import { choiceOf, firstOf, secondOf, verbOf } from '../../src/kernel/choice.ts';
import { choicesOf, decisionName, seatOf } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { REMEDIES, roughened, worldOf } from './remedies.ts';
import { ids, rules, wander } from './wandering.ts';

/** What is told when the decision has no such choice. */
const lastResorts = new Set([...ELSEWHERE.values()].map(({ text }) => text));

/** How often each reason was given, and how often its obstacle was taken away. */
const given = new Map<string, number>();
const proved = new Map<string, number>();
const counted = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

/** Decisions that go on as well when the ground under them is another one. */
const ON_ANY_GROUND = ['movement', 'step', 'combat', 'evade', 'ordersAnswer', 'fallBack'];

/** Everything one might ask for in the decision: each verb with places and cards that are likely to be near the mark. */
function candidates(g: State, random: (below: number) => number): number[] {
  // Cards, which have reasons in every decision, come last.
  const here = Object.keys(wordsOf(decisionName(g)).may).filter((verb) => !Object.hasOwn(NO_CARDS, verb));
  const verbs = [...here, ...Object.keys(NO_CARDS)].map(Number);
  const hexes = g.battle.board.names.flatMap((name, hex) => (name === '' ? [] : [hex]));
  const stood = hexes.filter((hex) => pieceAt(g, hex) >= 0);
  const one = (list: readonly number[]): number => list[random(list.length)];
  const near = (hex: number): number => Math.max(0, g.battle.board.neighbours[hex * 6 + random(6)]);
  const held = CARDS.flatMap((_, card) => (g.cardAt[card] === HAND + seatOf(g) ? [card] : []));
  const offered = choicesOf(g);
  const { distance, size, seat } = { ...g.battle.board, seat: g.battle.seat };
  const own = stood.filter((hex) => seat[pieceAt(g, hex)] === seatOf(g));
  /** One of the enemies nearest to a hex. */
  const foe = (from: number): number => {
    const foes = stood.filter((hex) => !own.includes(hex));
    foes.sort((one, two) => distance[from * size + one] - distance[from * size + two]);
    return foes[random(Math.min(3, foes.length))] ?? from;
  };
  return verbs.flatMap((verb) => {
    if (verb === v.MELEE || verb === v.FIRE || verb === v.ASSAULT) {
      const mover = g.unitHex[g.frames[g.depth].unit];
      return Array.from({ length: 8 }, () => {
        const a = verb === v.ASSAULT && mover >= 0 ? mover : one(own.length > 0 ? own : stood);
        return choiceOf(verb, a, foe(a));
      });
    }
    const { form } = v.VERBS[verb];
    const places = form.split('{').length - 1;
    const like = offered.filter((choice) => verbOf(choice) === verb);
    return Array.from({ length: 5 }, (_, i) => {
      const sample = like.length > 0 && i < 4 ? like[random(like.length)] : -1;
      let a = form.includes('{card}')
        ? held.length > 0 && i > 0
          ? one(held)
          : random(CARDS.length)
        : form.includes('{unit}')
          ? 1 + random(4)
          : one(i % 3 === 0 ? hexes : stood);
      // Where several start from one place, that place is meant.
      if (sample >= 0 && places === 2 && !form.includes('{card}')) a = firstOf(sample);
      const from = g.frames[g.depth].unit;
      if (places === 2 && (verb === v.STEP || verb === v.ASSAULT) && i < 4) a = Math.max(0, g.unitHex[from]);
      const b = i === 0 ? one(stood) : i === 1 ? one(hexes) : near(form.includes('{card}') ? one(stood) : a);
      return choiceOf(verb, places > 0 ? a : 0, places > 1 ? b : 0);
    });
  });
}

/** What is wrong with the answer about one choice; empty when nothing is. */
function faultWith(g: State, choice: number, offered: ReadonlySet<number>): string {
  const seat = seatOf(g);
  const text = rules.language.print(choice);
  const refusal = rules.whyNot(g, text, seat);
  if (offered.has(choice)) {
    if (refusal !== null) return `${text} is on offer but refused: ${refusal.text}`;
    return faultOf(g, choice) === null ? '' : `${text} is on offer, but the rule says ${faultOf(g, choice)?.key}`;
  }
  if (refusal === null) return `${text} is not on offer and has no refusal`;
  const fault = faultOf(g, choice);
  if (fault === null || lastResorts.has(refusal.text)) return `${text} has only the last resort: ${refusal.text}`;
  counted(given, fault.key);
  const remedy = REMEDIES[fault.key];
  if (typeof remedy === 'string') return '';
  const world = worldOf(g);
  const answer = remedy(world, fault.a, fault.b, choice);
  if (answer === false) return '';
  const again = typeof answer === 'number' ? answer : choice;
  counted(proved, fault.key);
  if (choicesOf(world).includes(again)) return '';
  const next = faultOf(world, again);
  if (next === null) return `${text}: without ${fault.key} neither offered nor refused`;
  const same = next.key === fault.key && next.a === fault.a && next.b === fault.b;
  return same ? `${text}: ${fault.key} (${fault.a}, ${fault.b}) stays when it is taken away: ${refusal.text}` : '';
}

describe('told and offered', () => {
  it.each(ids)('%s: every refusal is true', (id) => {
    const wrong: string[] = [];
    for (const [seed, options] of [
      [41, []],
      [42, ['wallAlways', 'leadersKeepOff', 'mercenariesOnFoot']],
      [43, ['evadeAdjacent', 'disengageAll']],
    ] as const) {
      const random = makeRandom(seed);
      const often = new Map<string, number>();
      wander(
        id,
        seed,
        (g, choices) => {
          const name = decisionName(g);
          const times = often.get(name) ?? 0;
          often.set(name, times + 1);
          if (times > 40 && times % 9 !== 0) return;
          for (const world of [g, ...(ON_ANY_GROUND.includes(name) ? [roughened(g, random)] : [])]) {
            const all = world === g ? choices : choicesOf(world);
            const offered = new Set(all);
            for (const choice of [...all.slice(0, 6), ...candidates(world, random)]) {
              const said = faultWith(world, choice, offered);
              if (said !== '') wrong.push(`${id} ${seed} ${name}: ${said}`);
            }
          }
        },
        options,
      );
    }
    expect(wrong.slice(0, 12)).toEqual([]);
  });

  it.each(ids)('%s: numbers in explanations are those that the rules use', (id) => {
    const wrong: string[] = [];
    let looked = 0;
    wander(id, 44, (g, choices) => {
      const f = g.frames[g.depth];
      const seat = seatOf(g);
      for (const choice of choices) {
        const verb = verbOf(choice);
        if (![v.STEP, v.ASSAULT, v.MELEE, v.FIRE].includes(verb) || looked > 400) continue;
        looked++;
        const text = rules.language.print(choice);
        const told = new Map(rules.explain(g, text, seat).map(({ title, total }) => [title, total]));
        const [from, to] = [firstOf(choice), secondOf(choice)];
        const expected: [string, number][] = [];
        if (verb === v.STEP) {
          expected.push(['movement points', stepCost(g, f, to)], ['hits for breaking off', leavingHits(g, f, to)]);
          expected.push(['hits for the ground', entryHits(g, f.unit, from, to, f.flags)]);
        } else {
          const kind = verb === v.ASSAULT ? ASSAULT_FIGHT : verb === v.MELEE ? MELEE_FIGHT : FIRE_FIGHT;
          const attacker = pieceAt(g, from);
          const own = { kind, cards: 0, attacker, defender: pieceAt(g, to) };
          const what = verb === v.FIRE ? 'shot' : 'attack';
          expected.push(
            [`dice of the ${what}`, diceOf(g, own, attacker, ATTACKING)],
            [`least die that hits in the ${what}`, hitValue(g, own, attacker, ATTACKING)],
          );
        }
        for (const [title, value] of expected) {
          if (told.get(title) !== value) wrong.push(`${text}: ${title} is ${value}, told ${told.get(title)}`);
        }
      }
    });
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(20);
  });

  it('nearly every reason is met, and tried', () => {
    const keys = Object.keys(REMEDIES) as FaultKey[];
    expect(keys.filter((key) => !given.has(key) && !RARE.includes(key))).toEqual([]);
    const tried = keys.filter((key) => typeof REMEDIES[key] !== 'string' && given.has(key) && !RARE.includes(key));
    expect(tried.filter((key) => !proved.has(key))).toEqual([]);
    expect(tried.length).toBeGreaterThan(65);
  });
});

/** Reasons that random players hardly ever meet, and those that another question has answered before they could be given. */
const RARE: readonly FaultKey[] = [
  ...(['noSuchHex', 'noSuchCard', 'offBoard', 'notOwn', 'noTarget', 'nobodyOfHis', 'himself', 'notEnemy'] as const),
  ...(['fromHorse', 'hasEvaded', 'standsItsGround', 'heldByEnemy', 'noMoveCard', 'noBowCard', 'noFightCard'] as const),
  ...([
    'mustGoOn',
    'mustEnter',
    'throughStream',
    'halted',
    'partOfAttack',
    'noAttackerThere',
    'noDiceAgainst',
  ] as const),
  ...(['sheltered', 'shotBarred', 'entryBarred', 'noCardToDraw', 'anotherOne', 'freeWayFirst', 'wayTaken'] as const),
  ...(['noUnitToJoin', 'noWayOn', 'stillOnHill', 'notTowardsHorse', 'notThroughBows', 'notBehindBows'] as const),
  ...(['notByActivation', 'playedOnBows', 'playedOnFight', 'unitsFirst', 'steadfast', 'cannotFollow'] as const),
  ...(['routedLeader', 'noActiveCube'] as const),
];
