// "Why can't I?" asked by pointing: a hex alone, or a piece and then a hex. The choice that was most likely meant is made up from
// what is being decided, and the reason it is not on offer is given. Whoever points at what is on offer is told so.

import { choiceOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import type { State } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { language } from '../../text/language.ts';
import { wordsOf } from '../decisions/index.ts';
import { offeredNow } from '../offered.ts';
import { hexesOf } from '../offers.ts';
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
  const asked = hexAsked(g);
  const ways = offeredNow(g).map((choice) => hexesOf(prompt.decision, choice, asked));
  const pieces = whoCould(ways, hex).map((one) => hexName(g, one));
  if (start < 0 && pieces.length > 0) {
    const several =
      pieces.length > 1 ? `one of those that could: ${list(pieces, 'or')}` : `the one that could, ${pieces[0]}`;
    return { text: `Point at your own piece first, ${several}.`, ref: ORDER_OF_PLAY };
  }
  if (ways.some((way) => fits(way, start, hex))) return null;
  const meant = wordsOf(prompt.decision).meant?.({ g, start, hex, seat: prompt.seat, asked }) ?? null;
  // Whoever begins a round by pointing learns what comes before it.
  const spoken =
    prompt.decision === 'open'
      ? { text: 'Play a card first: its activations let pieces move and fight.', ref: 'D Activation' }
      : { text: 'Nothing is chosen on the board there now.', ref: ORDER_OF_PLAY };
  return (meant && ask(...meant)) ?? spoken;
}

type Way = ReturnType<typeof hexesOf>;

/** Whether a choice on offer answers to this pointing. */
function fits({ from, to }: Way, start: number, hex: number): boolean {
  if (to < 0) return from === hex;
  if (from < 0) return to === hex;
  if (start >= 0 && start !== hex) return from === start && to === hex;
  return from === hex || (to === hex && start < 0);
}

/** Hexes of pieces, when there are several that act, that could go to or attack a hex which holds none of them. */
function whoCould(ways: readonly Way[], hex: number): number[] {
  const two = ways.filter(({ from, to }) => from >= 0 && to >= 0);
  const acting = new Set(two.map(({ from }) => from));
  if (acting.size < 2 || acting.has(hex)) return [];
  if (ways.some(({ from, to }) => (to < 0 && from === hex) || (from < 0 && to === hex))) return [];
  return [...new Set(two.filter(({ to }) => to === hex).map(({ from }) => from))];
}
