import { describe, expect, it } from 'vitest';
import type { Offer } from '../../src/kernel/ruleset.ts';
import { type CursorBoard, hexToward, inReadingOrder, nextOf, rowEnd } from '../../src/web/battle/keys/cursor.ts';
import { numbered, numberedAnswers } from '../../src/web/battle/keys/numbers.ts';
import { type KeyPress, keyNames, shortcutOf, shortcuts } from '../../src/web/battle/keys/shortcuts.ts';
import type { BattleModel } from '../../src/web/battle/session.ts';
import { centreOf } from '../../src/web/board/geometry.ts';
import { placer } from '../../src/web/board/ground/place.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const action = (key: string, more: Partial<KeyPress> = {}, letters = true) =>
  shortcutOf(press(key, more), letters)?.action ?? null;

describe('the table of keys', () => {
  it('gives no key two meanings', () => {
    const chords = shortcuts.flatMap((shortcut) => shortcut.chords);
    expect(new Set(chords).size).toBe(chords.length);
    const actions = shortcuts.map((shortcut) => shortcut.action);
    expect(new Set(actions).size).toBe(actions.length);
  });

  it.each([
    ['ArrowLeft', {}, 'left'],
    ['ArrowUp', { shiftKey: true }, 'panUp'],
    ['Home', {}, 'rowStart'],
    ['w', {}, 'upLeft'],
    ['x', {}, 'downRight'],
    [' ', {}, 'point'],
    ['Enter', {}, 'point'],
    ['Escape', {}, 'cancel'],
    ['n', {}, 'nextPiece'],
    ['N', { shiftKey: true }, 'previousPiece'],
    ['N', {}, 'nextPiece'],
    ['T', { shiftKey: true }, 'previousTarget'],
    [']', {}, 'nextPiece'],
    ['3', { code: 'Digit3' }, 'pick3'],
    ['?', { shiftKey: true, code: 'Slash' }, 'help'],
    ['/', {}, 'now'],
    ['+', { shiftKey: true }, 'zoomIn'],
    ['0', {}, 'whole'],
    [':', { shiftKey: true }, 'line'],
    ['F2', {}, 'line'],
    ['v', {}, 'nextLandmarks'],
    ['V', { shiftKey: true }, 'previousLandmarks'],
    ['k', {}, 'nextLandmark'],
    ['K', { shiftKey: true }, 'previousLandmark'],
  ] as const)('%s %o is %s', (key, more, expected) => {
    expect(action(key, more)).toBe(expected);
  });

  it('takes the number pad for directions, with and without number lock', () => {
    expect(action('7', { code: 'Numpad7' })).toBe('upLeft');
    expect(action('Home', { code: 'Numpad7' })).toBe('upLeft');
    expect(action('Enter', { code: 'NumpadEnter' })).toBe('point');
  });

  it('takes the row of digits by place where the keyboard has other signs there', () => {
    expect(action('&', { code: 'Digit1' })).toBe('pick1');
    expect(action('!', { code: 'Digit1', shiftKey: true })).toBeNull();
    // Where the sign itself is a key, the sign counts.
    expect(action('/', { code: 'Digit7', shiftKey: true })).toBe('now');
  });

  it('leaves keys with Ctrl, Alt and the system key to browser and screen reader', () => {
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      for (const { chords } of shortcuts) for (const key of chords) expect(action(key, held)).toBeNull();
    }
    expect(action('#')).toBeNull();
    expect(action('Tab')).toBeNull();
  });

  it('has no single character left when those are switched off, and still moves, points and cancels', () => {
    for (const key of [...'abcdefghijklmnopqrstuvwxyz0123456789,./?+-=[]&']) {
      expect(action(key, { code: key === '&' ? 'Digit1' : '' }, false)).toBeNull();
      expect(action(key.toUpperCase(), { shiftKey: true }, false)).toBeNull();
    }
    expect(action('ArrowLeft', {}, false)).toBe('left');
    expect(action('7', { code: 'Numpad7' }, false)).toBe('upLeft');
    expect(action('Enter', {}, false)).toBe('point');
    expect(action('Escape', {}, false)).toBe('cancel');
    for (const shortcut of shortcuts) expect(keyNames(shortcut, true).length).toBeGreaterThan(0);
    expect(keyNames(shortcuts[0], false)).toEqual(['← arrow', 'Num 4']);
    expect(keyNames(shortcuts[0], true)).toEqual(['← arrow', 'Num 4', 'A']);
  });
});

/** Rows A to E; the second and the fourth are one hex shorter. */
const board: CursorBoard = {
  width: 5,
  rows: 5,
  hexes: [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3, 4].slice(0, 5 - (row & 1)).map((column) => ({ hex: `${'ABCDE'[row]}${column + 1}`, row, column })),
  ),
};

