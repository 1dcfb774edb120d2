// Factions, ranks and tactic cards as the rules use them, made from data/ranks.json and data/tactics.json [B Rank tile
// breakdown; B Tactic cards]. A number in those files may be corrected without touching any code.

import type { Provenance } from '../../../kernel/view.ts';
import rankData from '../data/ranks.json' with { type: 'json' };
import tacticData from '../data/tactics.json' with { type: 'json' };
import { LIST_SIZE, MAX_CARDS, MOST_RANKS } from '../rules/limits.ts';
import { Field } from './data-check.ts';
import { TRAITS } from './traits.ts';

export const CLASS_NAMES = ['regular', 'skirmish', 'cavalry', 'special'] as const;
export type ClassName = (typeof CLASS_NAMES)[number];
/** Bits of classes: a rank may have two. */
export const REGULAR = 1;
export const SKIRMISH = 2;
export const CAVALRY = 4;
export const SPECIAL = 8;

export interface Rank {
  readonly index: number;
  readonly key: string;
  readonly name: string;
  /** Number of its faction. */
  readonly faction: number;
  /** Tiles in the box. */
  readonly tiles: number;
  /** Bits of its classes. */
  readonly classes: number;
  /** The most ranks of a unit that holds it. */
  readonly formation: number;
  readonly cohesion: number;
  readonly melee: readonly number[];
  readonly ranged: readonly number[];
  /** Bits of its traits. */
  readonly traits: number;
  readonly marks: {
    readonly tiles: Provenance;
    readonly classes: Provenance;
    readonly formation: Provenance;
    readonly cohesion: Provenance;
    readonly melee: Provenance;
    readonly ranged: Provenance;
    /** That of the least sure trait; `traitMarks` has each. */
    readonly traits: Provenance;
  };
  readonly traitMarks: { readonly [trait: string]: Provenance };
  readonly note: string;
  /** A value that is not the one drawn up first, with that one and the reason; null for nearly all ranks. */
  readonly departs: Departure | null;
}

export interface Departure {
  readonly value: 'cohesion' | 'melee';
  readonly first: number;
  readonly reason: string;
}

/**
 * Values that were drawn up otherwise at first. They stand here and not in the data, whose checksum records carry; the reason
 * is the note of the rank there.
 */
const DEPARTURES: { readonly [rank: string]: Omit<Departure, 'reason'> | undefined } = {
  'rome allied-cavalry': { value: 'melee', first: 6 },
  'bactria horse-archers': { value: 'cohesion', first: 3 },
};

/** When a card's text may be used. */
export const WINDOWS = [
  'redeploy',
  'start',
  'command',
  'charged',
  'engaged',
  'pool',
  'enemy-pool',
  'rolled',
  'hits',
  'after-hits',
  'after-attack',
  'rally',
  'disband',
  'end',
] as const;
export type WindowName = (typeof WINDOWS)[number];

export interface Card {
  readonly index: number;
  readonly key: string;
  readonly name: string;
  readonly faction: number;
  readonly copies: number;
  readonly window: WindowName;
  readonly text: string;
  readonly marks: { readonly name: Provenance; readonly copies: Provenance; readonly text: Provenance };
  readonly note: string;
}

export interface Faction {
  readonly index: number;
  /** `rome`, `carthage`, `bactria`, `han`. */
  readonly key: string;
  readonly name: string;
  /** Ranks and card texts of a faction stand together. */
  readonly firstRank: number;
  readonly endRank: number;
  readonly firstCard: number;
  readonly endCard: number;
}

const weakest = (marks: readonly Provenance[]): Provenance =>
  marks.includes('designed') || marks.length === 0
    ? 'designed'
    : marks.includes('constrained')
      ? 'constrained'
      : 'sourced';

const valuesOf = (field: Field): number[] =>
  field
    .at('value')
    .list()
    .map((value) => value.number(1, 7));

