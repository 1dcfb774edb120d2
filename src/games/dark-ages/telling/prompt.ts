// What is asked of whom, in one sentence per decision. The sentence is the same for both seats and for spectators, so it
// says nothing that depends on a hand, on the deck or on numbers that only one seat has seen.

import { pending } from '../../../kernel/procedure.ts';
import type { Prompt } from '../../../kernel/ruleset.ts';
import { isRouted } from '../rules/ground.ts';
import { retreatBelow } from '../rules/retreat.ts';
import { ASSAULT_FIGHT, END_PHASE, type Frame, isLeader, type State } from '../rules/state.ts';
import type { DecisionName } from './decision-names.ts';
import { eventSentence } from './rule-sentences.ts';
import { armyOf, count, does, hexes, hexName, ownOn, pieceName, pieceOn } from './words.ts';

export function promptOf(g: State): Prompt {
  const p = pending(g);
  if (!p?.decision) return { seat: -1, text: '', decision: '', secret: false };
  const f = g.frames[g.depth];
  const seat = p.decision.who(g, f);
  const name = p.name as DecisionName;
  const help = HELP[name];
  return {
    seat,
    text: `${armyOf(g, seat)}: ${SENTENCES[name]?.(g, f, seat) ?? 'choose.'}`,
    decision: p.name,
    secret: p.decision.secret === true,
    ...(help ? { help } : {}),
  };
}

/** The piece that the waiting decision is about, or -1. */
export function pieceAsked(g: State): number {
  const p = pending(g);
  if (!p?.decision) return -1;
  if (p.name === 'retreatHex') return retreatBelow(g).unit;
  return ABOUT[p.name as DecisionName]?.(g.frames[g.depth]) ?? -1;
}

/** The hex that the waiting decision is about, or -1. */
export function hexAsked(g: State): number {
  const piece = pieceAsked(g);
  return piece < 0 ? -1 : g.unitHex[piece];
}

/** The piece that a decision is about. */
const ABOUT: { readonly [decision in DecisionName]?: (f: Frame) => number } = {
  step: (f) => f.unit,
  evade: (f) => f.defender,
  face: (f) => f.defender,
  ordersAnswer: (f) => f.defender,
  joinAttack: (f) => f.defender,
  answerWhom: (f) => f.defender,
  firedAnswer: (f) => f.defender,
  mustRetreatAnswer: (f) => f.unit,
  attachLeader: (f) => f.leader,
  pursue: (f) => f.unit,
  fallBack: (f) => f.unit,
  rallyName: (f) => f.leader,
  alsoRally: (f) => f.leader,
  drawAgain: (f) => f.leader,
  drawOff: (f) => f.unit,
  rideDown: (f) => f.unit,
};

type Ask = (g: State, f: Frame, seat: number) => string;

/** `your Spearmen at G5`; a leader by his name alone. */
const yours = (g: State, piece: number): string => (isLeader(piece) ? ownOn(g, piece) : `your ${ownOn(g, piece)}`);

const fightOf = (g: State, f: Frame, shot = false): string =>
  `${shot ? 'the shot' : f.kind === ASSAULT_FIGHT ? 'the assault' : 'the melee'} of ${pieceOn(g, f.attacker)} against ${pieceOn(g, f.defender)}`;

