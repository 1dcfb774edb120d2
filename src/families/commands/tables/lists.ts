// The words of a game's sheets as lists.

import { type GameLists, listedRules } from '../../../kernel/lists.ts';
import type { CommandsGame } from './game.ts';
import { SYMBOLS } from './tables.ts';

export function listsOf(game: CommandsGame): GameLists {
  const { units, terrain, cards, traits, dice, ruleForms } = game;
  return {
    units: units.map(({ code, name, symbol }) => ({
      key: code,
      name,
      group: symbol < SYMBOLS ? dice.faces[symbol] : '',
      text: '',
    })),
    // The first kind is open ground, which no sheet names.
    grounds: terrain.slice(1).map(({ key, name }) => ({ key, name, group: '', text: '' })),
    cards: cards.map(({ key, name, group, text, count }) => ({ key, name, group, text, count })),
    traits: traits.map(({ key, name, of, text }) => ({ key, name, group: of, text })),
    rules: listedRules(ruleForms),
    events: [],
  };
}
