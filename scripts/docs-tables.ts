// Sections of the games outside the Commands family that are read from their tables: cards, ground, scenarios. The other
// sections of their rulebooks stand in cases/<game>/sections.txt.

import { cards as tacticCards } from '../src/games/battalion/tables/tables.ts';
import { HEXSIDES, TERRAINS } from '../src/games/dark-ages/rules/state.ts';
import { darkAgesRules } from '../src/games/dark-ages/ruleset.ts';
import { CARD_KINDS, CARDS } from '../src/games/dark-ages/tables/tables.ts';
import { CARD_TEXTS } from '../src/games/dark-ages/telling/cards.ts';
import { cardRef, terrainRef } from '../src/games/dark-ages/telling/words.ts';
import { findPassage, type Handbook } from '../src/kernel/handbook.ts';
import type { Section } from './docs-sections.ts';

/** The first paragraph about a reference in the handbook; without one, the words given. */
const passageText = (handbook: Handbook, ref: string, otherwise: string): string =>
  findPassage(handbook, ref)?.text[0] ?? otherwise;

const tacticSections = (): Section[] => tacticCards.map((card) => ({ ref: `B ${card.name}`, text: card.text }));

function darkAgesSections(handbook: Handbook): Section[] {
  const orders = CARDS.map((card, i) => ({ ref: cardRef(i), text: CARD_TEXTS[CARD_KINDS[card.kind]] }));
  const ground = [...TERRAINS, ...HEXSIDES].filter((kind) => kind !== '');
  return [
    ...orders,
    ...ground.map((kind) => ({ ref: terrainRef(kind), text: passageText(handbook, terrainRef(kind), kind) })),
    ...darkAgesRules.scenarios.map(({ name, rules, summary }) => ({
      ref: `D ${name.replace(/ \(.*\)$/, '')}`,
      text: rules.length === 0 ? summary : rules.join(' '),
    })),
  ];
}

/** What the tables of a game add to its own list. */
export function tableSections(game: string, handbook: Handbook): Section[] {
  if (game === 'battalion') return tacticSections();
  return game === 'dark-ages' ? darkAgesSections(handbook) : [];
}
