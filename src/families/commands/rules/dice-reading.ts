// What each die of a roll did and why, noted by the function that scores the roll while it counts, so that words and hits cannot
// differ. Made only when somebody listens; events hold the list of dice.

import type { State } from './state.ts';

/** One die as it fell. */
export interface DieRead {
  readonly face: number;
  /** A hit, a flag to be answered, nothing, a hit that is rolled again, or something of its own. */
  readonly did: 'hit' | 'flag' | 'miss' | 'again' | 'plain';
  /** In a few words what it did and why; empty where the face says it all. */
  readonly note: string;
}

interface Part {
  readonly face: number;
  readonly did: DieRead['did'];
  readonly note: string;
  left: number;
}

/** Collects what the dice of one roll did. */
export class DiceReading {
  private readonly parts: Part[] = [];

  /** `count` dice of a face did this. */
  note(face: number, count: number, did: DieRead['did'], note: string): void {
    if (count > 0) this.parts.push({ face, did, note, left: count });
  }

  /** The dice just rolled, in the order in which they fell; those of which nothing was noted missed. */
  dice(g: State): DieRead[] {
    return Array.from(g.dice.subarray(0, g.diceCount), (face): DieRead => {
      const part = this.parts.find((one) => one.face === face && one.left > 0);
      if (part === undefined) return { face, did: 'miss', note: '' };
      part.left--;
      return { face, did: part.did, note: part.note };
    });
  }
}

/** Dice of which one face counts: all that show it hit if the roll did, else `short` says why not. */
export function readFace(g: State, counts: number, hit: boolean, short = ''): DieRead[] {
  const note = hit ? (counts === g.battle.game.dice.leader ? 'hit' : '') : short;
  return Array.from(g.dice.subarray(0, g.diceCount), (face): DieRead => {
    if (face !== counts) return { face, did: 'miss', note: '' };
    return { face, did: hit ? 'hit' : 'miss', note };
  });
}

/** Dice of which some faces serve and the others do nothing. */
export function readServing(g: State, serves: (face: number) => boolean): DieRead[] {
  return Array.from(g.dice.subarray(0, g.diceCount), (face): DieRead => {
    return serves(face) ? { face, did: 'plain', note: '' } : { face, did: 'miss', note: 'nothing' };
  });
}
