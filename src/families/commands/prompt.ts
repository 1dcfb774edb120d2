// What is asked of whom, in one sentence per decision. The sentence is the same for both seats and for spectators, so it
// says nothing that depends on a hand or on the deck.

import { Choices, verbOf } from '../../kernel/choice.ts';
import { pending } from '../../kernel/procedure.ts';
import type { Prompt } from '../../kernel/ruleset.ts';
import { canEvade } from './evade.ts';
import { cardTerms } from './reach.ts';
import { type Frame, HALTED, MAX_UNITS, MOVED, MUST_CLOSE, ORDERED, RESERVE, type State } from './state.ts';
import { AMBUSH, COMMAND, DONE, ENTER_LEADER, ORDER } from './verbs.ts';
import { agree, armyOf, count, hexes, hexName, leaderName, list, sectionNames, unitAt, unitName } from './words.ts';

export function promptOf(g: State): Prompt {
  const p = pending(g);
  if (!p?.decision) return { seat: -1, text: '', decision: '', secret: false };
  const f = g.frames[g.depth];
  const seat = p.decision.who(g, f);
  const ask = SENTENCES[p.name];
  return {
    seat,
    text: `${armyOf(g, seat)}: ${ask ? ask(g, f, seat) : 'choose.'}`,
    decision: p.name,
    secret: p.decision.secret === true,
    ...(HELP[p.name] ? { help: HELP[p.name] } : {}),
  };
}

/** The hex that the waiting decision is about, or -1. */
export function hexAsked(g: State): number {
  const p = pending(g);
  if (!p?.decision) return -1;
  const f = g.frames[g.depth];
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
    case 'chooseTrample':
      return f.hex;
    default:
      return -1;
  }
}

/** Orders given so far: units, and leaders by themselves. */
export function ordersGiven(g: State, side: number): number {
  const { firstUnit, firstLeader } = g.battle;
  let n = 0;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) if ((g.unitMark[u] & ORDERED) !== 0) n++;
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) if ((g.leaderMark[l] & ORDERED) !== 0) n++;
  return n;
}

const soFar = (g: State, side: number): string => `(${ordersGiven(g, side)} so far)`;

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

/** Dice that still give orders or blocks: `1 light, 2 helmet`. */
export function diceLeft(g: State, f: Frame): string {
  const left = [f.left, f.centre, f.right, f.count];
  const parts = left
    .map((n, face) => (n > 0 ? `${n} ${g.battle.game.dice.faces[face]}` : ''))
    .filter((part) => part !== '');
  return parts.length === 0 ? 'none' : parts.join(', ');
}

const waitingLeader = (g: State, side: number): string => {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++)
    if (g.leaderFate[l] === RESERVE) return leaderName(g, l);
  return 'a leader';
};

const offered = new Choices();

/** Whether a choice of the kind is on offer in the waiting decision. */
function offers(g: State, f: Frame, verb: number): boolean {
  offered.clear();
  pending(g)?.decision?.choices(g, f, offered);
  return offered.toArray().some((choice) => verbOf(choice) === verb);
}

type Sentence = (g: State, f: Frame, seat: number) => string;

/** The words of a question for who has never met them; numbers and conditions stand in the offers and in the handbook. */
const HELP: { readonly [decision: string]: string } = {
  answerAttack: 'Stand: take the attack, perhaps strike back. Evade: give way, so that fewer dice hit.',
  attackAfterFirstStrike: 'The defender was quicker. What is left of the attack can still be carried out.',
  chooseBattleBack: 'To battle back is to strike at the attacker after holding the ground.',
  chooseFlags: 'A flag drives a unit back. A unit with something to steady it may ignore some.',
  chooseRetreat: 'A retreat goes towards the own side of the board. Hexes that it cannot go cost blocks.',
  chooseEvade: 'A unit that evades goes back towards its own side.',
  chooseAdvance: 'Momentum: who empties a hex in close combat may step into it.',
  chooseExtraHex: 'Momentum carries some units a hex farther.',
  chooseBonus: 'Bonus combat: after an advance some units may attack once more.',
  fleeStep: 'A leader whose unit is gone, or who is attacked alone, tries to reach safety.',
};

