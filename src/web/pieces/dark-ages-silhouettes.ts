// Which silhouette a troop of Dark Ages has, by the key of its type; a type that an owner of the box adds gets a plain
// figure by its class.

import { darkAgesFoot } from './dark-ages-foot.ts';
import { darkAgesMounted } from './dark-ages-mounted.ts';
import type { Silhouette, Silhouettes } from './silhouette-types.ts';

const all: Silhouettes = { ...darkAgesFoot, ...darkAgesMounted };

const byClass: Silhouettes = {
  'light infantry': darkAgesFoot.levyMilitia,
  'heavy infantry': darkAgesFoot.spearmen,
  'light cavalry': darkAgesMounted.lightHorse,
  'heavy cavalry': darkAgesMounted.feudalKnights,
  archers: darkAgesFoot.archers,
  longbows: darkAgesFoot.longbows,
  crossbows: darkAgesFoot.crossbows,
};

/** `feudal-knights`, `Feudal Knights` and `feudalKnights` are one key. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z]/g, '');

const byPlainKey = new Map(Object.entries(all).map(([key, art]) => [plain(key), art]));

export const darkAgesSilhouette = (code: string, unitClass: string): Silhouette =>
  byPlainKey.get(plain(code)) ?? byClass[unitClass] ?? darkAgesFoot.spearmen;

export const hasDarkAgesSilhouette = (code: string): boolean => byPlainKey.has(plain(code));
