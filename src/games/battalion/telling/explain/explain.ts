// The numbers behind a command, an attack or a unit, each with its parts and rule references: `assault a1 x b1`,
// `barrage a1 x b1`, `charge a1 x b1`, `charge a1`, `charge a1 S2`, `fire b1`, `counter b1`, `engage b1`, `evade a1`,
// `cost a1`, `unit a1`, `take 3 a1`, and in a fight `roll` and `hits`. They are given as they would be, also when the
// choice is not on offer.

import { Trace } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import type { Explanation } from '../../../../kernel/ruleset.ts';
import type { Relief } from '../../rules/card-text.ts';
import { commandCost, poolOf } from '../../rules/questions.ts';
import {
  ASSAULT,
  BARRAGE,
  CHARGE,
  COUNTERATTACK,
  FIRE,
  GONE,
  isRanged,
  type State,
  TO_COMMAND,
  TO_EVADE,
  TO_REACT,
} from '../../rules/state.ts';
import { readPlace } from '../places.ts';
import { attackNow } from '../stack.ts';
import { capital, isUnit, kindName, ranksKnown, readUnitWord, unitOf, unitText } from '../words.ts';
import { mayBeCommanded } from './commanded.ts';
import { attackCase, chargePool, poolIfMade, stampedeOf } from './pool.ts';
import { explainHeap, explainTake, explainUnit, explainValues } from './unit.ts';

const EXPECTED =
  'expected an attack such as "assault a1 x b1", "barrage a1 x b1", "charge a1 x b1", "charge a1" or "charge a1 S2", ' +
  'a reaction such as "fire b1" or "counter b1", "engage b1", "evade a1", "cost a1", "unit a1", "take 3 a1", "roll" ' +
  'or "hits"';

/** A unit that has not been disbanded, and whose ranks the one who asks may know. */
function known(g: State, word: string, seat: number): number {
  const unit = unitOf(g, word);
  if (unit < 0) throw new Error(`expected a unit of this battle such as a3, found "${word}"`);
  if (g.unitSector[unit] === GONE) {
    throw new Error(`expected a unit that is still there, found ${unitText(g, unit)}, which has been disbanded`);
  }
  if (!ranksKnown(g, unit, seat)) {
    throw new Error(`expected a unit whose ranks are seen, found ${unitText(g, unit)}: not all units stand yet`);
  }
  return unit;
}

const KINDS: { readonly [word: string]: number } = { assault: ASSAULT, barrage: BARRAGE, charge: CHARGE };

export function explainQuery(g: State, query: string, seat = -1): Explanation[] {
  const need = (word: string): number => known(g, word, seat);
  const words = query.trim().split(/\s+/);
  const [verb, first = '', cross = '', second = ''] = words;
  if (Object.hasOwn(KINDS, verb) && words.length === 4 && cross === 'x') {
    return explainAttack(g, need(first), need(second), KINDS[verb]);
  }
  if (words.length === 3 && first === 'x' && readUnitWord(verb) >= 0) {
    const [by, at] = [need(verb), need(cross)];
    return explainAttack(g, by, at, g.links[by] !== 0 ? ASSAULT : CHARGE);
  }
  if (verb === 'take' && words.length === 3 && /^\d{1,2}$/.test(first))
    return explainTake(g, need(cross), Number(first));
  if (verb === 'charge' && words.length === 2) return explainCharge(g, need(first), g.unitSector[need(first)]);
  if (verb === 'charge' && words.length === 3) {
    const place = readPlace(g, cross);
    if (place.kind === 'sector') return explainCharge(g, need(first), place.sector);
  }
  if (words.length === 1) {
    const a = attackNow(g);
    if ((verb === 'roll' || verb === 'hits') && a === null) throw new Error('expected an attack under way, found none');
    if (verb === 'roll' && a !== null) return [poolSoFar(g), explainValues(g, a.attacker, a.kind)];
    if (verb === 'hits' && a !== null) return [explainHeap(g, a)];
  }
  if (words.length === 2) {
    if (verb === 'unit') return [...explainUnit(g, need(first)), costOf(g, need(first), TO_COMMAND)];
    if (verb === 'cost') return costs(g, need(first));
    if (verb === 'evade') return [costOf(g, need(first), TO_EVADE)];
    if (verb === 'fire') return explainReaction(g, need(first), FIRE);
    if (verb === 'counter') return explainReaction(g, need(first), COUNTERATTACK);
    if (verb === 'engage' && g.charging > 0) return explainFight(g, g.charging - 1, need(first), CHARGE);
  }
  throw new Error(`${EXPECTED}, found "${query.trim()}"`);
}

