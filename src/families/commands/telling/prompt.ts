// What is asked of whom, in one sentence per decision. The sentence is the same for both seats and for spectators, so it
// says nothing that depends on a hand or on the deck.

import { Choices, verbOf } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import type { Prompt } from '../../../kernel/ruleset.ts';
import { mayCallOff } from '../rules/close-combat.ts';
import { RALLY_ANYWHERE, RALLY_NEAR_LEADERS, RALLY_ORDERED } from '../rules/dice-orders.ts';
import { canEvade } from '../rules/evade.ts';
import { countOrders } from '../rules/orders.ts';
import { mostIgnored } from '../rules/retreat.ts';
import { type Frame, HALTED, MAX_UNITS, MOVED, ORDERED, RESERVE, type State } from '../rules/state.ts';
import { termsLetClose, termsLetFire } from '../rules/targets.ts';
import { FLAG, HEAVY, LIGHT, MEDIUM } from '../tables/tables.ts';
import { COMMAND, DONE, NEW_LEADER, ORDER } from '../tables/verbs.ts';
import type { Vocabulary } from './game-words.ts';
import {
  agree,
  armyOf,
  capital,
  count,
  hexes,
  hexName,
  leaderName,
  list,
  sayOf,
  sectionNames,
  unitAt,
} from './words.ts';

export function promptOf(g: State): Prompt {
  const p = pending(g);
  if (!p?.decision) return { seat: -1, text: '', decision: '', secret: false };
  const f = g.frames[g.depth];
  const seat = p.decision.who(g, f);
  const own = g.battle.game.words.decisions[p.name];
  const ask = own?.prompt ?? SENTENCES[p.name];
  const help = own?.help ?? HELP[p.name]?.(g.battle.game.words.say);
  return {
    seat,
    text: `${armyOf(g, seat)}: ${ask ? ask(g, f, seat) : 'choose.'}`,
    decision: p.name,
    secret: p.decision.secret === true,
    ...(help ? { help } : {}),
  };
}

/** The hex that the waiting decision is about, or -1. */
export function hexAsked(g: State): number {
  const p = pending(g);
  if (!p?.decision) return -1;
  const f = g.frames[g.depth];
  const own = g.battle.game.words.decisions[p.name]?.hex;
  if (own) return own(g, f);
  switch (p.name) {
    case 'answerAttack':
    case 'chooseBattleBack':
      return g.unitHex[f.defender];
    case 'attackAfterFirstStrike':
    case 'chooseAdvance':
    case 'chooseExtraHex':
    case 'chooseBonus':
      return g.unitHex[f.attacker];
    case 'chooseFlags':
    case 'chooseRetreat':
    case 'chooseEvade':
      return g.unitHex[f.unit];
    case 'fleeStep':
      return f.hex;
    default:
      return -1;
  }
}

const soFar = (g: State): string => `(${countOrders(g)} so far)`;

/** Units and leaders with an order who have not moved yet. */
function stillToMove(g: State, side: number): number {
  const { firstUnit, firstLeader } = g.battle;
  let n = 0;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    if (g.unitHex[u] >= 0 && (g.unitMark[u] & (ORDERED | MOVED | HALTED)) === ORDERED) n++;
  }
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) {
    if (g.leaderHex[l] >= 0 && (g.leaderMark[l] & (ORDERED | MOVED)) === ORDERED) n++;
  }
  return n;
}

/** `2 units or leaders in your left section, 1 in your centre`. */
export function sectionBudget(f: Frame, side: number): string {
  const budget = [f.left, f.centre, f.right];
  const bits = side === 1 ? [0, 1, 2] : [2, 1, 0];
  const parts = bits.filter((i) => budget[i] > 0).map((i) => ({ n: budget[i], name: sectionNames(side, 1 << i)[0] }));
  return list(
    parts.map(({ n, name }, i) => `${i === 0 ? count(n, 'unit or leader', 'units or leaders') : n} in your ${name}`),
  );
}

/** The face of dice for orders that serves anybody: the roll that gave them lies below the decision. */
export const anyFace = (g: State): string => g.battle.game.dice.faces[g.frames[g.depth - 1].from] ?? '';

