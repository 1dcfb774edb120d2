// Every decision of the rulebook has its words in one place, beside the rule: none is without, and no words are without a decision.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { procedures } from '../../src/games/dark-ages/rules/rulebook.ts';
import { PASS, VERBS } from '../../src/games/dark-ages/tables/verbs.ts';
import { NO_CARDS } from '../../src/games/dark-ages/telling/decisions/cards.ts';
import { DECISIONS, ELSEWHERE, wordsOf } from '../../src/games/dark-ages/telling/decisions/index.ts';
import type { DecisionWords } from '../../src/games/dark-ages/telling/decisions/types.ts';

const GAME = new URL('../../src/games/dark-ages/', import.meta.url);
const WORDS = new URL('telling/decisions/', GAME);
/** What several decisions say alike. */
const SHARED = ['cards.ts', 'index.ts', 'shared.ts', 'types.ts', 'unseen.ts'];

const all = Object.entries<DecisionWords>(DECISIONS);
const verbsOf = (table: object): number[] => Object.keys(table).map(Number);

test('the decisions that have words are those of the rulebook', () => {
  const decisions = procedures.filter(({ decision }) => decision !== null).map(({ name }) => name);
  expect(decisions.length).toBeGreaterThan(20);
  expect(Object.keys(DECISIONS).sort()).toEqual(decisions.sort());
  expect(() => wordsOf('toString')).toThrow('no words for the decision "toString"');
});

test('the words of a decision are in the file that has the name of its rule file', () => {
  const rules = ['rules/', 'rules/scenarios/'].flatMap((room) =>
    readdirSync(new URL(room, GAME))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, readFileSync(new URL(`${room}${file}`, GAME), 'utf8')] as const),
  );
  const written = (name: string): string[] => {
    const mark = name.endsWith('Answer') ? `Window(pen, '${name.slice(0, -'Answer'.length)}'` : `decision('${name}'`;
    return rules.filter(([, text]) => text.includes(mark)).map(([file]) => file);
  };
  const told = new Map<string, string>();
  for (const file of readdirSync(WORDS)) {
    const text = readFileSync(new URL(file, WORDS), 'utf8');
    for (const [, name] of text.matchAll(/^export const (\w+): DecisionWords = /gm)) told.set(name, file);
    if (!SHARED.includes(file)) expect([...told.values()], file).toContain(file);
  }
  expect([...told.keys()].sort()).toEqual(Object.keys(DECISIONS).sort());
  for (const [name, file] of told) expect(written(name), name).toEqual([file]);
});

test('words stand only for choices that the decision has, and windows can be passed', () => {
  for (const [name, { offers, may }] of all) {
    for (const verb of verbsOf(may)) expect(verbsOf(offers), `${name} ${VERBS[verb].key}`).toContain(verb);
    if (name.endsWith('Answer')) expect(verbsOf(offers), name).toContain(PASS);
  }
});

test('whoever asks for a choice at another moment is told one thing', () => {
  VERBS.forEach(({ key }, verb) => {
    const told = all.flatMap(([, { offers }]) => offers[verb]?.elsewhere ?? []);
    // Cards have reasons of their own in every decision.
    expect(new Set(told.map(({ text }) => text)).size, key).toBe(verb in NO_CARDS ? 0 : 1);
    expect(told.every(({ text }) => text === ELSEWHERE.get(verb)?.text)).toBe(true);
    expect(all.filter(([, { offers }]) => verb in offers).length, key).toBeGreaterThan(0);
  });
});
