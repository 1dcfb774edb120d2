// Words for people: seats, units, ranks, sectors, places, tokens and dice, shared by prompts, offers, the log, scans,
// explanations and refusals.

import type { CardDecision } from '../rules/card-text.ts';
import { type AttackName, attackName, type ToldPlace, type ToldUnit } from '../rules/events.ts';
import { type Battle, FIRST_UNITS, isRanged, MAX_UNITS, MOST_RANKS, RESERVE, type State } from '../rules/state.ts';
import { CLASS_NAMES, cards, type Rank, rankByKey, ranks } from '../tables/tables.ts';
import { SEAT_NAMES, SIDE_NAMES } from '../text/battle.ts';

export { SEAT_NAMES, SIDE_NAMES };

/** What never changes during a battle is all that many words need. */
export interface InBattle {
  readonly battle: Battle;
}

const SEAT_LETTERS = 'abcd';
export const SECTOR_NAMES = ['I', 'II', 'III', 'IV', 'V'] as const;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence begins with a capital, unless it begins with the name of a unit. */
export const sentence = (text: string): string => (/^[a-d]\d/.test(text) ? text : capital(text));

/** `1 die`, `2 dice`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const dice = (n: number): string => count(n, 'die', 'dice');
export const hits = (n: number): string => count(n, 'hit');
/** Order and disorder have no plural: `2 order`. */
export const order = (n: number): string => `${n} order`;
export const disorder = (n: number): string => `${n} disorder`;

/** `a, b and c`. */
export function list(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
}

/** The seat of a unit, by its number alone. */
function seatOfNumber(unit: number): number {
  let seat = FIRST_UNITS.length - 1;
  while (FIRST_UNITS[seat] > unit) seat--;
  return seat;
}

/** The word by which choices name a unit: `a3`. */
export function unitWord(unit: number): string {
  const seat = seatOfNumber(unit);
  return `${SEAT_LETTERS[seat]}${unit - FIRST_UNITS[seat] + 1}`;
}

/** The number of a unit by its word, in any battle; -1 for what is none. */
export function readUnitWord(word: string): number {
  const match = /^([a-d])([1-9]\d?)$/.exec(word.toLowerCase());
  if (match === null) return -1;
  const seat = SEAT_LETTERS.indexOf(match[1]);
  const unit = FIRST_UNITS[seat] + Number(match[2]) - 1;
  const end = [...FIRST_UNITS, MAX_UNITS][seat + 1];
  return unit < end ? unit : -1;
}

/** A unit of this battle by its word; -1 for none. */
export function unitOf(g: State, word: string): number {
  const unit = readUnitWord(word);
  return unit >= 0 && g.battle.units.includes(unit) ? unit : -1;
}

export const sectorWord = (sector: number): string => `S${sector + 1}`;
export const sectorTitle = (sector: number): string => `sector ${SECTOR_NAMES[sector]}`;
export const reserveWord = (seat: number): string => `reserve-${SEAT_NAMES[seat]}`;
export const campWord = (seat: number): string => `camp-${SEAT_NAMES[seat]}`;

/** The place where a unit stands, as screens name places; null off the field. */
export function placeOf(g: State, unit: number): string | null {
  const at = g.unitSector[unit];
  if (at >= 0) return sectorWord(at);
  return at === RESERVE ? reserveWord(g.battle.unitSeat[unit]) : null;
}

export const factionOf = (g: InBattle, seat: number): string => g.battle.factions[seat].name;

/** A name of several words has an article: `the Han Empire`, `Carthage`. */
export const withArticle = (name: string): string => (name.includes(' ') ? `the ${name}` : name);
export const theFaction = (g: InBattle, seat: number): string => withArticle(factionOf(g, seat));

export const seatsOf = (g: InBattle): number[] => Array.from({ length: g.battle.seats }, (_, seat) => seat);

/** Ranks that are left, front first. */
export function ranksOf(g: State, unit: number): Rank[] {
  const found: Rank[] = [];
  for (let i = unit * MOST_RANKS; i < (unit + 1) * MOST_RANKS && g.rank[i] !== 0; i++) found.push(ranks[g.rank[i] - 1]);
  return found;
}

