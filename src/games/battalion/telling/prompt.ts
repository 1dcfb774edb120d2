// What is asked of whom, in one sentence per decision. The sentence is the same for every seat and for spectators, so it
// says nothing that depends on a hand.

import { pending } from '../../../kernel/procedure.ts';
import type { Prompt } from '../../../kernel/ruleset.ts';
import { hasTerms } from '../rules/action.ts';
import { poolOf } from '../rules/questions.ts';
import { DIE_SIDES, type Frame, type State } from '../rules/state.ts';
import type { DecisionName } from './decision-names.ts';
import { attackNow, chargeNow, nearestFrame } from './stack.ts';
import { diceOf } from './view/units.ts';
import { cardName, dice, factionOf, hits, kindName, placeOf, sectorTitle, unitText, unitWord } from './words.ts';

type Sentence = (g: State, f: Frame) => string;

/** The unit that has moved out to charge. */
const charger = (g: State): number => (g.charging > 0 ? g.charging - 1 : (chargeNow(g)?.attacker ?? 0));

function attackWords(g: State): string {
  const a = attackNow(g);
  return a === null
    ? 'the attack'
    : `the ${kindName(a.kind)} of ${unitText(g, a.attacker)} against ${unitText(g, a.target)}`;
}

const SENTENCES: { readonly [decision in DecisionName]: Sentence } = {
  deploy: () => 'place a unit in a sector or in your reserve.',
  redeploy: () => 'redeploy units, or go on to your action.',
  redeployCard: (g, f) => `which card do you discard for ${unitText(g, f.unit)}?`,
  consular: () => 'Consular Reserve: which unit goes where?',
  action: (_g, f) => {
    // A text that speaks of a command has been played: the command follows.
    if (f.cry !== 0 || f.stampede !== 0) return 'command the unit that charges.';
    return hasTerms(f) ? 'command a unit.' : 'rally, or command a unit.';
  },
  rallyTextsAnswer: () => 'a card before the rally?',
  bring: (_g, f) => `${cardName(f.card)}: bring up to ${f.left} disorder to your camp.`,
  flip: (_g, f) => `${cardName(f.card)}: how much disorder in your camp turns to order?`,
  arrange: (g, f) => `Triplex Acies: which rank of ${unitText(g, f.unit)} stands next, from the front?`,
  spies: (g, f) => `Spies: which card does ${factionOf(g, f.from)} lose?`,
  chargedAnswer: (g) => `${unitText(g, charger(g))} charges in ${sectorTitle(g.unitSector[charger(g)])}. React?`,
  reaction: (g) => `which unit reacts to ${unitText(g, charger(g))}?`,
  feign: (g, f) => `Feigned Retreat: where does ${unitText(g, f.unit)} go?`,
  target: (g) => `whom does ${unitText(g, charger(g))} engage?`,
  engagedAnswer: (g, f) => {
    const { attacker, target } = chargeNow(g) ?? f;
    return `${unitText(g, attacker)} has engaged ${unitText(g, target)}. Play a card?`;
  },
  pool: (g) => {
    const a = attackNow(g);
    return `gather dice for ${attackWords(g)}: ${a === null ? '' : dice(poolOf(g, a))} so far.`;
  },
  enemyPoolAnswer: (g) => `dice are gathered for ${attackWords(g)}. Play a card?`,
  rolledAnswer: (g) => `your dice show ${diceOf(g.heap).join(', ')}. Play a card?`,
  rerolls: (g) => `which dice are rolled again? They show ${diceOf(g.heap).join(', ')}.`,
  raises: (g) => `which die is raised by one? They show ${diceOf(g.heap).join(', ')}.`,
  // Eights have hit already.
  assign: (g) =>
    `put your dice on attack values: ${diceOf(g.heap)
      .filter((face) => face < DIE_SIDES)
      .join(', ')}.`,
  takeHits: (g, f) => `${unitText(g, f.target)} is hit: how do you take ${hits(f.hits)}?`,
  ignore: (g, f) => `how many hits does ${unitText(g, targetBelow(g, f))} ignore?`,
  disbandingAnswer: (g, f) => `${unitText(g, f.unit)} would be disbanded. Play a card?`,
  afterHitsAnswer: (g, f) => `${unitText(g, f.unit)} has lost a rank. Play a card?`,
  afterAttackAnswer: (g) => `what follows ${attackWords(g)}?`,
  freeBarrage: (g, f) => `whom does ${unitText(g, f.unit)} barrage?`,
  parthian: (g, f) => `Parthian Shot: where does ${unitText(g, f.unit)} go?`,
  endOfTurnAnswer: () => 'a card at the end of your turn?',
};

