// What follows from a choice, one short sentence or none. Only what lies open and what the deciding seat knows of its own.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { groupSize } from '../rules/activation.ts';
import { evadeWay } from '../rules/evade-ways.ts';
import { entryHits } from '../rules/ground.ts';
import { leavingHits } from '../rules/movement.ts';
import { ATTACKING, DEFENDING, diceOf, hitValue } from '../rules/questions.ts';
import { ASSAULT_FIGHT, FIRE_FIGHT, isLeader, MELEE_FIGHT, pieceAt, type State } from '../rules/state.ts';
import { groundHalts, stepCost } from '../rules/steps.ts';
import { CARD_ACTIVATION, CARD_KINDS, CARDS } from '../tables/tables.ts';
import * as v from '../tables/verbs.ts';
import { CARD_TEXTS } from './cards.ts';
import { unknownText } from './explain/explain.ts';
import { cardsAtFirst } from './explain/fight.ts';
import { unknownIn } from './odds/begin.ts';
import { pieceAsked } from './prompt.ts';
import { eventSentence } from './rule-sentences.ts';
import { count, dice, does, hits, ownOn } from './words.ts';

/** `seat` is who decides. */
export function noteOf(g: State, decision: string, choice: number, seat: number): string {
  const parts = [plainNote(g, decision, choice), noOddsNote(g, decision, choice, seat)];
  return parts.filter((part) => part !== '').join(' ');
}

function plainNote(g: State, decision: string, choice: number): string {
  const a = firstOf(choice);
  const b = secondOf(choice);
  switch (verbOf(choice)) {
    case v.ACTIVATE:
      return `Up to ${count(CARD_ACTIVATION[a], 'activation')}.`;
    case v.EVENT:
      return eventSentence(g.battle.sheet, g.eventsPlayed);
    case v.PLAY:
    case v.PLAY_ON:
      return CARD_TEXTS[CARD_KINDS[CARDS[a].kind]];
    case v.PASS:
      return decision === 'open' ? 'Your cards stay in your hand. Nobody moves or attacks.' : '';
    case v.LEAD:
      return leadNote(g, a);
    case v.RALLY:
      return 'One activation; cards are drawn from the deck.';
    case v.STEP:
      return stepNote(g, a, b);
    case v.EVADE:
      return evadeNote(g, b);
    case v.ASSAULT:
      return `${isLeader(pieceAt(g, a)) ? 'He' : 'It'} rolls first, with one die more.`;
    case v.RETREAT:
      return retreatNote(g, a, b);
    case v.PURSUE:
    case v.FALL_BACK:
      return groundNote(g, a, b);
    default:
      return '';
  }
}

/** How many may go with him. */
const leadNote = (g: State, hex: number): string => `He and ${count(groupSize(g, g.hexLeader[hex]), 'unit')} may move.`;

function stepNote(g: State, from: number, to: number): string {
  const f = g.frames[g.depth];
  const parts: string[] = [];
  const cost = stepCost(g, f, to);
  if (cost > 1) parts.push(`It costs ${count(cost, 'movement point')}.`);
  const away = leavingHits(g, f, to);
  if (away > 0) parts.push(`${hits(away)} for breaking off.`);
  const ground = entryHits(g, f.unit, from, to, f.flags);
  if (ground > 0) parts.push(`${hits(ground)} for the ground.`);
  if (groundHalts(g, f.unit, f.flags, to)) parts.push('It must stop there.');
  return parts.join(' ');
}

/** The piece that goes is the one asked about: while it passes an own unit it is not the one on the hex. */
function groundNote(g: State, from: number, to: number): string {
  const ground = entryHits(g, pieceAsked(g), from, to, 0);
  return ground > 0 ? `${hits(ground)} for the ground.` : '';
}

/** `Spearmen at C4 take a hit.` */
const pushed = (g: State, friend: number): string => `${ownOn(g, friend)} ${does(g, friend, 'takes', 'take')} a hit.`;

/** An own unit in the way is passed and takes a hit [D Retreat or rout]. */
function retreatNote(g: State, from: number, to: number): string {
  const friend = pieceAt(g, to);
  return [groundNote(g, from, to), friend >= 0 ? pushed(g, friend) : ''].filter((part) => part !== '').join(' ');
}

/** One hit for evading, those of the ground, and one each for the runner and the own unit it passes [D Evasion]. */
function evadeNote(g: State, to: number): string {
  const { attacker, defender } = g.frames[g.depth];
  const way = evadeWay(g, defender, attacker, to);
  const passed = way.slice(1, -1).map((hex) => pieceAt(g, hex));
  const friends = passed.filter((piece) => piece >= 0);
  let taken = isLeader(defender) ? 0 : 1 + friends.length;
  for (let i = 1; i < way.length; i++) taken += entryHits(g, defender, way[i - 1], way[i], 0);
  const who = isLeader(defender) ? 'He' : 'It';
  const own = `${who} takes ${taken === 0 ? 'no hit' : hits(taken)} for it.`;
  return [own, ...friends.map((friend) => pushed(g, friend))].join(' ');
}

/** An attack without odds says why, and what its own side will roll. */
function noOddsNote(g: State, decision: string, choice: number, seat: number): string {
  const unknown = unknownIn(g, decision, choice, seat);
  if (unknown < 0) return '';
  const why = `No odds: the values of ${unknownText(g, unknown)} are not known to you yet.`;
  const kind = KINDS[verbOf(choice)];
  const stands = kind === undefined;
  const { attacker, defender } = stands ? g.frames[g.depth] : attackOf(g, choice);
  const fight = { kind: kind ?? ASSAULT_FIGHT, cards: cardsAtFirst(g, defender), attacker, defender };
  const [own, role] = stands ? [defender, DEFENDING] : [attacker, ATTACKING];
  const rolled = diceOf(g, fight, own, role);
  const what = stands ? 'answers with' : 'rolls';
  const value = rolled > 0 ? `, ${hitValue(g, fight, own, role)} or more hits` : '';
  return `${why} ${isLeader(own) ? 'He' : 'It'} ${what} ${dice(rolled)}${value}.`;
}

const attackOf = (g: State, choice: number): { attacker: number; defender: number } => ({
  attacker: pieceAt(g, firstOf(choice)),
  defender: pieceAt(g, secondOf(choice)),
});

/** The kind of fight that a choice declares. */
const KINDS: { readonly [verb: number]: number } = {
  [v.ASSAULT]: ASSAULT_FIGHT,
  [v.MELEE]: MELEE_FIGHT,
  [v.FIRE]: FIRE_FIGHT,
};
