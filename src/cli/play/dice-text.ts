// Dice in texts and JSON: faces by name, other rolls as `3/5` (the third of five). One roll is a list, a script a list
// of rolls or one text with `|` between them.

import { british } from '../../kernel/spelling.ts';
import type { SeenRoll } from '../../kernel/watching.ts';

interface Faces {
  readonly faces: readonly string[];
}

/** Rolls as lists of words; what is written here can be read again, but for a pick that is not told: `?/5`. */
export function writeDice(ruleset: Faces, rolls: readonly SeenRoll[]): string[][] {
  return rolls.map(({ sides, dice, picked }) =>
    dice === null
      ? [`?/${sides}`]
      : dice.map((d) => (sides === ruleset.faces.length && !picked ? ruleset.faces[d] : `${d + 1}/${sides}`)),
  );
}

export function readDiceScript(ruleset: Faces, script: unknown): number[][] {
  if (typeof script === 'string') {
    const rolls = script.split('|').map((roll) => roll.split(/[\s,]+/).filter((word) => word !== ''));
    return (script.trim() === '' ? [] : rolls).map((roll, i) => readRoll(ruleset, roll, i));
  }
  if (!Array.isArray(script)) throw new Error('expected dice such as [["swords","flag"]] or "swords flag | helmet"');
  return script.map((roll, i) => readRoll(ruleset, roll, i));
}

function readRoll(ruleset: Faces, roll: unknown, index: number): number[] {
  if (!Array.isArray(roll) || roll.length === 0) {
    throw new Error(`roll ${index + 1}: expected a list of faces such as ["swords","flag"]`);
  }
  return roll.map((word) => {
    const face = ruleset.faces.indexOf(british(String(word).toLowerCase()));
    if (face >= 0) return face;
    const other = /^([1-9]\d?)\/([1-9]\d?)$/.exec(String(word));
    if (other && Number(other[1]) <= Number(other[2])) return Number(other[1]) - 1;
    throw new Error(
      `roll ${index + 1}: expected ${[...new Set(ruleset.faces)].join(', ')}, or a number such as 3/5, found ${JSON.stringify(word)}`,
    );
  });
}
