// Unit types, leaders and the 49 cards, read from the data files and checked: an owner of the box corrects a number there
// and touches no code. [D Contents] [D Order cards]

import type { Provenance } from '../../../kernel/view.ts';
import cardData from '../data/cards.json' with { type: 'json' };
import unitData from '../data/units.json' with { type: 'json' };
import { CARD_COUNT } from '../rules/state.ts';

export const CLASSES = [
  'light infantry',
  'heavy infantry',
  'light cavalry',
  'heavy cavalry',
  'archers',
  'longbows',
  'crossbows',
] as const;
export type UnitClass = (typeof CLASSES)[number];

/** A number of the box and how sure it is. */
export interface Marked {
  readonly value: number;
  readonly mark: Provenance;
}

export interface UnitType {
  readonly key: string;
  readonly name: string;
  readonly class: UnitClass;
  readonly morale: Marked;
  readonly move: Marked;
  /** 0 for units that only shoot. */
  readonly attack: Marked;
  readonly defence: Marked;
  /** 0 for units that do not shoot. */
  readonly fire: Marked;
  readonly range: Marked;
  readonly note: string;
}

export interface LeaderType {
  readonly move: Marked;
  readonly attack: Marked;
  readonly defence: Marked;
}

/** The 17 texts of order cards; a card's `kind` is an index of this list. */
export const CARD_KINDS = [
  'doubleTime',
  'lastStand',
  'shieldWall',
  'schiltron',
  'mercenaryCrossbows',
  'vanguard',
  'combinedForces',
  'leadership',
  'knightsAttack',
  'infantryAttack',
  'darkenSky',
  'igniteArrows',
  'pillage',
  'noRetreat',
  'fakeRetreat',
  'wedgeFormation',
  'historicalEvent',
] as const;
export type CardKey = (typeof CARD_KINDS)[number];
export const DOUBLE_TIME_CARD = 0;
export const LAST_STAND_CARD = 1;
export const SHIELD_WALL_CARD = 2;
export const SCHILTRON_CARD = 3;
export const MERCENARY_CARD = 4;
export const VANGUARD_CARD = 5;
export const COMBINED_CARD = 6;
export const LEADERSHIP_CARD = 7;
export const KNIGHTS_CARD = 8;
export const INFANTRY_CARD = 9;
export const DARKEN_CARD = 10;
export const IGNITE_CARD = 11;
export const PILLAGE_CARD = 12;
export const NO_RETREAT_CARD = 13;
export const FAKE_RETREAT_CARD = 14;
export const WEDGE_CARD = 15;
export const EVENT_CARD = 16;

export type Stone = 'green' | 'two green' | 'red';

export interface OrderCard {
  /** Such as `leadership-20`: the word by which choices name it. */
  readonly key: string;
  /** The number printed on it. */
  readonly number: number;
  /** Index of CARD_KINDS. */
  readonly kind: number;
  readonly name: string;
  /** 0 for Historical Events, which cannot be played as activation. */
  readonly activation: Marked;
  readonly stone: { readonly value: Stone; readonly mark: Provenance };
}

const MARKS: readonly string[] = ['sourced', 'constrained', 'designed'];
const STONES: readonly string[] = ['green', 'two green', 'red'];

function wrong(place: string, expected: string, found: unknown): Error {
  return new Error(`${place}: expected ${expected}, found ${JSON.stringify(found) ?? 'nothing'}`);
}

/** A number of the data files, or the sentence that says what is wrong with it. */
export function numberIn(place: string, value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw wrong(place, `a whole number from ${least} to ${most}`, value);
  }
  return value;
}

function markIn(place: string, value: unknown): Provenance {
  if (typeof value !== 'string' || !MARKS.includes(value)) throw wrong(place, `one of ${MARKS.join(', ')}`, value);
  return value as Provenance;
}

interface RawMarked {
  readonly value?: unknown;
  readonly mark?: unknown;
}

/** A marked number; `null` stands for none where `least` is 0. */
function markedIn(place: string, raw: RawMarked | undefined, least: number, most: number): Marked {
  if (typeof raw !== 'object' || raw === null) throw wrong(place, 'a value with its mark', raw);
  const value = raw.value === null && least === 0 ? 0 : numberIn(`${place} value`, raw.value, least, most);
  return { value, mark: markIn(`${place} mark`, raw.mark) };
}