describe('the cursor', () => {
  it('goes to the six neighbours, from long and from short rows', () => {
    const around = (hex: string) =>
      (['right', 'downRight', 'downLeft', 'left', 'upLeft', 'upRight'] as const).map((d) =>
        hexToward(board, false, hex, d),
      );
    expect(around('C3')).toEqual(['C4', 'D3', 'D2', 'C2', 'B2', 'B3']);
    expect(around('B2')).toEqual(['B3', 'C3', 'C2', 'B1', 'A2', 'A3']);
    expect(around('A1')).toEqual(['A2', 'B1', null, null, null, null]);
  });

  it('goes straight up and down by leaning to one side and back', () => {
    const walk = (from: string, way: 'up' | 'down', flipped = false): string[] => {
      const out = [from];
      for (let at = hexToward(board, flipped, from, way); at !== null; at = hexToward(board, flipped, at, way))
        out.push(at);
      return out;
    };
    expect(walk('E3', 'up')).toEqual(['E3', 'D3', 'C3', 'B3', 'A3']);
    expect(walk('A3', 'down')).toEqual(['A3', 'B3', 'C3', 'D3', 'E3']);
    // At the edge there is only one way to lean.
    expect(walk('E5', 'up')).toEqual(['E5', 'D4', 'C4', 'B4', 'A4']);
    expect(walk('A3', 'up', true)).toEqual(['A3', 'B2', 'C3', 'D2', 'E3']);
  });

  it('goes by the directions of the screen, turned round or not', () => {
    for (const flipped of [false, true]) {
      const at = placer(board, flipped);
      for (const from of board.hexes) {
        for (const way of ['left', 'right', 'upLeft', 'upRight', 'downLeft', 'downRight', 'up', 'down'] as const) {
          const to = board.hexes.find((one) => one.hex === hexToward(board, flipped, from.hex, way));
          if (!to) continue;
          const dx = at(to).x - at(from).x;
          const dy = at(to).y - at(from).y;
          expect(Math.hypot(dx, dy)).toBeCloseTo(100, 0);
          if (/left/i.test(way)) expect(dx).toBeLessThan(0);
          if (/right/i.test(way)) expect(dx).toBeGreaterThan(0);
          if (/^up/.test(way)) expect(dy).toBeLessThan(0);
          if (/^down/.test(way)) expect(dy).toBeGreaterThan(0);
        }
      }
    }
    expect(centreOf(board.hexes[0])).toEqual(placer(board, false)(board.hexes[0]));
  });

  it('finds the ends of a row as they are seen', () => {
    expect(rowEnd(board, false, 'B2', 'rowStart')).toBe('B1');
    expect(rowEnd(board, false, 'B2', 'rowEnd')).toBe('B4');
    expect(rowEnd(board, true, 'B2', 'rowStart')).toBe('B4');
    expect(rowEnd(board, true, 'A2', 'rowEnd')).toBe('A1');
  });

  it('goes round through places in reading order', () => {
    const places = inReadingOrder(board, false, ['C2', 'A5', 'A1']);
    expect(places).toEqual(['A1', 'A5', 'C2']);
    expect(inReadingOrder(board, true, ['C2', 'A5', 'A1'])).toEqual(['C2', 'A5', 'A1']);
    expect(nextOf(places, null, 1)).toBe('A1');
    expect(nextOf(places, null, -1)).toBe('C2');
    expect(nextOf(places, 'C2', 1)).toBe('A1');
    expect(nextOf(places, 'A1', -1)).toBe('C2');
    expect(nextOf([], 'A1', 1)).toBeNull();
  });
});

const offer = (mark: Offer['mark'], choice: string, card: string | null = null): Offer => ({
  choice,
  mark,
  label: choice,
  note: '',
  from: null,
  to: null,
  piece: 'unit',
  card,
  odds: false,
});

describe('the number keys', () => {
  const model = (offers: readonly Offer[], picking: readonly Offer[] = []) =>
    ({
      state: { offers },
      picking,
      selected: null,
      view: { hand: [{ key: 'a' }, { key: 'b' }] },
    }) as unknown as BattleModel;

  it('name the cards of the hand, those that cannot be played too', () => {
    const playable = offer('card', 'play b', 'b');
    expect(numbered(model([playable]), 1)).toEqual({ kind: 'card', card: { key: 'a' }, offers: [] });
    expect(numbered(model([playable]), 2)).toEqual({ kind: 'card', card: { key: 'b' }, offers: [playable] });
    expect(numbered(model([playable]), 3)).toBeNull();
  });

  it('name the answers to a question, the last of them the one that declines', () => {
    const stand = offer('answer', 'stand');
    const strike = offer('card', 'play b', 'b');
    const no = offer('finish', 'decline');
    expect(numberedAnswers([no, strike, stand], null)).toEqual([stand, strike, no]);
    expect(numbered(model([stand, strike]), 2)).toEqual({ kind: 'offer', offer: strike });
    expect(numbered(model([stand, strike]), 3)).toBeNull();
  });

  it('never end a phase by a number while pieces act', () => {
    const pieces = ['A1', 'A2'].map((from) => ({ ...offer('piece', `order ${from}`), from }));
    expect(numberedAnswers([offer('finish', 'done'), ...pieces], null)).toEqual([]);
  });

  it('name the way off the board of the piece in hand alone', () => {
    const leave = ['A1', 'A2'].map((from) => ({ ...offer('leave', `exit ${from}`), from }));
    const done = offer('finish', 'done');
    expect(numberedAnswers([...leave, done], null)).toEqual([]);
    expect(numberedAnswers([...leave, done], { place: 'A2', piece: 'unit' })).toEqual([leave[1]]);
    expect(numberedAnswers([leave[0], done], null)).toEqual([leave[0]]);
  });

  it('pick first of all from what is to be picked from', () => {
    const one = offer('go', 'move A1 A2');
    const other = offer('close', 'close A1 x A2');
    expect(numbered(model([offer('answer', 'stand')], [one, other]), 2)).toEqual({ kind: 'offer', offer: other });
  });
});
