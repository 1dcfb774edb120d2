// The names of computer players: `LEVEL`, or `LEVEL:TEMPERAMENT` where a player can lean; and what a record says of one.

import type { About, GameBots } from './bot.ts';
import { TEMPERAMENTS, type Temperament } from './general/brings.ts';
import type { Limits } from './general/thinking.ts';

/** Goes up when the same player would choose otherwise than before: a record says which one it was. */
export const PLAYERS_VERSION = 2;

/** The levels, the weakest first: the same names in all games. */
export const LEVEL_NAMES: readonly string[] = ['recruit', 'veteran', 'captain', 'commander', 'general'];

/** As they are offered: tools stand where their strength puts them; others behind. */
const STRENGTH = ['random', 'recruit', 'veteran', 'drill', ...LEVEL_NAMES.slice(2)];

export const weakestFirst = <T>(byName: { readonly [name: string]: T }): { readonly [name: string]: T } => {
  const place = (name: string): number => (STRENGTH.includes(name) ? STRENGTH.indexOf(name) : STRENGTH.length);
  return Object.fromEntries(Object.entries(byName).sort(([a], [b]) => place(a) - place(b)));
};

export interface NameParts {
  readonly base: string;
  /** Null where the name has none: then it is steady. */
  readonly temperament: Temperament | null;
}

/** Whether there is such a player is not asked. */
export function partsOf(name: string): NameParts {
  const [base, temperament] = name.split(':');
  return { base, temperament: (temperament as Temperament | undefined) ?? null };
}

type Kinds = Pick<GameBots<never, never>, 'makers' | 'measured' | 'about'>;

const has = (list: object | undefined, name: string): boolean => list !== undefined && Object.hasOwn(list, name);

export const aboutOf = ({ about = {} }: Pick<Kinds, 'about'>, base: string): About | null =>
  has(about, base) ? about[base] : null;

/** Why there is no player of that name; empty where there is one. */
export function whyNotBot(bots: Kinds, name: string): string {
  const [base, temperament, ...more] = name.split(':');
  if (!has(bots.makers, base) && !has(bots.measured, base)) {
    return `no computer player "${name}"; it has ${Object.keys(bots.makers).join(', ')}`;
  }
  if (temperament === undefined) return '';
  const temperaments: readonly string[] = aboutOf(bots, base)?.temperaments ?? [];
  if (more.length === 0 && temperaments.includes(temperament)) return '';
  const can = temperaments.length === 0 ? 'it has one way only' : `it can be ${temperaments.join(', ')}`;
  return `no "${name}": of ${base}, ${can}`;
}

/** How a player with these limits thinks: the same everywhere (`counted`, of so many choices at most), or by the clock. */
export const modeOf = (limits: Limits | undefined): string =>
  limits === undefined ? 'counted' : limits.work === undefined ? 'timed' : `counted ${limits.work}`;

/** The same of a level, whoever has not loaded it yet; it throws where there is none of that name. */
export function levelPlayedBy(name: string, limits?: Limits): string {
  const { base, temperament } = partsOf(name);
  const leans = temperament === null || TEMPERAMENTS.includes(temperament);
  if (!LEVEL_NAMES.includes(base) || !leans || name.split(':').length > 2) {
    throw new Error(`there is no computer player "${name}"`);
  }
  return `${base}:${temperament ?? 'steady'} ${PLAYERS_VERSION} ${modeOf(limits)}`;
}

/** What a record says of a computer player: `general:bold 1 timed`, `drill 1 counted`. */
export function playedBy(bots: Kinds, name: string, limits?: Limits): string {
  const { base, temperament } = partsOf(name);
  const about = aboutOf(bots, base);
  const leans = about !== null && about.temperaments.length > 0;
  const whole = leans ? `${base}:${temperament ?? 'steady'}` : base;
  return `${whole} ${PLAYERS_VERSION} ${about?.level == null ? 'counted' : modeOf(limits)}`;
}
