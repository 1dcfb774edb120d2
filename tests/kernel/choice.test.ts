import { describe, expect, test } from 'vitest';
import { Choices, choiceLanguage, choiceOf, firstOf, secondOf, verbOf } from '../../src/kernel/choice.ts';
import { makeHexBoard } from '../../src/lib/hex-board.ts';
import { hexKind, numberKind, verbs, wordKind } from './toys/toy.ts';

const board = makeHexBoard(13, 9, 2);
const CARDS = ['orderTwoLeft', 'rally'];
const FORMS = verbs(
  'pass | evade | evade {hex} {hex} | evade leader {hex} off | play {card} | play {card} on {hex} | close {hex} x {hex}',
  'ignore {number} | ignore {number} bravery | battle back | lose {number} refund {number}',
);
const kinds = { hex: hexKind(board), card: wordKind('a card such as rally', CARDS), number: numberKind };
const language = choiceLanguage(FORMS, kinds);

test('a choice is its verb and two arguments', () => {
  for (const [verb, a, b] of [
    [0, 0, 0],
    [28, 112, 7],
    [255, 255, 255],
    [3, 0, 200],
  ]) {
    const choice = choiceOf(verb, a, b);
    expect([verbOf(choice), firstOf(choice), secondOf(choice)]).toEqual([verb, a, b]);
  }
});

test('a list of choices is filled, asked and filled again', () => {
  const out = new Choices();
  out.add(4, 2, 1);
  out.add(0);
  expect(out.toArray()).toEqual([choiceOf(4, 2, 1), choiceOf(0)]);
  expect(out.has(choiceOf(4, 2, 1))).toBe(true);
  expect(out.has(choiceOf(4, 1, 2))).toBe(false);
  out.clear();
  expect(out.toArray()).toEqual([]);
  expect(out.has(choiceOf(0))).toBe(false);
});

describe('print and read are inverse', () => {
  /** Values of an argument, by the kind's name in the form. */
  const values: Record<string, number[]> = {
    hex: [0, 1, 57, 112],
    card: [0, 1],
    number: [0, 7, 99],
  };

  test('for every form', () => {
    let count = 0;
    FORMS.forEach(({ form }, verb) => {
      const names = [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const a of values[names[0]] ?? [0]) {
        for (const b of values[names[1]] ?? [0]) {
          const choice = choiceOf(verb, a, b);
          expect(language.read(language.print(choice)), form).toBe(choice);
          count++;
        }
      }
    });
    expect(count).toBe(1 + 1 + 16 + 4 + 2 + 8 + 16 + 3 + 3 + 1 + 9);
  });
});

describe('reading', () => {
  test('white space does not matter', () => {
    expect(language.read('  close   F6  x\tE6 ')).toBe(language.read('close F6 x E6'));
  });

  test('forms that begin alike are told apart by length and words', () => {
    expect(verbOf(language.read('evade') as number)).toBe(1);
    expect(verbOf(language.read('evade E6 C5') as number)).toBe(2);
    expect(verbOf(language.read('evade leader E6 off') as number)).toBe(3);
    expect(verbOf(language.read('ignore 1 bravery') as number)).toBe(8);
  });

  test.each([
    ['charge E6', '"charge" is no choice; choices begin with pass, evade, play, close, ignore, battle, lose'],
    ['', '"" is no choice; choices begin with pass, evade, play, close, ignore, battle, lose'],
    ['close F6', 'write it as: close {hex} x {hex}'],
    ['close F6 on E6', 'expected "x", found "on"'],
    ['close F6 x Z9', 'expected a hex, found "Z9"'],
    ['close J1 x E6', 'expected a hex, found "J1"'],
    ['play nothing', 'expected a card such as rally, found "nothing"'],
    ['ignore -1', 'expected a number, found "-1"'],
    ['battle', 'write it as: battle back'],
    ['battle forth', 'expected "back", found "forth"'],
    ['pass now', 'write it as: pass'],
  ])('"%s" is complained of', (text, complaint) => {
    expect(language.read(text)).toBe(complaint);
  });

  test('a form with an argument that nobody can print is refused when the language is made', () => {
    expect(() => choiceLanguage(verbs('go {somewhere}'), kinds)).toThrow('no argument kind {somewhere}');
  });
});
