// The words of Battalion's sheets as lists. Its ground is the same in every battle, and its battles have no special rules.

import type { GameLists } from '../../../kernel/lists.ts';
import { CLASS_NAMES, cards, factions, ranks } from './tables.ts';
import { TRAITS } from './traits.ts';

export const lists: GameLists = {
  units: ranks.map(({ key, name, faction, classes }) => ({
    key,
    name,
    group: factions[faction].key,
    text: CLASS_NAMES.filter((_, bit) => (classes & (1 << bit)) !== 0).join(', '),
  })),
  grounds: [],
  cards: cards.map(({ key, name, faction, text, copies }) => ({
    key,
    name,
    group: factions[faction].key,
    text,
    count: copies,
  })),
  traits: TRAITS.map(({ key, name, text }) => ({ key, name, group: 'rank', text })),
  rules: [],
  events: [],
};
