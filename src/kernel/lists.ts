// What a game has to build battles from: its units, kinds of ground, cards, special rules and events, by the words that
// sheets and choices use. For whoever offers them to people: an editor, a list in the terminal, a page of documentation.

/** A unit type, a rank, a kind of ground, a trait: the word by which sheets name it, and its name. */
export interface ListedThing {
  readonly key: string;
  readonly name: string;
  /** What kind of thing it is, for arranging: `light infantry`, `rome`, `hexside`; empty where there is but one kind. */
  readonly group: string;
  /** What it does, in a sentence or a few words; empty where its name says all. */
  readonly text: string;
}

export interface ListedCard extends ListedThing {
  /** How many the deck has, or the list of its faction. */
  readonly count: number;
}

/**
 * What a word of a special rule can be: `top` or `bottom`; a hex; a whole number; the name of a reserve of that side or of a
 * leader; the tag of a unit or leader of the sheet; the key of a unit type; or one of `words`.
 */
export type ArgumentKind = 'side' | 'hex' | 'number' | 'reserve' | 'leader' | 'tag' | 'type' | 'word';

export interface RuleArgument {
  /** What the word stands for: `the side that may leave`. */
  readonly name: string;
  readonly kind: ArgumentKind;
  /** The words to choose from, of the kind `word`. */
  readonly words?: readonly string[];
  /** One or more of them; only the last argument can be so. */
  readonly many?: true;
}

/** A special rule, or an event, as a sheet may name it. */
export interface ListedRule {
  readonly key: string;
  readonly text: string;
  readonly arguments: readonly RuleArgument[];
}

/** What a special rule's table says of it; the key is that of the rule. */
export type RuleForm = Omit<ListedRule, 'key'>;

export interface GameLists {
  readonly units: readonly ListedThing[];
  /** Kinds of ground; those of hexsides have the group `hexside`, those that are only drawn `decoration`. */
  readonly grounds: readonly ListedThing[];
  readonly cards: readonly ListedCard[];
  /** Abilities that a sheet gives to single units or leaders, or that come with a rank. */
  readonly traits: readonly ListedThing[];
  readonly rules: readonly ListedRule[];
  /** What event cards of a sheet may do; empty where the game has no such cards. */
  readonly events: readonly ListedRule[];
}

/** The rules of a table of forms, in its order. */
export const listedRules = (forms: { readonly [key: string]: RuleForm }): ListedRule[] =>
  Object.entries(forms).map(([key, form]) => ({ key, ...form }));

// ---- arguments by kind, for the tables of forms --------------------------------------------------------------------

const one =
  (kind: ArgumentKind) =>
  (name: string): RuleArgument => ({ name, kind });

export const sideArgument = one('side');
export const hexArgument = one('hex');
export const numberArgument = one('number');
export const reserveArgument = one('reserve');
export const leaderArgument = one('leader');
export const tagArgument = one('tag');
export const typeArgument = one('type');
export const wordArgument = (name: string, words: readonly string[]): RuleArgument => ({ name, kind: 'word', words });
export const many = (argument: RuleArgument): RuleArgument => ({ ...argument, many: true });