/** A newcomer whose cards do not fit wonders why he is asked. */
const CARD_MOMENT =
  'Cards that belong to this moment are lit. You are asked whatever you hold, so that the enemy learns nothing.';

const targetBelow = (g: State, f: Frame): number => nearestFrame(g, 'takeHits')?.target ?? f.target;

/** For who meets a question the first time. */
const HELP: { readonly [decision in DecisionName]?: string } = {
  deploy: 'Units are placed in turns. Only the front rank shows until all of them stand.',
  redeploy: 'Each unit that moves costs a card and may not be commanded this turn, unless it is Swift.',
  action: 'A command costs order from your camp. A rally draws a card and brings order home.',
  chargedAnswer: 'One unit of the sector may fire at the charging unit or meet it, at the price of a command.',
  rallyTextsAnswer: CARD_MOMENT,
  engagedAnswer: CARD_MOMENT,
  enemyPoolAnswer: CARD_MOMENT,
  rolledAnswer: CARD_MOMENT,
  disbandingAnswer: CARD_MOMENT,
  afterHitsAnswer: CARD_MOMENT,
  endOfTurnAnswer: CARD_MOMENT,
  target: 'A free enemy comes to meet you; one that fights a friend of yours is overlapped or drawn off.',
  pool: 'A card makes one more die, or does what its text says. Six dice at most.',
  assign: 'Each value takes one die that equals or exceeds it. An 8 hits by itself and is not asked about.',
  takeHits:
    'Ranks removed from the front take as many hits as their cohesion; the rest becomes disorder from your camp.',
  afterAttackAnswer: 'A unit with Evade may leave the fight now, at the price of a command.',
};

export function promptOf(g: State): Prompt {
  const p = pending(g);
  if (!p?.decision) return { seat: -1, text: '', decision: '', secret: false };
  const f = g.frames[g.depth];
  const seat = p.decision.who(g, f);
  const ask = SENTENCES[p.name as DecisionName] as Sentence | undefined;
  const help = HELP[p.name as DecisionName];
  return {
    seat,
    text: `${factionOf(g, seat)}: ${ask ? ask(g, f) : 'choose.'}`,
    decision: p.name,
    secret: p.decision.secret === true,
    ...(help ? { help } : {}),
  };
}

/** The unit that the waiting decision is about; -1 for none. */
function unitAsked(g: State): number {
  const p = pending(g);
  if (!p?.decision) return -1;
  const f = g.frames[g.depth];
  const a = attackNow(g);
  switch (p.name as DecisionName) {
    case 'redeployCard':
    case 'arrange':
    case 'disbandingAnswer':
    case 'afterHitsAnswer':
    case 'parthian':
    case 'freeBarrage':
    case 'feign':
      return f.unit;
    case 'chargedAnswer':
    case 'reaction':
    case 'target':
      return charger(g);
    case 'takeHits':
      return f.target;
    case 'engagedAnswer':
      return chargeNow(g)?.target ?? -1;
    case 'ignore':
      return targetBelow(g, f);
    case 'pool':
    case 'enemyPoolAnswer':
    case 'rolledAnswer':
    case 'rerolls':
    case 'raises':
    case 'assign':
    case 'afterAttackAnswer':
      return a === null ? -1 : a.attacker;
    default:
      return -1;
  }
}

/** The place of that unit, as screens name places: the unit itself. */
export function askedPlace(g: State): string | null {
  const unit = unitAsked(g);
  return unit < 0 || placeOf(g, unit) === null ? null : unitWord(unit);
}
