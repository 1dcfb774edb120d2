// What is said of a battle before it begins: whole sentences, hexes as players say them, no words of the notation, nothing twice.

import { describe, expect, it } from 'vitest';
import { hexWords } from '../../src/families/commands/tables/rule-words.ts';
import { rulesets } from '../../src/loaded.ts';

const battles = rulesets.flatMap((rules) => rules.scenarios.map((info) => [info.id, info] as const));
const rulesOf = (id: string): readonly string[] => battles.find(([one]) => one === id)?.[1].rules ?? [];

/** Codes of units and keys of the notation: `MI`, `steepHill`. */
const NOTATION = /\b(?:LI|AX|MI|HI|LC|MC|HC|EL|LS|WA)\b|\b[a-z]+[A-Z]\w*/;

describe('what is said of a battle', () => {
  it.each(battles)('%s', (_id, info) => {
    const sentences = [...info.rules, ...info.optionalRules.map(({ text }) => text)];
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const text of sentences) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/named hexes|\([A-K]\d+ [A-K]\d+/);
    }
    for (const text of [info.summary, ...sentences, ...info.provenance.notes.map((note) => note.text)])
      expect(text).not.toMatch(NOTATION);
  });

  it('tells what single units and leaders can do', () => {
    expect(rulesOf('ancients/111')).toEqual([
      expect.stringMatching(/^Companions \(medium cavalry at B2 and B5\): /),
      expect.stringMatching(/^Alexander: the unit he is with rolls one more die/),
    ]);
    expect(rulesOf('ancients/107').at(-1)).toMatch(/^Mithridates, Rhoesaces and Spithridates \(poor leadership\): /);
  });

  it('says once what holds for both armies, or comes twice', () => {
    expect(rulesOf('ancients/112')).toEqual([
      "Each leader eliminated makes his army's hand and Command one smaller.",
      'An army whose leaders have all been eliminated has lost.',
    ]);
    expect(rulesOf('dark-ages/04').at(-1)).toMatch(/^First and second event\. Played by the Scots, /);
    // Two armies with hexes of their own have a sentence each.
    expect(rulesOf('medieval/13')).toHaveLength(2);
  });

  it('names who may leave the board, and from where', () => {
    expect(rulesOf('medieval/10')[0]).toMatch(/^Byzantine: heavy and super heavy cavalry units .* on A9 to A13 /);
    expect(rulesOf('medieval/14')[0]).toMatch(/^Sassanid: units .* on K1 to K13 /);
  });
});

describe('hexes in words', () => {
  it('are in order, three or more side by side by their ends', () => {
    expect(hexWords(['B9', 'B5', 'B7'])).toBe('B5, B7 and B9');
    expect(hexWords(['A13', 'A9', 'A10', 'A11', 'A12'])).toBe('A9 to A13');
    expect(hexWords(['E6', 'E7', 'F5', 'F6', 'F7'], 'or')).toBe('E6, E7 or F5 to F7');
    expect(hexWords(['I13'])).toBe('I13');
  });
});
