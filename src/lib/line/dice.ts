// Dice that were rolled on a real table, as they are typed: faces by their names, by what they begin with, by a letter or a number of
// their own, or by what is drawn on them.

import { facesOf, lettersOf } from '../../kernel/dice-letters.ts';
import { british } from '../../kernel/spelling.ts';
import type { AnyRuleset } from '../../kernel/view.ts';

/** What can be typed for each face: `light l, medium m`; a numeral is its own. */
const shortForms = (faces: readonly string[]): string =>
  lettersOf(faces)
    .map((letter, i) => (letter === '' ? faces[i] : `${faces[i]} (${letter})`))
    .join(', ');

const diceCount = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);

/** What is expected: `3 dice, each one of light (l), medium (m), ...`. */
export const wantedDice = (ruleset: AnyRuleset, count: number): string =>
  `${diceCount(count)}, ${count === 1 ? '' : 'each '}one of ${shortForms(facesOf(ruleset))}`;

/** The face that a word means; several when it may mean more than one. */
function facesMeant(ruleset: AnyRuleset, word: string): readonly string[] {
  const faces = facesOf(ruleset);
  if (faces.includes(word)) return [word];
  const named = ruleset.typed.faceNames?.[word];
  if (named !== undefined && faces.includes(named)) return [named];
  const byLetter = faces[lettersOf(faces).indexOf(word)];
  if (byLetter !== undefined) return [byLetter];
  const byNumber = /^\d+$/.test(word) ? faces[Number(word) - 1] : undefined;
  return byNumber === undefined ? faces.filter((face) => face.startsWith(word)) : [byNumber];
}

/** A die for each letter of a word: `ssf`, `664`; null when it is none. */
function oneByOne(ruleset: AnyRuleset, word: string, count: number): readonly string[] | null {
  if (word.length !== count || count < 2) return null;
  const read = [...word].map((letter) => facesMeant(ruleset, letter));
  return read.every((faces) => faces.length === 1) ? read.flat() : null;
}

/** The dice of a roll that waits, as faces; throws with what was expected. */
export function readDice(ruleset: AnyRuleset, text: string, count: number): readonly string[] {
  const words = british(text.toLowerCase())
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const known = words.map((word) => facesMeant(ruleset, word));
  const [only] = words;
  if (words.length === 1 && known[0].length !== 1) {
    const run = oneByOne(ruleset, only, count);
    if (run) return run;
  }
  for (const [i, faces] of known.entries()) {
    if (faces.length > 1) throw new Error(`expected one face, found "${words[i]}", which may be ${faces.join(' or ')}`);
    if (faces.length === 0) throw new Error(`expected ${wantedDice(ruleset, count)}, found "${words[i]}"`);
  }
  if (words.length === 1 && count > 1) {
    const run = oneByOne(ruleset, only, count);
    if (run) return run;
  }
  if (words.length !== count)
    throw new Error(`expected ${wantedDice(ruleset, count)}, found ${diceCount(words.length)}`);
  return known.flat();
}

/** How dice that are being typed may go on: each face after those that are there, until there are enough of them. */
export function diceBegun(ruleset: AnyRuleset, rest: string, count: number): readonly string[] {
  const words = rest.toLowerCase().split(/[\s,]+/);
  const begun = words.pop() ?? '';
  if (words.length >= count || words.some((word) => facesMeant(ruleset, word).length !== 1)) return [];
  const faces = facesOf(ruleset).filter((face) => face.startsWith(begun));
  return faces.map((face) => [...words.flatMap((word) => facesMeant(ruleset, word)), face].join(' '));
}
