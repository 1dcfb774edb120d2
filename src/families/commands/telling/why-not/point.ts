// "Why can't I?" asked by pointing: a hex alone, or a piece and then a hex. The choice that was most likely meant is made up
// from what is being decided, and the reason it is not on offer is given. Whoever points at what is on offer is told so.

import { Choices, choiceOf, firstOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { enemyAt, enemyOf } from '../../rules/standing.ts';
import { ORDERED, type State } from '../../rules/state.ts';
import { rangeOf } from '../../rules/targets.ts';
import * as v from '../../tables/verbs.ts';
import { languageOf } from '../../text/language.ts';
import { saidOf, shapeOf } from '../decisions/decisions.ts';
import { hexAsked, promptOf } from '../prompt.ts';
import { hexName, list, ORDER_OF_PLAY } from '../words.ts';
import { questionNow } from './now.ts';
import { whyNot } from './why-not.ts';

/** Null when something is on offer there. `from` is the hex of a piece that was taken up before, or null. */
export function whyNotAt(g: State, from: string | null, to: string, seat?: number): Refusal | null {
  const { board } = g.battle;
  const hex = board.hex(to);
  const start = from === null ? -1 : board.hex(from);
  if (hex < 0) throw new Error(`expected a hex such as F6, found "${to}"`);
  const language = languageOf(g.battle.game);
  const prompt = promptOf(g);
  const ask = (verb: number, a = 0, b = 0) => whyNot(g, language.print(choiceOf(verb, a, b)), seat);
  if (prompt.seat < 0 || (seat !== undefined && seat !== prompt.seat)) return ask(v.DONE);
  const pieces = whoCould(g, hex);
  if (start < 0 && pieces.length > 0) {
    const several =
      pieces.length > 1 ? `one of those that could: ${list(pieces, 'or')}` : `the one that could, ${pieces[0]}`;
    return { text: `Point at your own piece first, ${several}.`, ref: ORDER_OF_PLAY };
  }
  if (isOffered(g, start, hex)) return null;
  const unit = g.hexUnit[hex];
  const mine = unit >= 0 && g.battle.unitSide[unit] === prompt.seat;
  const leader = unit < 0 && g.hexLeader[hex] >= 0;
  const decision = pending(g)?.name ?? '';
  if (decision === 'moveUnits') {
    if (start >= 0 && start !== hex) {
      return ask(g.hexUnit[start] < 0 || leaderAlone(g, start) ? v.MOVE_LEADER : v.MOVE, start, hex);
    }
    if (leader) return ask(v.MOVE_LEADER, hex, stepFrom(g, hex));
    return ask(v.MOVE, hex, stepFrom(g, hex));
  }
  if (decision === 'battleUnits' || decision === 'chooseBonus') {
    const by = start >= 0 && start !== hex ? start : mine ? hex : nearestOwn(g, hex, prompt.seat);
    const at = by === hex ? nearestEnemy(g, hex, prompt.seat) : hex;
    if (by < 0 || at < 0) return ask(v.CLOSE, hex, hex);
    // Who has no missiles can only have meant to close, and nobody fires at an empty hex.
    const far = board.distance[by * board.size + at] > 1 && enemyAt(g, at, prompt.seat);
    const fires = far && g.hexUnit[by] >= 0 && rangeOf(g, g.hexUnit[by]) > 0;
    return ask(fires && decision !== 'chooseBonus' ? v.FIRE : v.CLOSE, by, at);
  }
  const pointing = saidOf(g, decision, 'pointing');
  if (pointing === 'spoken') {
    return { text: `Nothing is chosen on the board now. ${questionNow(prompt)}`, ref: ORDER_OF_PLAY };
  }
  const entering = offered.toArray().find((choice) => enters(g, verbOf(choice)));
  if (entering !== undefined) return ask(verbOf(entering), firstOf(entering), hex);
  if (pointing === undefined) return ask(leader ? v.ORDER_LEADER : v.ORDER, hex);
  if (!pointing.pair) return ask(pointing.verb, hex);
  const asked = pointing.from?.(g, g.frames[g.depth]) ?? hexAsked(g);
  return ask(pointing.verb, start >= 0 ? start : asked >= 0 ? asked : hex, hex);
}

/** A piece comes onto the board: who is said first, where second. */
function enters(g: State, verb: number): boolean {
  const { phase, to } = shapeOf(g, verb);
  return phase === 'enter' && to === 2;
}

/** The leader on the hex has an order of his own, and the unit he is with has none. */
function leaderAlone(g: State, hex: number): boolean {
  const unit = g.hexUnit[hex];
  const leader = g.hexLeader[hex];
  return unit >= 0 && leader >= 0 && (g.leaderMark[leader] & ~g.unitMark[unit] & ORDERED) !== 0;
}

const offered = new Choices();

/** A choice whose second argument is the hex pointed at; or one with a single hex. */
const pointsAtSecond = (g: State, verb: number): boolean => shapeOf(g, verb).to === 2;
function pointsAtFirst(g: State, verb: number): boolean {
  const { from, to } = shapeOf(g, verb);
  return to === 1 || (to === undefined && from === 1);
}

function isOffered(g: State, start: number, hex: number): boolean {
  const p = pending(g);
  offered.clear();
  p?.decision?.choices(g, g.frames[g.depth], offered);
  return offered.toArray().some((choice) => {
    const verb = verbOf(choice);
    if (!pointsAtSecond(g, verb)) return pointsAtFirst(g, verb) && firstOf(choice) === hex;
    if (start >= 0 && start !== hex) return firstOf(choice) === start && secondOf(choice) === hex;
    return firstOf(choice) === hex || (secondOf(choice) === hex && start < 0);
  });
}

/** Hexes of pieces, when there are several that act, that could go to or attack a hex which holds none of them. */
function whoCould(g: State, hex: number): string[] {
  const p = pending(g);
  offered.clear();
  p?.decision?.choices(g, g.frames[g.depth], offered);
  const all = offered.toArray();
  const two = all.filter((choice) => pointsAtSecond(g, verbOf(choice)) && !enters(g, verbOf(choice)));
  const acting = new Set(two.map(firstOf));
  if (acting.size < 2 || acting.has(hex) || all.some((c) => pointsAtFirst(g, verbOf(c)) && firstOf(c) === hex))
    return [];
  return [...new Set(two.filter((choice) => secondOf(choice) === hex).map(firstOf))].map((from) => hexName(g, from));
}

/** Some neighbour that a piece might want to go to; an empty one if there is any. */
function stepFrom(g: State, hex: number): number {
  const around = Array.from(g.battle.board.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((to) => to >= 0);
  return around.find((to) => g.hexUnit[to] < 0 && g.hexLeader[to] < 0) ?? around[0];
}

function nearest(g: State, hex: number, side: number, marked: number): number {
  const { board, firstUnit } = g.battle;
  let best = -1;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    const at = g.unitHex[u];
    if (at < 0 || at === hex || (g.unitMark[u] & marked) !== marked) continue;
    const far = board.distance[hex * board.size + at];
    if (best < 0 || far < board.distance[hex * board.size + best]) best = at;
  }
  return best;
}

const nearestEnemy = (g: State, hex: number, seat: number): number => nearest(g, hex, enemyOf(seat), 0);

/** Who was most likely meant to attack: the nearest with an order, else the nearest. */
function nearestOwn(g: State, hex: number, seat: number): number {
  const ordered = nearest(g, hex, seat, ORDERED);
  return ordered >= 0 ? ordered : nearest(g, hex, seat, 0);
}
