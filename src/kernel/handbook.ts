// The rules of a game in our own words, for reading beside the table. A game brings one; it is no part of its ruleset, so
// that a table can be opened without loading it.

/** A passage of the rules in our own words. `refs` are the references of explanations and refusals that lead to it. */
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly refs: readonly string[];
  /** Paragraphs; a line that begins with `- ` is an item of a list. */
  readonly text: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

export interface Handbook {
  /** The game in a minute, for who has never played. */
  readonly start: readonly string[];
  readonly chapters: readonly { readonly title: string; readonly passages: readonly Passage[] }[];
}