/** Dice that still give orders or blocks: `1 light, 2 helmet`. */
export function diceLeft(g: State, f: Frame): string {
  const { faces } = g.battle.game.dice;
  const left: [number, string][] = [
    [f.left, faces[LIGHT]],
    [f.centre, faces[MEDIUM]],
    [f.right, faces[HEAVY]],
    [f.count, anyFace(g)],
    [f.flags, `${faces[FLAG]} to move`],
  ];
  const parts = left.filter(([n]) => n > 0).map(([n, face]) => `${n} ${face}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}

/** Whose blocks are restored, by what the dice are for. */
const RALLIED_WHO: { readonly [whom: number]: string } = {
  [RALLY_NEAR_LEADERS]: 'units with or next to a leader',
  [RALLY_ANYWHERE]: 'units',
  [RALLY_ORDERED]: 'ordered units',
};

/** What ordered units may still do in the battle phase, by the terms that bind them. */
function waysToBattle(g: State, seat: number): { fire: boolean; close: boolean } {
  const { firstUnit } = g.battle;
  let fire = false;
  let close = false;
  for (let u = firstUnit[seat]; u < firstUnit[seat + 1]; u++) {
    if ((g.unitMark[u] & ORDERED) === 0) continue;
    fire ||= termsLetFire(g, u, null);
    close ||= termsLetClose(g, u, null);
  }
  return { fire, close };
}

/** Other ways that the game has to use an order, as they are on offer. */
function ownWays(g: State, f: Frame): string[] {
  offered.clear();
  pending(g)?.decision?.choices(g, f, offered);
  const verbs = [...new Set(offered.toArray().map(verbOf))];
  return verbs.map((verb) => g.battle.game.words.offers[verb]?.way ?? '').filter((way) => way !== '');
}

/** The next leader of a side who is not yet on the board, by name. */
export const waitingLeader = (g: State, side: number): string => {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++)
    if (g.leaderFate[l] === RESERVE) return leaderName(g, l);
  return 'a leader';
};

const offered = new Choices();

/** Whether a choice of the kind is on offer in the waiting decision. */
export function offers(g: State, f: Frame, verb: number): boolean {
  offered.clear();
  pending(g)?.decision?.choices(g, f, offered);
  return offered.toArray().some((choice) => verbOf(choice) === verb);
}

type Sentence = (g: State, f: Frame, seat: number) => string;

/** The words of a question for who has never met them; numbers and conditions stand in the offers and in the handbook. */
const HELP: { readonly [decision: string]: (say: Vocabulary) => string } = {
  answerAttack: (say) =>
    `Stand: take the attack, perhaps strike back. ${capital(say.evade)}: give way, so that fewer dice hit.`,
  attackAfterFirstStrike: () => 'The defender was quicker. What is left of the attack can still be carried out.',
  chooseBattleBack: () => 'To battle back is to strike at the attacker after holding the ground.',
  chooseFlags: () => 'A flag drives a unit back. A unit with something to steady it may ignore some.',
  chooseRetreat: () => 'A retreat goes towards the own side of the board. Hexes that it cannot go cost blocks.',
  chooseEvade: (say) => `A unit that ${say.evades} goes back towards its own side.`,
  chooseAdvance: (say) => `${say.advance}: who empties a hex in ${say.close} may step into it.`,
  chooseExtraHex: (say) => `${say.extraHex} carries some units a hex farther.`,
  chooseBonus: (say) => `${capital(say.bonusShort)}: after an advance some units may attack once more.`,
  keepCard: () => 'A scouting card shows two cards of the deck; one goes to the hand, the other to the discards.',
  fleeStep: () => 'A leader whose unit is gone, or who is attacked alone, tries to reach safety.',
};

/** The units of a class; one that takes in every unit needs no name. */
function unitsOfClass(g: State, kind: number): string {
  const { key, includes } = g.battle.game.classes[kind];
  return g.battle.game.units.every((type) => includes(type)) ? 'units' : `${key} units`;
}

const SENTENCES: { readonly [decision: string]: Sentence } = {
  playCard: () => 'play a card from your hand.',
  orderBySection: (g, f, seat) =>
    `order up to ${[sectionBudget(f, seat), ...ownWays(g, f)].join(', or ')} ${soFar(g)}.`,
  orderByClass(g, f, seat) {
    const what = `${unitsOfClass(g, f.kind)}${f.leader === 1 ? ' or leaders' : ''}`;
    const apart = ['', ' that are not next to an enemy', ' that are not next to an enemy unit'][f.from];
    const orOne = f.by === 1 && countOrders(g) === 0 ? ', or one unit of your choice' : '';
    return `order up to ${f.count} ${what}${apart}${orOne} ${soFar(g)}.`;
  },
  chooseSection: (g, f) => `choose a section: all ${g.battle.game.classes[f.kind].key} units there are ordered.`,
  keepCard: () => 'keep one of the cards drawn.',
  orderOneUnit: () => 'order one unit of your choice.',
  orderLinked: (g, f, seat) =>
    `order ${f.count >= MAX_UNITS ? 'a group of' : `up to ${f.count}`} linked ${unitsOfClass(g, f.kind)}${f.leader === 1 ? ' and leaders alone' : ''} ${soFar(g)}.`,
  orderLeadership(g, f, seat) {
    if (f.leader >= 0) {
      return `order up to ${count(f.count, 'unit or leader', 'units or leaders')} linked to ${leaderName(g, f.leader)} (${f.steps} so far).`;
    }
    const where = f.kind === 7 ? '' : ` in your ${list(sectionNames(seat, f.kind), 'or')}`;
    const ways = [
      ...(offers(g, f, COMMAND) ? [`name a leader${where} to command his hex and up to ${f.count} linked ones`] : []),
      ...(offers(g, f, ORDER) ? ['order one unit of your choice'] : []),
      ...ownWays(g, f),
    ];
    return ways.length === 0 ? 'nobody can be ordered.' : `${ways.join(', or ')}.`;
  },
  orderByDice: (g, f, seat) => `order units by the dice, which still give: ${diceLeft(g, f)} ${soFar(g)}.`,
  rallyUnits(g, f) {
    const steps = offers(g, f, NEW_LEADER) ? ', or let a leader step forward' : '';
    return `restore blocks to ${RALLIED_WHO[f.kind]}${steps}; the dice still give: ${diceLeft(g, f)}.`;
  },
  moveUnits: (g, _f, seat) =>
    `move ordered units and leaders${g.again === 1 ? ' a second time' : ''} (${stillToMove(g, seat)} still to move), or be done.`,
  battleUnits(g, f, seat) {
    const { fire, close } = waysToBattle(g, seat);
    const { toClose } = sayOf(g);
    const how = fire && close ? `fire or ${toClose}` : fire ? 'fire' : toClose;
    return `let ordered units ${how}, one at a time, ${offers(g, f, DONE) ? 'or be done' : 'until every charge is fought'}.`;
  },
  answerAttack(g, f) {
    const attacks = agree(g.battle.unitType[f.attacker].name, 'attacks', 'attack');
    // Whether it can evade is for all to see; what the hand holds is not.
    const evade = canEvade(g, f.defender, f.attacker) ? [sayOf(g).evade] : [];
    const ways = ['stand', ...evade, ...ownWays(g, f)].join(', ');
    const defender = unitAt(g, f.defender);
    return `${unitAt(g, f.attacker)} ${attacks} your ${defender}: ${ways}, or play a card that answers an attack.`;
  },
  attackAfterFirstStrike(g, f) {
    const stood = `your ${unitAt(g, f.attacker)} stood the first strike`;
    return mayCallOff(g, f.attacker, null) ? `${stood}: attack as declared?` : `${stood} and must attack.`;
  },
  chooseBattleBack: (g, f) => `battle back with ${unitAt(g, f.defender)} against ${unitAt(g, f.attacker)}?`,
  chooseFlags(g, f) {
    const most = mostIgnored(f);
    const ask = most === 0 ? 'none can be ignored.' : `how many are ignored (up to ${most})?`;
    return `${count(f.flags, 'flag')} against your ${unitAt(g, f.unit)}: ${ask}`;
  },
  chooseRetreat: (g, f) => `your ${unitAt(g, f.unit)} must go back ${hexes(f.count)}: where to?`,
  chooseEvade: (g, f) =>
    `your ${unitAt(g, f.unit)} ${agree(g.battle.unitType[f.unit].name, sayOf(g).evades, sayOf(g).evade)}: where to?`,
  chooseAdvance: (g, f) => `advance with ${unitAt(g, f.attacker)} into ${hexName(g, f.hex)}?`,
  chooseExtraHex: (g, f) => `ride one more hex with ${unitAt(g, f.attacker)}, or be done?`,
  chooseBonus: (g, f) => `a ${sayOf(g).bonus} with ${unitAt(g, f.attacker)}, or be done?`,
  fleeStep(g, f) {
    const leader = g.hexLeader[f.from];
    const who = leader >= 0 ? leaderName(g, leader) : 'your leader';
    return f.steps === 0
      ? `${who} must ${sayOf(g).flee} from ${hexName(g, f.from)}: where to first?`
      : `${who} has ${sayOf(g).fled} ${hexes(f.steps)} to ${hexName(g, f.hex)}: how does he go on?`;
  },
};
