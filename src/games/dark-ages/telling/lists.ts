// The words of Dark Ages' sheets as lists.

import { type GameLists, listedRules } from '../../../kernel/lists.ts';
import { HEXSIDES, TERRAINS } from '../rules/state.ts';
import { eventForms, ruleForms } from '../tables/rule-forms.ts';
import { CARD_KINDS, CARDS, UNIT_TYPES } from '../tables/tables.ts';
import { DECORATIONS } from '../text/battle-ground.ts';
import { CARD_GROUPS, CARD_TEXTS } from './cards.ts';

const ground = (group: string) => (key: string) => ({ key, name: key, group, text: '' });

export const lists: GameLists = {
  units: UNIT_TYPES.map((type) => ({ key: type.key, name: type.name, group: type.class, text: '' })),
  grounds: [
    // Clear ground is what no sheet names.
    ...TERRAINS.slice(1).map(ground('')),
    ...HEXSIDES.slice(1).map(ground('hexside')),
    ...DECORATIONS.map(ground('decoration')),
  ],
  cards: CARDS.map(({ key, name, kind }) => {
    const text = CARD_KINDS[kind];
    return { key, name, group: CARD_GROUPS[text], text: CARD_TEXTS[text], count: 1 };
  }),
  traits: [],
  rules: listedRules(ruleForms),
  events: listedRules(eventForms),
};
