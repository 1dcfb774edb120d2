// The rules of a game in our own words, for reading beside the table. A game brings one; it is no part of its ruleset, so
// that a table can be opened without loading it.

/** A table of a passage; the first cell of each row names the row. */
export interface PassageTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A passage of the rules in our own words. `refs` are the references of explanations and refusals that lead to it. */
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly refs: readonly string[];
  /** Paragraphs; a line that begins with `- ` is an item of a list. */
  readonly text: readonly string[];
  readonly table?: PassageTable;
  /** The passage that explains the dice: all faces are drawn with it. */
  readonly dice?: true;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly passages: readonly Passage[];
}

/** A drawn board beside a passage: the position of a rule case, and what it shows in one sentence of our own. */
export interface BoardOfCase {
  /** Id of the passage it stands with. */
  readonly passage: string;
  /** The title of the case. */
  readonly case: string;
  readonly says: string;
  /** Places that are lit; without them those of the first choice that the case plays. */
  readonly lit?: readonly string[];
}

export interface Handbook {
  /** The game in a minute, for who has never played. */
  readonly start: readonly string[];
  readonly chapters: readonly Chapter[];
  /** Drawn boards, in the order in which they stand with their passages. */
  readonly boards?: readonly BoardOfCase[];
}

/** A letter or digit after a reference makes it another one: `A 1` does not begin `A 11`. */
const goesOn = /^[\p{L}\p{N}]/u;

/**
 * The passage of a reference: the one that names it, else the one that names the longest beginning of it, so that
 * `A 13, 16 Marsh` leads to `A 13`. A passage's own id leads to it as well.
 */
export function findPassage(handbook: Handbook, ref: string): Passage | null {
  let best: Passage | null = null;
  let length = 0;
  for (const { passages } of handbook.chapters) {
    for (const passage of passages) {
      if (passage.id === ref) return passage;
      for (const one of passage.refs) {
        if (one === ref) return passage;
        if (one.length <= length || !ref.startsWith(one) || goesOn.test(ref.slice(one.length))) continue;
        best = passage;
        length = one.length;
      }
    }
  }
  return best;
}
