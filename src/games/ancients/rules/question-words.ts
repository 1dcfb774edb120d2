// What Ancients' dice do, in words, noted while they are scored (rule 11), and what its ground does to dice (rule 16).

import { countFace } from '../../../families/commands/rules/dice.ts';
import type { DiceReading } from '../../../families/commands/rules/dice-reading.ts';
import type { State } from '../../../families/commands/rules/state.ts';
import { FLAG, HELMET, SWORDS, type Trait } from '../../../families/commands/tables/tables.ts';
import type { Trace } from '../../../kernel/explain.ts';
import type { AncientsTerrain } from '../tables/terrain.ts';
import type { AncientsUnit } from '../tables/units.ts';

/** Of the target's symbol `hits` hit and `spared` were let off, for the trace's reason; flags wait for their decision. */
export function noteSymbols(
  g: State,
  target: AncientsUnit,
  hits: number,
  spared: number,
  trace: Trace | null,
  reading: DiceReading,
): void {
  reading.note(target.symbol, hits, 'hit', '');
  reading.note(target.symbol, spared, 'miss', `ignored, ${trace?.reasons[0]?.text ?? target.name}`);
  reading.note(FLAG, countFace(g, FLAG), 'flag', '');
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
    reading.note(HELMET, count, 'hit', `hit, ${own === undefined ? 'leader near' : own.name}`);
  } else {
    const why = type.elephant ? 'helmets never help elephants' : 'no leader near';
    reading.note(HELMET, count, 'miss', `miss, ${why}`);
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
    reading.note(SWORDS, now, 'miss', `ignored, ${text}`);
  }
}

/** A limit of this many dice is none. */
const NO_LIMIT = 9;

/** Dice limits and shelter of a kind of ground. */
export function groundNotes(ground: AncientsTerrain): string[] {
  const notes: string[] = [];
  const { closeInto, closeOut, fireInto, fireOut } = ground;
  if (closeInto < NO_LIMIT && closeInto === closeOut)
    notes.push(`at most ${closeInto} dice in close combat into or out of it`);
  else {
    if (closeInto < NO_LIMIT) notes.push(`at most ${closeInto} dice in close combat into it`);
    if (closeOut < NO_LIMIT) notes.push(`at most ${closeOut} dice in close combat out of it`);
  }
  if (ground.hill) notes.push('2 dice at most uphill, and down or along it 3 for foot and 2 for mounted units');
  if (fireInto < NO_LIMIT) notes.push(`at most ${fireInto} ${fireInto === 1 ? 'die' : 'dice'} when fired into`);
  if (fireOut < NO_LIMIT) notes.push(`at most ${fireOut} ${fireOut === 1 ? 'die' : 'dice'} when firing out`);
  if (ground.fewerDice > 0) notes.push('one die fewer for a unit that battles from it');
  const where = ground.byHexside ? ' across its protected sides' : '';
  if (ground.shelters) notes.push(`foot attacked here${where} ignores a sword and may ignore a flag`);
  if (ground.flagOnly) notes.push('foot attacked here may ignore a flag');
  return notes;
}
