// The two directions of a choice's text for one game: its hexes, cards and unit codes.

import { type ChoiceLanguage, choiceLanguage } from '../../../kernel/choice.ts';
import type { CommandsGame } from '../tables/game.ts';

/** Sections as the player who names one sees them. */
const SECTION_WORDS = ['left', 'centre', 'right'];

function makeLanguage(game: CommandsGame): ChoiceLanguage {
  // Hex names are the same on every board of a game; the largest knows them all.
  const board = Object.values(game.boards).reduce((a, b) => (b.size > a.size ? b : a));
  return choiceLanguage(game.verbs, {
    hex: { expected: 'a hex such as F6', print: (h) => board.names[h], read: (word) => board.hex(word) },
    card: {
      expected: 'a card such as orderTwoLeft',
      print: (c) => game.cards[c].key,
      read: (word) => game.cards.findIndex((card) => card.key.toLowerCase() === word.toLowerCase()),
    },
    unit: {
      expected: 'a unit code such as MC',
      print: (u) => game.units[u].code,
      read: (word) => game.units.findIndex((unit) => unit.code === word.toUpperCase()),
    },
    section: {
      expected: 'left, centre or right',
      print: (s) => SECTION_WORDS[s],
      read: (word) => SECTION_WORDS.indexOf(word.toLowerCase()),
    },
    action: {
      expected: `an action${game.actions.length === 0 ? '' : ` such as ${game.actions[0].key}`}`,
      print: (a) => game.actions[a].key,
      read: (word) => game.actions.findIndex((action) => action.key.toLowerCase() === word.toLowerCase()),
    },
    number: { expected: 'a number', print: String, read: (word) => (/^\d{1,2}$/.test(word) ? Number(word) : -1) },
  });
}

const languages = new WeakMap<CommandsGame, ChoiceLanguage>();

/** The game's language, made once. */
export function languageOf(game: CommandsGame): ChoiceLanguage {
  let language = languages.get(game);
  if (!language) languages.set(game, (language = makeLanguage(game)));
  return language;
}
