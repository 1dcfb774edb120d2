// Whether a position with a raw part can be played. What `at` and `memory` say is checked by its ranges when it is read; that
// the frames fit each other only the rules can tell. So the position is tried out on copies: every choice it offers once, and
// a few battles to their end. It takes the same choices every time, and there is a limit to their number.

import { DiceError, SeededChance } from '../kernel/chance.ts';
import { Choices } from '../kernel/choice.ts';
import { NotationError, type Place } from '../kernel/notation.ts';
import { pending, run, runWithin } from '../kernel/procedure.ts';
import { copyInto, type KernelState, RUNNING } from '../kernel/state.ts';

/** Steps of procedures between two decisions; the longest way in play has a few hundred. */
const MOST_STEPS = 20_000;
/** Choices of the first decision that are tried, and how far each is followed: past the turn under way. */
const MOST_FIRST = 48;
const FOLLOWED = 60;
/** Battles that are played to their end, and the decisions after which one counts as playable. */
const BATTLES = 2;
const MOST_DECISIONS = 2000;

/** Goes on to the first decision. With a raw part, whose place is given, a position that cannot be played is refused. */
export function settle<G extends KernelState>(g: G, raw: Place | null, spare: () => G): void {
  if (raw === null) {
    if (g.waiting === 0) run(g);
    return;
  }
  try {
    if (!runWithin(g, MOST_STEPS)) throw new Error('no decision is ever reached');
    if (g.outcome === RUNNING && g.waiting === 0) tryOut(g, spare);
  } catch (error) {
    if (error instanceof NotationError || error instanceof DiceError) throw error;
    const found = error instanceof Error ? error.message : String(error);
    throw new NotationError(raw, 'a position that can be played', found, `this position cannot be played: ${found}`);
  }
}

function tryOut<G extends KernelState>(g: G, spare: () => G): void {
  const copy = spare();
  const first = offer(g).toArray();
  const every = Math.max(1, Math.ceil(first.length / MOST_FIRST));
  for (let i = 0; i < first.length; i += every) playOn(g, copy, first[i], FOLLOWED, i);
  for (let n = 0; n < BATTLES; n++) playOn(g, copy, first[(n * 7) % first.length], MOST_DECISIONS, 1000 + n);
}

/** Takes the choice on a copy and goes on from there at random. */
function playOn<G extends KernelState>(from: G, copy: G, first: number, most: number, seed: number): void {
  copyInto(copy, from);
  copy.chance = new SeededChance(`try ${seed}`);
  let draw = (seed + 1) * 7919;
  let choice = first;
  for (let n = 0; n < most; n++) {
    const p = pending(copy);
    p?.decision?.take(copy, copy.frames[copy.depth], choice);
    if (!runWithin(copy, MOST_STEPS)) throw new Error('no decision is ever reached');
    if (copy.outcome !== RUNNING) return;
    const { list, count } = offer(copy);
    draw = (Math.imul(draw, 1103515245) + 12345) & 0x7fffffff;
    choice = list[(draw >>> 8) % count];
  }
}

/** One list for all: a position is tried out over some thousand decisions. */
const offered = new Choices();

function offer(g: KernelState): Choices {
  const p = pending(g);
  if (!p?.decision) throw new Error('nobody has anything to decide, and the battle is not over');
  offered.clear();
  p.decision.choices(g, g.frames[g.depth], offered);
  if (offered.count === 0) throw new Error(`${p.name} has no choice to offer`);
  return offered;
}
