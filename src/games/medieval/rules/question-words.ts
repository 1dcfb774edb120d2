// What Medieval's ground does to dice and flags, and why swords were ignored, in words [M Terrain; M Score Hits].

import type { DiceReading } from '../../../families/commands/rules/dice-reading.ts';
import { SWORDS } from '../../../families/commands/tables/tables.ts';
import type { Trace } from '../../../kernel/explain.ts';
import { type MedievalTerrain, NO_LIMIT } from '../tables/terrain.ts';

/** The trace's reasons ignore the swords in their order. */
export function noteIgnoredSwords(trace: Trace, ignored: number, reading: DiceReading): void {
  let left = ignored;
  for (const { add, text } of trace.reasons) {
    const now = Math.min(left, add);
    left -= now;
    reading.note(SWORDS, now, 'miss', `ignored, ${text}`);
  }
}

const dice = (count: number): string => `${count} ${count === 1 ? 'die' : 'dice'}`;

/** Dice limits, shelter and the like of a kind of ground. */
export function groundNotes(ground: MedievalTerrain): string[] {
  const notes: string[] = [];
  const { closeInto, closeOut, fireInto, fireOut, ownerOut } = ground;
  if (closeInto < NO_LIMIT && closeInto === closeOut)
    notes.push(`at most ${dice(closeInto)} in close combat into or out of it`);
  else {
    if (closeInto < NO_LIMIT) notes.push(`at most ${dice(closeInto)} in close combat into it`);
    if (closeOut < NO_LIMIT) notes.push(`at most ${dice(closeOut)} in close combat out of it`);
  }
  if (ownerOut < NO_LIMIT) notes.push(`its own side battles out of it with at most ${dice(ownerOut)}`);
  if (ground.hill) notes.push('2 dice at most uphill, and down or along it 3 for foot and 2 for mounted units');
  if (fireInto < NO_LIMIT) notes.push(`at most ${dice(fireInto)} when fired into`);
  if (fireOut < NO_LIMIT) notes.push(`at most ${dice(fireOut)} when firing out`);
  if (ground.footFlag) notes.push('foot attacked here may ignore a flag');
  if (ground.ownerFlag) notes.push('a unit of its own side attacked here may ignore a flag');
  if (ground.keepsArrivals) notes.push('a unit that entered it this turn does not advance out of it');
  if (ground.slowsCharges) notes.push('a unit that moves from, through or into it gains no dice from a charge');
  if (ground.ownersOnly) notes.push('only its own side may enter; the enemy must storm it first');
  return notes;
}
