// What each die of a roll did, in words. The function that scores a roll notes it on a `DiceReading` while it counts, so
// that words and hits cannot differ; the rolls that need one look at a face (checks, bad ground, orders) are read from the
// numbers their event carries.

import type { NumberedEvent } from '../../../../kernel/events.ts';
import type { DieTelling } from '../../../../kernel/ruleset.ts';
import type { State } from '../../rules/state.ts';
import { SYMBOLS } from '../../tables/tables.ts';
import { phraseNumber, phraseText } from './phrases.ts';

/** Mode of a `dice` event beside those of close combat and fire: rolled at a unit that evades. */
export const EVADED = -2;

/** Sides of a battle die. */
const BATTLE_DIE = 6;

type Group = DieTelling['group'];

interface DicePart {
  readonly face: number;
  readonly count: number;
  readonly group: Group;
  readonly words: string;
}

/** What the dice of one roll did, noted by the function that scores them. Made only when somebody listens. */
export class DiceReading {
  private readonly parts: DicePart[] = [];

  /** `count` dice of a face did this. */
  note(face: number, count: number, group: Group, words: string): void {
    if (count > 0) this.parts.push({ face, count, group, words });
  }

  /** For an event: a number that stands for all of it. */
  get number(): number {
    return phraseNumber(JSON.stringify(this.parts));
  }
}

const ORDER: readonly Group[] = ['hit', 'again', 'flag', 'plain', 'miss'];

/** Hits first, then flags, then the rest; equal dice stand together. */
function sorted(dice: readonly (DieTelling & { readonly value: number })[]): DieTelling[] {
  return [...dice]
    .sort(
      (a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group) || a.value - b.value || (a.words < b.words ? -1 : 1),
    )
    .map(({ face, group, words }) => ({ face, group, words }));
}

/** By an event's numbers: what a die that shows a face did. */
export type DiceReader = (g: State, values: readonly number[]) => (face: number) => { group: Group; words: string };

const faceName = (g: State, face: number): string => g.battle.game.dice.faces[face];

/** Dice of which one face counts: all that show it hit if the roll did, as the event says. */
export const oneFace =
  (faceOf: (g: State, values: readonly number[]) => number, hitAt: number, noHit: string): DiceReader =>
  (g, values) => {
    const counts = faceOf(g, values);
    const hit = values[hitAt] > 0;
    return (face) => {
      const name = faceName(g, face);
      if (face !== counts) return { group: 'miss', words: `${name}: miss` };
      if (!hit) return { group: 'miss', words: `${name}: ${noHit}` };
      return { group: 'hit', words: face === g.battle.game.dice.leader ? `${name}: hit` : `hits: ${name}` };
    };
  };

/** The face that hits leaders, and the symbol of the unit whose number stands at a place of the event. */
export const leaderFace = (g: State): number => g.battle.game.dice.leader;
export const symbolAt =
  (at: number) =>
  (g: State, values: readonly number[]): number =>
    g.battle.unitType[values[at] & 255].symbol;

/** Dice that give orders, or blocks back: a symbol to its class, one face to anybody, perhaps one to those who only move. */
const orderDice: DiceReader = (g, [, rallies, any, moveOnly]) => {
  const what = rallies > 0 ? 'a block for' : 'orders';
  return (face) => {
    const name = faceName(g, face);
    if (face === any) return { group: 'plain', words: `${name}: ${what} any unit${rallies > 0 ? '' : ' or leader'}` };
    if (face === moveOnly) return { group: 'plain', words: `${name}: orders any unit to move` };
    if (face >= SYMBOLS) return { group: 'miss', words: `${name}: nothing` };
    const article = /^[aeiou]/.test(name) ? 'an' : 'a';
    return { group: 'plain', words: `${name}: ${what} ${article} ${name} unit` };
  };
};

/** Every kind of event of the family that shows battle dice, and how each die is told. */
export const DICE_READERS: { readonly [kind: string]: DiceReader | 'reading' } = {
  dice: 'reading',
  orderDice,
  mire: oneFace(symbolAt(0), 2, 'miss'),
  leaderMarsh: oneFace(leaderFace, 2, 'miss'),
  leaderCheck: oneFace(leaderFace, 2, 'miss, two are needed'),
  leaderAttacked: oneFace(leaderFace, 2, 'miss'),
  leaderEscape: oneFace(leaderFace, 2, 'miss'),
};

/** Where a `dice` event carries its reading. */
const READING = 3;

export function tellDice(g: State, event: NumberedEvent): DieTelling[] {
  const reader = g.battle.game.words.events[event.kind]?.dice ?? DICE_READERS[event.kind];
  const rolled = event.dice;
  if (reader === undefined || rolled === undefined || event.sides !== BATTLE_DIE) return [];
  if (reader !== 'reading') {
    const read = reader(g, event.values);
    return sorted(rolled.map((value) => ({ value, face: faceName(g, value), ...read(value) })));
  }
  const noted = phraseText(event.values[READING]);
  const parts = noted === '' ? [] : (JSON.parse(noted) as DicePart[]).map((part) => ({ ...part, left: part.count }));
  return sorted(
    rolled.map((value) => {
      const part = parts.find((one) => one.face === value && one.left > 0);
      const name = faceName(g, value);
      if (part === undefined) return { value, face: name, group: 'miss', words: `${name}: miss` };
      part.left--;
      return { value, face: name, group: part.group, words: part.words };
    }),
  );
}
