// The games with their handbooks, where all of them meet: while the page and the generated documents are made. In the
// Commands family a handbook of a later game is given the chapter on what is different from the first; other games have none.

import type { CommandsRuleset } from '../../families/commands/ruleset.ts';
import type { CommandsGame } from '../../families/commands/tables/game.ts';
import { manifests } from '../../games/manifests.ts';
import type { Chapter, Handbook } from '../../kernel/handbook.ts';
import type { DatedReading, RulingInfo } from '../../kernel/ruleset.ts';
import type { AnyRuleset } from '../../kernel/view.ts';
import { differences } from './differences.ts';

/** The book of a game of the Commands family, with its tables. */
export interface Book {
  readonly game: CommandsGame;
  readonly handbook: Handbook;
}

/** As much of any game's book as the page needs. */
export interface AnyBook {
  readonly id: string;
  readonly name: string;
  /** Letter of the rulebook in references, such as `A 11`. */
  readonly ref: string;
  readonly rulings: readonly RulingInfo[];
  readonly mended: readonly DatedReading[];
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  readonly handbook: Handbook;
}

interface Shelved {
  readonly ref: string;
  readonly rules: AnyRuleset;
  readonly handbook: Handbook;
}

const shelved: readonly Shelved[] = await Promise.all(
  manifests.map(async ({ id, ref, rules }) => {
    const { handbook } = (await import(`../../games/${id}/telling/handbook/index.ts`)) as { handbook: Handbook };
    return { ref, rules: await rules(), handbook };
  }),
);

/** The rules of all games on the shelf, in its order. */
export const rulesets: readonly AnyRuleset[] = shelved.map(({ rules }) => rules);

const isCommands = (rules: AnyRuleset): rules is AnyRuleset & CommandsRuleset => 'game' in rules;

const family: readonly Book[] = shelved.flatMap(({ rules, handbook }) =>
  isCommands(rules) ? [{ game: rules.game, handbook }] : [],
);

/** The chapter is the last but that on doubtful points: whoever knows the first game may begin with it. */
function compared({ game, handbook: own }: Book): Book & { readonly differences: Chapter } {
  const chapter = differences({ game, handbook: own }, family[0]);
  const chapters = [...own.chapters.slice(0, -1), chapter, ...own.chapters.slice(-1)];
  return { game, handbook: { ...own, chapters }, differences: chapter };
}

export const books: readonly (Book & { readonly differences?: Chapter })[] = [
  family[0],
  ...family.slice(1).map(compared),
];

const bookIn = ({ ref, rules, handbook }: Shelved): AnyBook => {
  const ofFamily = books.find(({ game }) => game.id === rules.id);
  return {
    id: rules.id,
    name: rules.name,
    ref,
    rulings: rules.rulings,
    mended: rules.mended ?? [],
    scenarios: ofFamily?.game.sheets ?? rules.scenarios,
    handbook: ofFamily?.handbook ?? handbook,
  };
};

/** The books of all games on the shelf, in its order. */
export const allBooks: readonly AnyBook[] = shelved.map(bookIn);

export const bookOf = (id: string): AnyBook | undefined => allBooks.find((book) => book.id === id);