const SENTENCES: { readonly [decision: string]: Sentence } = {
  playCard: () => 'play a card from your hand.',
  orderBySection: (g, f, seat) => `order up to ${sectionBudget(f, seat)} ${soFar(g, seat)}.`,
  orderByClass: (g, f, seat) =>
    `order up to ${f.count} ${g.battle.game.classes[f.kind].key} units${f.leader === 1 ? ' or leaders' : ''} ${soFar(g, seat)}.`,
  orderOneUnit: () => 'order one unit of your choice.',
  orderLinked: (g, f, seat) =>
    `order ${f.count >= MAX_UNITS ? 'a group of' : `up to ${f.count}`} linked ${g.battle.game.classes[f.kind].key} units ${soFar(g, seat)}.`,
  orderLeadership(g, f, seat) {
    if (f.leader >= 0) {
      return `order up to ${count(f.count, 'unit or leader', 'units or leaders')} linked to ${leaderName(g, f.leader)} (${f.steps} so far).`;
    }
    const where = f.kind === 7 ? '' : ` in your ${list(sectionNames(seat, f.kind), 'or')}`;
    const ways = [
      ...(offers(g, f, COMMAND) ? [`name a leader${where} to command his hex and up to ${f.count} linked ones`] : []),
      ...(offers(g, f, ORDER) ? ['order one unit of your choice'] : []),
      ...(offers(g, f, AMBUSH) ? ['bring the reserve in'] : []),
    ];
    return ways.length === 0 ? 'nobody can be ordered.' : `${ways.join(', or ')}.`;
  },
  orderByDice: (g, f, seat) => `order units by the dice, which still give: ${diceLeft(g, f)} ${soFar(g, seat)}.`,
  rallyUnits: (g, f) => `restore blocks to units with or next to a leader; the dice still give: ${diceLeft(g, f)}.`,
  moveUnits: (g, _f, seat) =>
    `move ordered units and leaders${g.again === 1 ? ' a second time' : ''} (${stillToMove(g, seat)} still to move), or be done.`,
  battleUnits(g, f) {
    const { fire, close } = cardTerms(g)?.battle ?? { fire: true, close: true };
    const how = fire && close ? 'fire or close combat' : fire ? 'fire' : 'close combat';
    return `let ordered units ${how}, one at a time, ${offers(g, f, DONE) ? 'or be done' : 'until every charge is fought'}.`;
  },
  answerAttack(g, f) {
    const attacks = agree(g.battle.unitType[f.attacker].name, 'attacks', 'attack');
    // Whether it can evade is for all to see; what the hand holds is not.
    const ways = canEvade(g, f.defender, f.attacker) ? 'stand, evade' : 'stand';
    const defender = unitAt(g, f.defender);
    return `${unitAt(g, f.attacker)} ${attacks} your ${defender}: ${ways}, or play a card that answers an attack.`;
  },
  attackAfterFirstStrike(g, f) {
    const stood = `your ${unitAt(g, f.attacker)} stood the first strike`;
    return (g.unitMark[f.attacker] & MUST_CLOSE) === 0 ? `${stood}: attack as declared?` : `${stood} and must attack.`;
  },
  chooseBattleBack: (g, f) => `battle back with ${unitAt(g, f.defender)} against ${unitAt(g, f.attacker)}?`,
  chooseFlags(g, f) {
    const most = Math.min(f.flags, f.count);
    const ask = most === 0 ? 'none can be ignored.' : `how many are ignored (up to ${most})?`;
    return `${count(f.flags, 'flag')} against your ${unitAt(g, f.unit)}: ${ask}`;
  },
  chooseRetreat: (g, f) => `your ${unitAt(g, f.unit)} must go back ${hexes(f.count)}: where to?`,
  chooseEvade: (g, f) =>
    `your ${unitAt(g, f.unit)} ${agree(g.battle.unitType[f.unit].name, 'evades', 'evade')}: where to?`,
  chooseAdvance: (g, f) => `advance with ${unitAt(g, f.attacker)} into ${hexName(g, f.hex)}?`,
  chooseExtraHex: (g, f) => `ride one more hex with ${unitAt(g, f.attacker)}, or be done?`,
  chooseBonus: (g, f) => `a bonus close combat with ${unitAt(g, f.attacker)}, or be done?`,
  fleeStep(g, f) {
    const leader = g.hexLeader[f.from];
    const who = leader >= 0 ? leaderName(g, leader) : 'your leader';
    return f.steps === 0
      ? `${who} must evade from ${hexName(g, f.from)}: where to first?`
      : `${who} has evaded ${hexes(f.steps)} to ${hexName(g, f.hex)}: how does he go on?`;
  },
  chooseTrample(g, f) {
    const unit = g.hexUnit[f.hex];
    const who = unit >= 0 ? unitAt(g, unit) : hexName(g, f.hex);
    return `choose whom the rampage of ${who} strikes next (two dice each).`;
  },
  placeLeader: (g, _f, seat) => `place ${waitingLeader(g, seat)}.`,
  enterReserve(g, f, seat) {
    const { firstUnit } = g.battle;
    const waiting: string[] = [];
    for (let u = firstUnit[seat]; u < firstUnit[seat + 1]; u++)
      if (g.unitFate[u] === RESERVE) waiting.push(unitName(g, u));
    const where = `on the enemy baseline in your ${list(sectionNames(seat, f.kind), 'or')}`;
    // Who finds no room on the baseline stays out.
    if (offers(g, f, DONE)) return 'the reserve is in, as far as there was room.';
    return offers(g, f, ENTER_LEADER)
      ? `let ${waitingLeader(g, seat)} join a unit that came in.`
      : `bring ${list(waiting)} in ${where}.`;
  },
};
