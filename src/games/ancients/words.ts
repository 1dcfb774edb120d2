// What Ancients' dice do, in words, noted while they are scored (rule 11).

import { countFace } from '../../families/commands/leaders.ts';
import type { State } from '../../families/commands/state.ts';
import { FLAG, HELMET, SWORDS, type Trait } from '../../families/commands/tables.ts';
import type { DiceReading } from '../../families/commands/tell-dice.ts';
import type { Trace } from '../../kernel/explain.ts';
import type { AncientsUnit } from './units.ts';

/** Of the target's symbol `hits` hit and `spared` were let off, for the trace's reason; flags wait for their decision. */
export function noteSymbols(
  g: State,
  target: AncientsUnit,
  hits: number,
  spared: number,
  trace: Trace | null,
  reading: DiceReading,
): void {
  const face = g.battle.game.faces[target.symbol];
  reading.note(target.symbol, hits, 'hit', `hits: ${face}`);
  reading.note(target.symbol, spared, 'miss', `${face}: ignored, ${trace?.reasons[0]?.text ?? target.name}`);
  reading.note(FLAG, countFace(g, FLAG), 'flag', 'flag');
}

/** Helmets hit where a leader is near or the unit has the ability, and never for elephants. */
export function noteHelmets(
  g: State,
  type: AncientsUnit,
  traits: readonly Trait[],
  hit: boolean,
  reading: DiceReading,
): void {
  const count = countFace(g, HELMET);
  if (hit) {
    const own = traits.find((trait) => trait.helmetsHit);
    reading.note(HELMET, count, 'hit', `helmet: hit, ${own === undefined ? 'leader near' : own.name}`);
  } else {
    const why = type.elephant ? 'helmets never help elephants' : 'no leader near';
    reading.note(HELMET, count, 'miss', `helmet: miss, ${why}`);
  }
}

/** The reasons ignore swords in their order; those that earlier rolls of the strike used up come first. */
export function noteIgnoredSwords(trace: Trace, before: number, ignored: number, reading: DiceReading): void {
  let used = before;
  let left = ignored;
  for (const { add, text } of trace.reasons) {
    const skipped = Math.min(used, add);
    used -= skipped;
    const now = Math.min(left, add - skipped);
    left -= now;
    reading.note(SWORDS, now, 'miss', `swords: ignored, ${text}`);
  }
}