/** What a card already played takes off the price, in the decision that pays. */
function reliefNow(g: State): Relief | null {
  const name = pending(g)?.name;
  return name === 'action' || name === 'reaction' ? g.frames[g.depth] : null;
}

const PRICES = ['Order for a command', 'Order for a reaction', 'Order for evading'];

function costOf(g: State, unit: number, why: number): Explanation {
  const trace = new Trace();
  const relief = why === TO_EVADE ? null : reliefNow(g);
  const total = commandCost(g, unit, why, relief, trace);
  const camp = g.campOrder[g.battle.unitSeat[unit]];
  if (camp < total) trace.note(`${camp} order in the camp: it cannot be paid`, 'B Commanding a unit');
  return { title: PRICES[why], total, parts: trace.reasons };
}

const costs = (g: State, unit: number): Explanation[] => {
  const reacts = g.charging > 0 && g.battle.unitSide[unit] !== g.battle.unitSide[g.charging - 1];
  return reacts ? [costOf(g, unit, TO_REACT)] : [costOf(g, unit, TO_COMMAND)];
};

function explainAttack(g: State, by: number, at: number, kind: number): Explanation[] {
  if (g.battle.unitSide[by] === g.battle.unitSide[at]) {
    throw new Error(`expected an enemy of ${unitText(g, by)}, found ${unitText(g, at)} of its own side`);
  }
  return [...explainFight(g, by, at, kind), costOf(g, by, TO_COMMAND), mayBeCommanded(g, by, at, kind)];
}

/** Both rolls of a fight. */
function explainFight(g: State, by: number, at: number, kind: number): Explanation[] {
  const parts = [diceOf(g, by, at, kind), explainValues(g, by, kind)];
  if (!isRanged(kind)) parts.push(diceOf(g, at, by, COUNTERATTACK), explainValues(g, at, COUNTERATTACK));
  return parts;
}

function explainCharge(g: State, by: number, sector: number): Explanation[] {
  const trace = new Trace();
  const total = chargePool(g, by, sector, reliefStampede(g), trace);
  trace.note('one more for each friendly unit engaged with the target you name', 'B Overlapping');
  return [
    { title: 'Dice of the charge', total, parts: trace.reasons },
    explainValues(g, by, CHARGE),
    costOf(g, by, TO_COMMAND),
  ];
}

const reliefStampede = (g: State): number => (pending(g)?.name === 'action' ? g.frames[g.depth].stampede : 0);

function explainReaction(g: State, by: number, kind: number): Explanation[] {
  if (g.charging === 0) throw new Error('expected a unit that charges, found none');
  const charger = g.charging - 1;
  if (!isUnit(g, charger) || g.battle.unitSide[by] === g.battle.unitSide[charger]) {
    throw new Error(`expected a unit that the charge comes at, found ${unitText(g, by)}`);
  }
  const own = [diceOf(g, by, charger, kind), explainValues(g, by, kind), costOf(g, by, TO_REACT)];
  return kind === FIRE ? own : [...own, diceOf(g, charger, by, CHARGE), explainValues(g, charger, CHARGE)];
}

function diceOf(g: State, by: number, at: number, kind: number): Explanation {
  const trace = new Trace();
  const total = poolIfMade(g, attackCase(by, at, kind, stampedeOf(g, by)), trace);
  return { title: `Dice of the ${kindName(kind)}`, total, parts: trace.reasons };
}

/** The pool of the attack under way, with the cards already spent on it. */
function poolSoFar(g: State): Explanation {
  const a = attackNow(g);
  const trace = new Trace();
  const total = a === null ? 0 : poolOf(g, a, trace);
  return {
    title: capital(a === null ? 'dice' : `dice of the ${kindName(a.kind)} so far`),
    total,
    parts: trace.reasons,
  };
}