/** Reads the types of units.json; `data` is what the file holds. */
function readUnits(data: typeof unitData): readonly UnitType[] {
  const seen = new Set<string>();
  return data.units.map((raw, i) => {
    const place = `data/units.json, unit ${i + 1} (${raw.name})`;
    if (!/^[a-z][A-Za-z]*$/.test(raw.key)) throw wrong(`${place} key`, 'a word of letters', raw.key);
    if (seen.has(raw.key)) throw wrong(`${place} key`, 'a key of its own', raw.key);
    seen.add(raw.key);
    if (!CLASSES.some((one) => one === raw.class))
      throw wrong(`${place} class`, `one of ${CLASSES.join(', ')}`, raw.class);
    const shoots = ['archers', 'longbows', 'crossbows'].includes(raw.class);
    const type: UnitType = {
      key: raw.key,
      name: raw.name,
      class: raw.class as UnitClass,
      morale: markedIn(`${place} morale`, raw.morale, 1, 3),
      move: markedIn(`${place} move`, raw.move, 1, 6),
      attack: markedIn(`${place} attack`, raw.attack, 0, 6),
      defence: markedIn(`${place} defence`, raw.defence, 1, 6),
      fire: markedIn(`${place} fire`, raw.fire, 0, 6),
      range: markedIn(`${place} range`, raw.range, 0, 6),
      note: raw.note,
    };
    if (shoots !== type.fire.value > 0) throw wrong(`${place} fire`, shoots ? 'a fire value' : 'none', raw.fire);
    if (shoots !== type.range.value > 0) throw wrong(`${place} range`, shoots ? 'a range' : 'none', raw.range);
    return type;
  });
}

function readLeader(data: typeof unitData, how: 'foot' | 'mounted'): LeaderType {
  const place = `data/units.json, leader ${how}`;
  const raw = data.leaders[how];
  return {
    move: markedIn(`${place} move`, raw.move, 1, 6),
    attack: markedIn(`${place} attack`, raw.attack, 1, 6),
    defence: markedIn(`${place} defence`, raw.defence, 1, 6),
  };
}

/** Reads the cards of cards.json; their order is that of the printed numbers. */
function readCards(data: typeof cardData): readonly OrderCard[] {
  if (data.cards.length !== CARD_COUNT) throw wrong('data/cards.json', `${CARD_COUNT} cards`, data.cards.length);
  return data.cards.map((raw, i) => {
    const place = `data/cards.json, card ${i + 1}`;
    numberIn(`${place} number`, raw.number, i + 1, i + 1);
    const kind = (CARD_KINDS as readonly string[]).indexOf(raw.card);
    if (kind < 0) throw wrong(`${place} card`, `one of ${CARD_KINDS.join(', ')}`, raw.card);
    const name = (data.names as { readonly [key: string]: string })[raw.card];
    if (!name) throw wrong(`data/cards.json, names`, `a name for ${raw.card}`, name);
    const least = kind === EVENT_CARD ? 0 : 1;
    const activation = markedIn(`${place} activation`, raw.activation, least, 4);
    if (kind === EVENT_CARD && activation.value > 0) throw wrong(`${place} activation`, 'none', raw.activation);
    if (!STONES.includes(raw.stone.value))
      throw wrong(`${place} stone`, `one of ${STONES.join(', ')}`, raw.stone.value);
    const stone = { value: raw.stone.value as Stone, mark: markIn(`${place} stone mark`, raw.stone.mark) };
    return { key: `${raw.card}-${raw.number}`, number: raw.number, kind, name, activation, stone };
  });
}

export const UNIT_TYPES = readUnits(unitData);

/** The longest range of any unit: lines of sight reach as far. */
export const LONGEST_RANGE = Math.max(...UNIT_TYPES.map((type) => type.range.value));
export const LEADER_TYPES = { foot: readLeader(unitData, 'foot'), mounted: readLeader(unitData, 'mounted') } as const;
export const CARDS = readCards(cardData);

/** By card: the index of its text, its Activation Value (0 none) and the marks of its stone. */
export const CARD_KIND = Uint8Array.from(CARDS, (card) => card.kind);
export const CARD_ACTIVATION = Uint8Array.from(CARDS, (card) => card.activation.value);
export const CARD_GREEN = Uint8Array.from(CARDS, ({ stone }) => ['red', 'green', 'two green'].indexOf(stone.value));

/** The cards of each text, by their numbers from 0. */
export const KIND_CARDS: readonly Uint8Array[] = CARD_KINDS.map((_, kind) =>
  Uint8Array.from(CARDS.flatMap((card, c) => (card.kind === kind ? [c] : []))),
);

export const unitType = (key: string): UnitType | undefined => UNIT_TYPES.find((type) => type.key === key);
