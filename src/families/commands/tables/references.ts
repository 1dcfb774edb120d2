// Where a rule stands: references begin with the game's letter and go on with the title of a section, a kind of ground or a
// card, as the game's rulebook has it: `A 12 Retreat`.

import type { State } from '../rules/state.ts';
import type { Card, Terrain } from './tables.ts';

/** Parts of the rules to which the family refers. */
export type SectionKey =
  | 'contents'
  | 'object'
  | 'card'
  | 'order'
  | 'movement'
  | 'leaderMovement'
  | 'battle'
  | 'ranged'
  | 'close'
  | 'battleBack'
  | 'retreat'
  | 'morale'
  | 'evade'
  | 'leaderEvade'
  | 'leaderEscape'
  | 'momentum'
  | 'bonus'
  | 'leaders'
  | 'draw';

/** The titles of a game's rulebook. */
export interface Titles {
  /** Titles of sections as references name them, behind the game's letter: `12 Retreat`. */
  readonly sections: { readonly [section in SectionKey]: string };
  terrainTitle(terrain: Terrain): string;
  /** Of a card, or of an action that goes with one. */
  cardTitle(card: Pick<Card, 'name'>): string;
}

export const ruleRef = (g: State, section: SectionKey): string => {
  const { ref, words } = g.battle.game;
  return `${ref} ${words.sections[section]}`;
};

export const terrainRef = (g: State, terrain: Terrain): string => {
  const { ref, words } = g.battle.game;
  return `${ref} ${words.terrainTitle(terrain)}`;
};

/** Of a card, or of an action that goes with one: by its name. */
export const cardRef = (g: State, card: Pick<Card, 'name'>): string => {
  const { ref, words } = g.battle.game;
  return `${ref} ${words.cardTitle(card)}`;
};