/** The ranks as the sheet has them. */
export function sheetRanks(g: InBattle, unit: number): Rank[] {
  const seat = g.battle.unitSeat[unit];
  const { firstRank, endRank } = g.battle.factions[seat];
  const sheet = g.battle.sheet.seats[seat].units[unit - g.battle.firstUnit[seat]];
  const own = ranks.slice(firstRank, endRank);
  return sheet.ranks.map((key) => own.find((rank) => rank.key === key) as Rank);
}

/** `Velites, Hastati x2`. */
export function rankList(names: readonly string[]): string {
  const parts: string[] = [];
  for (let i = 0; i < names.length; ) {
    let n = 1;
    while (names[i + n] === names[i]) n++;
    parts.push(n === 1 ? names[i] : `${names[i]} x${n}`);
    i += n;
  }
  return parts.join(', ');
}

/** Before all units stand only the front rank of a pile is known, except to its owner. */
export const ranksKnown = (g: State, unit: number, seat: number): boolean =>
  g.stand !== 0 || g.battle.unitSeat[unit] === seat;

/** What a unit is made of, as anybody may know it: `Velites, Hastati x2`; those of the sheet once it is gone. */
export function unitTitle(g: State, unit: number, seat = -1): string {
  const left = ranksOf(g, unit);
  const shown = left.length === 0 ? sheetRanks(g, unit) : left;
  if (!ranksKnown(g, unit, seat)) return `${shown[0].name} in front`;
  return rankList(shown.map((rank) => rank.name));
}

/** `a3 (Velites, Hastati x2)`. */
export const unitText = (g: State, unit: number, seat = -1): string =>
  `${unitWord(unit)} (${unitTitle(g, unit, seat)})`;

/** The name of a rank of a seat's faction by its key. */
export const rankName = (g: InBattle, seat: number, key: string): string =>
  rankByKey(g.battle.factions[seat], key)?.name ?? key;

/** A unit in the log: `a4 Hastati and Praetorian Guard`, by the ranks it then had; one that had none by its word alone. */
export function unitTag(g: InBattle, { unit, ranks: keys }: Pick<ToldUnit, 'unit' | 'ranks'>): string {
  const names = [...new Set(keys.map((key) => rankName(g, g.battle.unitSeat[unit], key)))];
  return names.length === 0 ? unitWord(unit) : `${unitWord(unit)} ${list(names)}`;
}

/** A place that an event names, in words. */
export const toldPlace = (at: ToldPlace): string => (at === 'reserve' ? 'the reserve' : sectorTitle(at));

/** A class of those that bits name; a unit whose ranks fit two is called by the first. */
export const classOf = (bits: number): (typeof CLASS_NAMES)[number] =>
  CLASS_NAMES.find((_, i) => (bits & (1 << i)) !== 0) ?? 'regular';

const CLASS_WORDS: { readonly [name: string]: string } = {
  regular: 'Regular Infantry',
  skirmish: 'Skirmish Infantry',
  cavalry: 'Cavalry',
  special: 'Special',
};
export const classTitle = (name: string): string => CLASS_WORDS[name];

/** Classes by their bits: `Cavalry or Special`. */
export const classList = (bits: number): string =>
  list(
    CLASS_NAMES.filter((_, i) => (bits & (1 << i)) !== 0).map((name) => CLASS_WORDS[name]),
    'or',
  );

export const kindName = (kind: number): AttackName => attackName(kind);

export const valueKind = (kind: number): string => (isRanged(kind) ? 'ranged' : 'melee');

/** The name of the seat's card that leads to this decision. */
export const cardAsking = (g: InBattle, seat: number, decision: CardDecision): string => {
  const card = g.battle.texts[seat].asking[decision];
  return card === undefined ? 'The card' : cards[card].name;
};

export const cardName = (card: number): string => cards[card].name;
/** References are in sentence case but for names of cards. */
export const cardRef = (card: number): string => `B ${cards[card].name}`;

export const isUnit = (g: State, unit: number): boolean => g.battle.units.includes(unit);

/** For what follows from the course of the turn and not from one rule. */
export const ORDER_OF_PLAY = 'B Fighting the battle';
export const VICTORY = 'B Winning the battle';
