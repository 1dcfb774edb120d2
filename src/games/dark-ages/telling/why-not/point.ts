// "Why can't I?" asked by pointing: a hex alone, or a piece and then a hex. The choice that was most likely meant is made up from
// what is being decided, and the reason it is not on offer is given. Whoever points at what is on offer is told so.

import { Choices, choiceOf, firstOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { distance } from '../../rules/ground.ts';
import { pieceAt, type State, seatOf } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { language } from '../../text/language.ts';
import { SHAPES } from '../offers.ts';
import { hexAsked, promptOf } from '../prompt.ts';
import { hexName, list } from '../words.ts';
import { ORDER_OF_PLAY, whyNot } from './why-not.ts';

/** Null when something is on offer there. `from` is the hex of a piece that was taken up before, or null. */
export function whyNotAt(g: State, from: string | null, to: string, seat?: number): Refusal | null {
  const { board } = g.battle;
  const hex = board.hex(to);
  const start = from === null ? -1 : board.hex(from);
  if (hex < 0) throw new Error(`expected a hex such as F6, found "${to}"`);
  const prompt = promptOf(g);
  const ask = (verb: number, a = 0, b = 0): Refusal | null => whyNot(g, language.print(choiceOf(verb, a, b)), seat);
  if (prompt.seat < 0 || (seat !== undefined && seat !== prompt.seat)) return ask(v.DONE);
  const pieces = whoCould(g, hex);
  if (start < 0 && pieces.length > 0) {
    const several =
      pieces.length > 1 ? `one of those that could: ${list(pieces, 'or')}` : `the one that could, ${pieces[0]}`;
    return { text: `Point at your own piece first, ${several}.`, ref: ORDER_OF_PLAY };
  }
  if (isOffered(g, start, hex)) return null;
  const decision = pending(g)?.name ?? '';
  const spoken = { text: 'Nothing is chosen on the board there now.', ref: ORDER_OF_PLAY };
  return refusalAt(g, decision, start, hex, prompt.seat, ask) ?? spoken;
}

type Ask = (verb: number, a?: number, b?: number) => Refusal | null;

function refusalAt(g: State, decision: string, start: number, hex: number, seat: number, ask: Ask): Refusal | null {
  const piece = pieceAt(g, hex);
  const mine = piece >= 0 && seatOf(g, piece) === seat;
  const enemy = piece >= 0 && !mine;
  const asked = hexAsked(g);
  const by = start >= 0 ? start : asked;
  switch (decision) {
    case 'movement':
      return ask(g.hexUnit[hex] < 0 && g.hexLeader[hex] >= 0 ? v.LEAD : v.MOVE, hex);
    case 'step':
      return enemy ? ask(v.ASSAULT, by, hex) : ask(v.STEP, by, hex);
    case 'combat': {
      const from = start >= 0 && start !== hex ? start : mine ? hex : nearestOwn(g, hex, seat);
      const at = from === hex ? nearestOwn(g, hex, 1 - seat) : hex;
      if (from < 0 || at < 0) return ask(v.MELEE, hex, hex);
      const shooter = pieceAt(g, from);
      const shoots = shooter >= 0 && g.battle.ranged[shooter] === 1 && distance(g, from, at) > 0;
      return ask(shoots ? v.FIRE : v.MELEE, from, at);
    }
    case 'evade':
      return ask(v.EVADE, asked, hex);
    case 'retreatHex':
      return ask(v.RETREAT, asked, hex);
    case 'pursue':
      return ask(v.PURSUE, asked, hex);
    case 'fallBack':
      return ask(v.FALL_BACK, asked, hex);
    case 'drawOff':
      return ask(v.DRAW_OFF, asked, hex);
    case 'joinAttack':
      return ask(v.JOIN, hex);
    case 'face':
    case 'answerWhom':
      return ask(v.FACE, hex);
    case 'rallyName':
    case 'alsoRally':
      return ask(v.NAME, hex);
    case 'chooseUnit':
      return ask(v.CHOOSE, hex);
    case 'attachLeader':
      return ask(v.ATTACH, hex);
    case 'placeUnit': {
      const one = offeredNow(g).find((choice) => verbOf(choice) === v.PLACE);
      return one === undefined ? null : ask(v.PLACE, firstOf(one), hex);
    }
    default:
      return null;
  }
}

const offered = new Choices();

function offeredNow(g: State): number[] {
  offered.clear();
  pending(g)?.decision?.choices(g, g.frames[g.depth], offered);
  return offered.toArray();
}

/** The hexes that a choice points at: where its piece is, and where it goes or strikes. */
function pointsOf(g: State, choice: number): { readonly from: number; readonly to: number } {
  const shape = SHAPES[verbOf(choice)];
  const at = (which: 0 | 1 | 2 | undefined): number =>
    which === undefined ? -1 : which === 0 ? hexAsked(g) : which === 1 ? firstOf(choice) : secondOf(choice);
  return { from: at(shape?.from), to: at(shape?.to) };
}

function isOffered(g: State, start: number, hex: number): boolean {
  return offeredNow(g).some((choice) => {
    const { from, to } = pointsOf(g, choice);
    if (to < 0) return from === hex;
    if (from < 0) return to === hex;
    if (start >= 0 && start !== hex) return from === start && to === hex;
    return from === hex || (to === hex && start < 0);
  });
}

/** Hexes of pieces, when there are several that act, that could go to or attack a hex which holds none of them. */
function whoCould(g: State, hex: number): string[] {
  const all = offeredNow(g).map((choice) => pointsOf(g, choice));
  const two = all.filter(({ from, to }) => from >= 0 && to >= 0);
  const acting = new Set(two.map(({ from }) => from));
  if (acting.size < 2 || acting.has(hex)) return [];
  if (all.some(({ from, to }) => (to < 0 && from === hex) || (from < 0 && to === hex))) return [];
  return [...new Set(two.filter(({ to }) => to === hex).map(({ from }) => from))].map((from) => hexName(g, from));
}

/** The hex of the nearest piece of a seat, or -1. */
function nearestOwn(g: State, hex: number, seat: number): number {
  let best = -1;
  const { firstUnit } = g.battle;
  for (let u = firstUnit[seat]; u < firstUnit[seat + 1]; u++) {
    const at = g.unitHex[u];
    if (at >= 0 && at !== hex && (best < 0 || distance(g, at, hex) < distance(g, best, hex))) best = at;
  }
  return best;
}