const SENTENCES: { readonly [decision in DecisionName]: Ask } = {
  open: () => 'play a card for activation, play a Historical Event, or pass.',
  movement: (g) =>
    g.points > 0
      ? `activate a piece or let a leader rally (${count(g.points, 'activation')} left), or be done.`
      : 'move who is still to move, or be done.',
  step(g, f) {
    const who = ownOn(g, f.unit);
    if (f.mustEnter > 0) return `${who}: go on into ${hexName(g, f.mustEnter - 1)}, or stop.`;
    if (f.points === 0) return `${who}: assault, or stop here.`;
    return `${who}: ${f.steps === 0 ? 'move' : 'go on'} (${count(f.points, 'movement point')} left), or stop.`;
  },
  evade: (g, f) =>
    `${pieceOn(g, f.attacker)} ${does(g, f.attacker, 'assaults', 'assault')} ${yours(g, f.defender)}: ${isRouted(g, f.defender) ? 'it is routed; only who is rallied by Leadership can evade, else stand' : 'evade or stand'}.`,
  face: (g, f) =>
    `${yours(g, f.defender)} ${does(g, f.defender, 'has', 'have')} one active cube: defend against ${pieceOn(g, f.attacker)}, or keep it for another attacker.`,
  ordersAnswer: (g, f) => `${fightOf(g, f)}: play an order card, or pass.`,
  joinAttack: (g, f) => `who joins the attack on ${pieceOn(g, f.defender)}?`,
  answerWhom: (g, f) => `which of the attackers ${does(g, f.defender, 'does', 'do')} ${yours(g, f.defender)} answer?`,
  firedAnswer: (g, f) => `${fightOf(g, f, true)}: play an order card, or pass.`,
  hitAnswer: () => 'your men have been hit: play Leadership, or pass.',
  mustRetreatAnswer: (g, f) => `${yours(g, f.unit)} must retreat: play an order card, or pass.`,
  retreatHex: (g) =>
    `${yours(g, retreatBelow(g).unit)} must retreat${g.phase === END_PHASE ? ' one hex' : ''}: where to?`,
  attachLeader: (g, f) => `which unit does ${pieceName(g, f.leader)} join?`,
  pursue: (g, f) => `pursue with ${ownOn(g, f.unit)} into ${hexName(g, f.hex)}, or stay?`,
  fallBack: (g, f) => `where ${does(g, f.unit, 'does', 'do')} ${yours(g, f.unit)} fall back to?`,
  combat: () => 'melee, shoot or play an order card, until all who must attack have attacked.',
  closingAnswer: () => 'the combat phase is about to end: play an order card, or pass.',
  rallyName: (g, f) => `${pieceName(g, f.leader)} rallies: name a unit and draw a card, or be done.`,
  alsoRally: (g, f) => `two green marks: ${pieceName(g, f.leader)} may rally another unit.`,
  drawAgain: (g, f) => `a red mark, but the Standard is near: ${pieceName(g, f.leader)} may draw again.`,
  placeUnit: () => 'place reinforcements on the battlefield.',
  chooseUnit: (g) =>
    `name a piece for the event. ${eventSentence(g.battle.sheet, Math.min(g.eventsPlayed, g.battle.eventCards) - 1)}`,
  drawOff: (g, f) => `where ${does(g, f.unit, 'is', 'are')} ${pieceOn(g, f.unit)} drawn to?`,
  rideDown: (g, f) => `through whom ${does(g, f.unit, 'does', 'do')} ${yours(g, f.unit)} ride, and where to?`,
};

/** The question for who meets it the first time. */
const HELP: { readonly [decision in DecisionName]?: string } = {
  open: 'Only a card for activation lets you move and fight in this round. A pass keeps your cards; two passes in a row end the turn.',
  movement: 'One activation moves one piece, or a leader with every unit around him, or lets a leader rally.',
  step: 'Moves go hex by hex. Who was not next to an enemy at the start may assault one it has come up to.',
  evade: 'Evade: run out of reach for one hit. Stand: take the assault and answer it.',
  face: 'A unit with one active cube answers only one of several attackers in a phase.',
  ordersAnswer: 'Both sides may play cards on a fight, in turns, until both pass.',
  joinAttack: 'With Combined Forces every unit next to the target may attack together.',
  retreatHex: 'A routed unit runs towards its own edge and away from its enemy.',
  pursue: `Who routs an enemy in melee may step into the empty hex, ${hexes(1)}, without a further attack.`,
  combat:
    'Every unit that was next to an enemy when the phase began and did not assault must attack one of them. Archers and crossbows may shoot.',
  rallyName:
    'A green mark on the card makes the grey cube active again. The cards come from the deck and bring its end nearer.',
};
