// What Napoleonics' dice do, in words, noted while they are scored (N Melee Combat), and what its ground does (N Terrain).

import { countFace } from '../../../families/commands/rules/dice.ts';
import type { DiceReading } from '../../../families/commands/rules/dice-reading.ts';
import type { State } from '../../../families/commands/rules/state.ts';
import { FLAG, SWORDS } from '../../../families/commands/tables/tables.ts';
import type { Losses, NapoleonicsTerrain } from '../tables/terrain.ts';
import type { NapoleonicsUnit } from '../tables/units.ts';

/** The target's symbol hits, sabres do unless the attacker's do not, flags wait for their decision. */
export function noteHits(
  g: State,
  type: NapoleonicsUnit,
  target: NapoleonicsUnit,
  symbols: number,
  sabres: number,
  reading: DiceReading,
): void {
  reading.note(target.symbol, symbols, 'hit', '');
  if (type.sabresHit) reading.note(SWORDS, sabres, 'hit', '');
  else reading.note(SWORDS, sabres, 'miss', `miss, sabres of ${type.name} do not hit`);
  reading.note(FLAG, countFace(g, FLAG), 'flag', '');
}

const ARMS = ['infantry', 'cavalry', 'artillery'] as const;

const equal = (a: Losses, b: Losses): boolean => a.every((dice, arm) => dice === b[arm]);

const fewer = (dice: number): string => `${dice} ${dice === 1 ? 'die' : 'dice'} fewer`;

/** `infantry 1 die fewer, cavalry 2 dice fewer`; one word for all arms where they lose the same. */
function lossText(losses: Losses): string {
  if (losses.every((dice) => dice === losses[0])) return fewer(losses[0]);
  return ARMS.map((arm, i) => (losses[i] > 0 ? `${arm} ${fewer(losses[i])}` : ''))
    .filter((part) => part !== '')
    .join(', ');
}

const any = (losses: Losses): boolean => losses.some((dice) => dice > 0);

/** Dice lost in one direction: melee and fire together where they are the same. */
function directionNotes(melee: Losses, fire: Losses, where: string): string[] {
  if (equal(melee, fire)) return any(melee) ? [`${where}: ${lossText(melee)}`] : [];
  return [
    ...(any(melee) ? [`${where} in melee: ${lossText(melee)}`] : []),
    ...(any(fire) ? [`${where} at range: ${lossText(fire)}`] : []),
  ];
}

/** Dice lost, squares and shelter of a kind of ground. */
export function groundNotes(ground: NapoleonicsTerrain): string[] {
  const notes = [
    ...directionNotes(ground.meleeInto, ground.fireInto, 'against who stands here'),
    ...directionNotes(ground.meleeOut, ground.fireOut, 'battling out of it'),
  ];
  if (ground.hill) {
    notes.push('uphill: infantry and cavalry 1 die fewer', 'downhill: cavalry 1 die fewer');
    notes.push('from hill to hill: infantry 1 die fewer at range');
    notes.push('artillery here fires over a friend on a lower hex next to it');
  }
  if (ground.works) {
    notes.push('over its works: infantry 1 die fewer, cavalry 2 dice fewer, in place of the hill’s');
    notes.push('cavalry battling out over its works: 2 dice fewer');
    notes.push('infantry and artillery attacked over its works may ignore a flag');
  }
  if (ground.building) notes.push('Cavalry Charge adds no dice into or out of it');
  if (ground.noSquare) notes.push('no square is formed here');
  return notes;
}
