// An order card of Dark Ages is named at its entry, in its tables and in what explains it; nowhere else in rules and telling.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ANY_CARDS } from '../../src/games/dark-ages/rules/cards-any.ts';
import { BOW_CARDS, PIECE_CARDS } from '../../src/games/dark-ages/rules/cards-combat.ts';
import { FIGHT_CARDS } from '../../src/games/dark-ages/rules/cards-fight.ts';
import { MOVE_CARDS } from '../../src/games/dark-ages/rules/cards-move.ts';
import { RETREAT_CARDS } from '../../src/games/dark-ages/rules/cards-retreat.ts';
import * as tables from '../../src/games/dark-ages/tables/tables.ts';

const ROOT = 'src/games/dark-ages';

/** The entries of the cards, the handbook, and the words of the cards. */
const MAY_NAME_CARDS = [/^rules\/cards-\w+\.ts$/, /^telling\/handbook\//, /^telling\/cards\.ts$/];

/** Keys that are the name of a step and of an event too. */
const OTHER_MEANINGS = new Set<string>(['lastStand']);

/** A Historical Event is no order: turns, rallies and the deck know it by its kind. */
const KEYS = tables.CARD_KINDS.filter((_, kind) => kind !== tables.EVENT_CARD);
const CONSTANTS = Object.keys(tables).filter((name) => name.endsWith('_CARD') && name !== 'EVENT_CARD');

const code = (text: string): string => text.replace(/(^|\s)(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g, '$1');

/** Names of cards in a text: their numbers, and their keys in quotes, in a command, or as keys of a table. */
function cardsIn(text: string): string[] {
  const plain = code(text);
  const constants = CONSTANTS.filter((name) => new RegExp(`\\b${name}\\b`).test(plain));
  const keys = KEYS.filter((key) => {
    if (new RegExp(`\\bplay ${key}\\b|\\bkey\\s*[!=]==?\\s*(['"\`])${key}\\1`).test(plain)) return true;
    return !OTHER_MEANINGS.has(key) && new RegExp(`(['"\`])${key}\\1|\\b${key}\\s*:`).test(plain);
  });
  return [...constants, ...keys];
}

const FILES = ['rules', 'telling'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
);

describe('cards of Dark Ages', () => {
  test('an order card is named at its entry only', () => {
    expect(KEYS.length).toBe(16);
    expect(CONSTANTS.length).toBe(16);
    expect(FILES.length).toBeGreaterThan(60);
    const found = FILES.filter((file) => !MAY_NAME_CARDS.some((form) => form.test(file))).flatMap((file) =>
      cardsIn(fs.readFileSync(path.join(ROOT, file), 'utf8')).map((card) => `${file}: ${card}`),
    );
    expect(found).toEqual([]);
  });

  test('the scan sees a card where one is written', () => {
    expect(cardsIn('if (CARD_KIND[c] === PILLAGE_CARD) hit();')).toEqual(['PILLAGE_CARD']);
    expect(cardsIn("const key = 'leadership';")).toEqual(['leadership']);
    expect(cardsIn('const PLAYS = { noRetreat: stay };')).toEqual(['noRetreat']);
    expect(cardsIn('/^play combinedForces/.test(answer)')).toEqual(['combinedForces']);
    expect(cardsIn("if (key === 'lastStand') stand();")).toEqual(['lastStand']);
    expect(cardsIn('// Pillage: PILLAGE_CARD\nhit();')).toEqual([]);
  });

  test('every order card has one entry', () => {
    const entries = [MOVE_CARDS, BOW_CARDS, FIGHT_CARDS, RETREAT_CARDS, PIECE_CARDS].flatMap((table) =>
      Object.keys(table).map((kind) => tables.CARD_KINDS[Number(kind)]),
    );
    expect(entries.sort()).toEqual([...KEYS].sort());
    expect(Object.keys(ANY_CARDS)).toEqual([String(tables.LEADERSHIP_CARD)]);
  });
});