function readRank(field: Field, index: number, faction: number): Rank {
  const traits = field.at('traits').list();
  const traitMarks: { [trait: string]: Provenance } = {};
  for (const t of traits) traitMarks[t.at('key').oneOf(TRAITS.map((trait) => trait.key))] = t.at('mark').mark();
  const classes = field.at('classes').at('value').list();
  if (classes.length === 0) field.at('classes').fail('at least one class');
  const mark = (key: string): Provenance => field.at(key).at('mark').mark();
  const note = field.at('note').optionalText();
  const departure = DEPARTURES[`${FACTION_KEYS[faction]} ${field.at('key').text()}`];
  return {
    index,
    key: field.at('key').text(),
    name: field.at('name').text(),
    faction,
    tiles: field.at('tiles').at('value').number(1, 36),
    classes: classes.reduce((bits, c) => bits | (1 << CLASS_NAMES.indexOf(c.oneOf(CLASS_NAMES))), 0),
    formation: field.at('formation').at('value').number(1, MOST_RANKS),
    cohesion: field.at('cohesion').at('value').number(1, 9),
    melee: valuesOf(field.at('melee')),
    ranged: valuesOf(field.at('ranged')),
    traits: TRAITS.reduce((bits, trait, i) => (trait.key in traitMarks ? bits | (1 << i) : bits), 0),
    marks: {
      tiles: mark('tiles'),
      classes: mark('classes'),
      formation: mark('formation'),
      cohesion: mark('cohesion'),
      melee: mark('melee'),
      ranged: mark('ranged'),
      traits: weakest(Object.values(traitMarks)),
    },
    traitMarks,
    note,
    departs: departure === undefined ? null : { ...departure, reason: note },
  };
}

export interface Tables {
  readonly factions: readonly Faction[];
  readonly ranks: readonly Rank[];
  readonly cards: readonly Card[];
}

const FACTION_KEYS = ['rome', 'carthage', 'bactria', 'han'] as const;

/** Makes the tables from the two files, or says what is wrong with them. */
export function readTables(rankFile: unknown, tacticFile: unknown): Tables {
  const ranks: Rank[] = [];
  const cards: Card[] = [];
  const cardFields = new Field('data/tactics.json', '', tacticFile).at('cards').list();
  const fields = new Field('data/ranks.json', '', rankFile).at('factions').list();
  const factions = fields.map((field, index): Faction => {
    const key = field.at('key').oneOf(FACTION_KEYS);
    const [firstRank, firstCard] = [ranks.length, cards.length];
    for (const rank of field.at('ranks').list()) ranks.push(readRank(rank, ranks.length, index));
    const own = ranks.slice(firstRank);
    const twice = own.find((rank, i) => own.findIndex((other) => other.key === rank.key) !== i);
    if (twice) field.at('ranks').fail(`every rank once, not ${twice.key} twice`);
    const tiles = own.reduce((sum, rank) => sum + rank.tiles, 0);
    if (tiles !== 36) field.at('ranks').at('tiles').fail(`36 tiles together, not ${tiles}`);
    for (const card of cardFields.filter((c) => c.at('faction').oneOf(FACTION_KEYS) === key)) {
      cards.push(readCard(card, cards.length, index));
    }
    const copies = cards.slice(firstCard).reduce((sum, card) => sum + card.copies, 0);
    if (copies !== LIST_SIZE) new Field('data/tactics.json', key, copies).fail(`${LIST_SIZE} cards together`);
    const [endRank, endCard] = [ranks.length, cards.length];
    return { index, key, name: field.at('name').text(), firstRank, endRank, firstCard, endCard };
  });
  if (cards.length > MAX_CARDS) throw new Error(`data/tactics.json: more than ${MAX_CARDS} different cards`);
  return { factions, ranks, cards };
}

function readCard(field: Field, index: number, faction: number): Card {
  return {
    index,
    key: field.at('key').text(),
    name: field.at('name').text(),
    faction,
    copies: field.at('copies').at('value').number(1, LIST_SIZE),
    window: field.at('window').oneOf(WINDOWS),
    text: field.at('text').text(),
    marks: {
      name: field.at('nameMark').mark(),
      copies: field.at('copies').at('mark').mark(),
      text: field.at('textMark').mark(),
    },
    note: field.at('note').optionalText(),
  };
}

export const { factions, ranks, cards } = readTables(rankData, tacticData);

/** The number of a card text by its key. */
export function cardIndex(key: string): number {
  const index = cards.findIndex((card) => card.key === key);
  if (index < 0) throw new Error(`data/tactics.json: no card has the key ${key}`);
  return index;
}

export const factionByKey = (key: string): Faction | undefined => factions.find((faction) => faction.key === key);

/** A rank of a faction by its key. */
export const rankByKey = (faction: Faction, key: string): Rank | undefined =>
  ranks.slice(faction.firstRank, faction.endRank).find((rank) => rank.key === key);

const column = (of: (rank: Rank) => number): Uint16Array => Uint16Array.from([0, ...ranks.map(of)]);

/** Facts of ranks by kind + 1, as the column `rank` of a state holds them; 0 at 0, where no rank is. */
export const COHESION = column((rank) => rank.cohesion);
export const RANK_TRAITS = column((rank) => rank.traits);
export const RANK_CLASSES = column((rank) => rank.classes);
export const HAS_RANGED = column((rank) => (rank.ranged.length > 0 ? 1 : 0));
/** The same name has the same number, also in two factions. */
export const RANK_NAME = column((rank) => 1 + ranks.findIndex((other) => other.name === rank.name));
