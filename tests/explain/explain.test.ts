// Explanations: the numbers behind fights and units with their parts and references (rules 10-14, 16, 18).

import { describe, expect, it } from 'vitest';
import type { Explanation } from '../../src/kernel/ruleset.ts';
import { playRandom, scenarioIds } from '../views/random-games.ts';
import { type PositionSpec, play, position } from './positions.ts';

const find = (all: readonly Explanation[], title: RegExp): Explanation => {
  const found = all.find((one) => title.test(one.title));
  if (!found) throw new Error(`no explanation ${title} among ${all.map((one) => one.title).join('; ')}`);
  return found;
};
const texts = (one: Explanation): string[] => one.parts.map((part) => part.text);

/** A number is the sum of its parts, held down by limits in the order in which they stand. */
function sumOf(one: Explanation): number {
  return one.parts.reduce((n, part) => (part.limit === null ? Math.max(0, n + part.add) : Math.min(n, part.limit)), 0);
}

const explain = (spec: PositionSpec, query: string): Explanation[] => position(spec).explain(query);

describe('explain: close combat', () => {
  it('names dice, hits, flags, retreat, evade and battle back', () => {
    const all = explain({ top: 'WA E6', bottom: 'HI F6' }, 'close F6 x E6');
    expect(find(all, /^Close combat dice/)).toMatchObject({ total: 5 });
    expect(find(all, /can hit/)).toMatchObject({ total: 2 });
    expect(find(all, /may ignore/)).toMatchObject({ total: 1, parts: [{ text: 'full strength' }] });
    expect(find(all, /Hexes back/)).toMatchObject({ total: 2 });
    expect(find(all, /may evade/)).toMatchObject({ total: 0, parts: [{ ref: 'A 13 Evade' }] });
    expect(find(all, /^Battle back dice/)).toMatchObject({ total: 4 });
  });
  it('shows limits of the ground and what a leader does', () => {
    const all = explain(
      { top: 'HI E6', leadersTop: 'Mago E6', bottom: 'MI F6', leadersBottom: 'Scipio G6', terrain: ['forest: E6'] },
      'close F6 x E6',
    );
    const dice = find(all, /^Close combat dice/);
    expect(dice.total).toBe(2);
    expect(dice.parts).toMatchObject([{ add: 4, text: 'medium infantry' }, { limit: 2 }]);
    expect(find(all, /can hit/).total).toBe(3);
    expect(texts(find(all, /may ignore/))).toEqual(['leader attached']);
    expect(find(all, /check Mago/).parts).toHaveLength(2);
    expect(find(all, /^Battle back dice/).total).toBe(2);
  });
  it('adds what a card gives on top of the limit', () => {
    const spec = { top: 'HI E6', bottom: 'MC F6', terrain: ['hill: E6'], bottomHand: ['mountedCharge'] };
    const table = play(position(spec), 'play mountedCharge', 'order F6', 'done', 'done');
    const dice = find(table.explain('close F6 x E6'), /^Close combat dice/);
    expect(dice.total).toBe(3);
    expect(dice.parts).toMatchObject([{ add: 3 }, { limit: 2 }, { add: 1, text: 'Mounted Charge' }]);
  });
  it('knows faces that are ignored and horses that shy', () => {
    const all = explain({ top: 'EL E6', bottom: 'MC F6' }, 'close F6 x E6');
    // Only heavy can hit: swords are all ignored, and no leader is near.
    expect(find(all, /can hit/)).toMatchObject({ total: 1 });
    const back = explain({ top: 'EL E6', bottom: 'MC F6' }, 'back E6 x F6');
    expect(find(back, /Hexes back/)).toMatchObject({ total: 4 });
  });
  it('says when the target may evade and where it has room', () => {
    expect(find(explain({ top: 'LI E6', bottom: 'HI F6' }, 'close F6 x E6'), /may evade/).total).toBe(3);
    const blocked = find(explain({ top: 'LI E6; HI D5 D6', bottom: 'HI F6' }, 'close F6 x E6'), /may evade/);
    expect(blocked.total).toBe(0);
    expect(texts(blocked)).toContain('both hexes behind it are blocked');
  });
  it('says how much of the way back is open', () => {
    const all = explain({ top: 'LC E6; HI C5 C6 C7', bottom: 'HI F6' }, 'close F6 x E6');
    expect(texts(find(all, /Hexes back/))).toContain('only 1 of 4 hexes back are open');
  });
  it('gives the numbers of an attack that is not on offer, and says why it is not', () => {
    const far = find(explain({ top: 'HI C6', bottom: 'HI F6' }, 'close F6 x C6'), /^Close combat dice/);
    expect(far.total).toBe(5);
    expect(texts(far)).toContain('3 hexes away: only as it would be next to it');
  });
  it('notes that defenders of a wall battle first', () => {
    const dice = find(
      explain({ top: 'HI E6', bottom: 'HI F6', terrain: ['scalableWall: E6'] }, 'close F6 x E6'),
      /^Close combat dice/,
    );
    expect(texts(dice)).toContain('the defender on scalable city wall battles first');
  });
  it('explains an attack on a leader alone', () => {
    const all = explain({ leadersTop: 'Mago E6', bottom: 'HI F6' }, 'close F6 x E6');
    expect(all.map((one) => one.total)).toEqual([5, 1]);
    expect(find(all, /can hit Mago at E6/).parts).toHaveLength(1);
  });
  it('explains a bonus combat with its own dice', () => {
    const spec = {
      top: 'LI E6/1; HI D5',
      bottom: 'HI F6; HC G9',
      leadersBottom: 'Scipio F6',
      bottomHand: ['clashOfShields'],
      dice: ['light light light light light light light'],
    };
    const table = play(position(spec), 'play clashOfShields');
    expect(find(table.explain('close F6 x E6'), /^Close combat dice/).total).toBe(7);
    play(table, 'close F6 x E6');
    expect(find(table.explain('stand'), /^Close combat dice/).total).toBe(7);
    play(table, 'stand', 'advance F6 E6');
    expect(find(table.explain('close E6 x D5'), /^Close combat dice/).total).toBe(5);
  });
  it('answers the words of the decisions inside a fight', () => {
    const spec = { top: 'HI E6', bottom: 'HI F6', dice: ['light light light light light'] };
    const table = play(position(spec), 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand');
    expect(table.prompt()?.decision).toBe('chooseBattleBack');
    expect(find(table.explain('battle back'), /^Battle back dice of heavy infantry at E6/).total).toBe(5);
  });
});

describe('explain: fire', () => {
  it('standing, in range, and what can hit', () => {
    const all = explain({ top: 'HI D6', bottom: 'LI F6' }, 'fire F6 x D6');
    expect(find(all, /^Fire dice/)).toMatchObject({ total: 2 });
    expect(find(all, /can hit/).total).toBe(1);
    expect(all.some((one) => /evade|Battle back/.test(one.title))).toBe(false);
  });
  it('notes range, sight, neighbours and missing missiles', () => {
    const note = (spec: PositionSpec, query: string) => texts(find(explain(spec, query), /^Fire dice/)).join('; ');
    expect(note({ top: 'HI C6', bottom: 'LI F6' }, 'fire F6 x C6')).toContain('3 hexes away, its range is 2');
    expect(note({ top: 'HI D5', bottom: 'LI F6', terrain: ['forest: E6'] }, 'fire F6 x D5')).toContain(
      'not in sight: forest at E6',
    );
    expect(note({ top: 'HI E6', bottom: 'LI F6' }, 'fire F6 x E6')).toContain('only close combat');
    expect(note({ top: 'HI D6', bottom: 'HI F6' }, 'fire F6 x D6')).toContain('no missiles');
  });
});

describe('explain: units and leaders', () => {
  it('a unit: blocks, moves, dice, range, flags, retreat, evade', () => {
    const all = explain({ top: 'HI A1; MC A3; LC A5', bottom: 'MC F6/2; LI F5 F7' }, 'unit F6');
    expect(find(all, /^Blocks/).total).toBe(2);
    expect(find(all, /may move/).total).toBe(3);
    expect(find(all, /^Close combat dice/).total).toBe(3);
    expect(texts(find(all, /may ignore/))).toEqual(['supported by two']);
    expect(find(all, /Hexes back/).total).toBe(3);
    expect(texts(find(all, /may evade/))).toEqual(['it may evade heavy infantry']);
    expect(all.some((one) => /^Fire/.test(one.title))).toBe(false);
    expect(find(explain({ bottom: 'LB F6' }, 'unit F6'), /^Fire dice/).total).toBe(2);
  });
  it('a unit whose dice depend on the enemy', () => {
    const dice = find(explain({ top: 'HI A1; LI A3', bottom: 'EL F6' }, 'unit F6'), /^Close combat dice/);
    expect(dice.total).toBe(5);
    expect(texts(dice)).toEqual(['5 against heavy infantry', '2 against light infantry']);
  });
  it('a unit under a card', () => {
    const table = position({ bottom: 'HI F6', bottomHand: ['doubleTime'] });
    play(table, 'play doubleTime', 'order F6', 'done');
    const moves = find(table.explain('unit F6'), /may move/);
    expect(moves.total).toBe(2);
    expect(moves.parts).toMatchObject([{ add: 1 }, { add: 1, text: 'Double Time', ref: 'A 18 Double Time' }]);
  });
  it('auxilia and warriors: what they may do after moving', () => {
    expect(texts(find(explain({ bottom: 'AX F6' }, 'unit F6'), /may move/))).toEqual([
      'auxilia',
      'no close combat after more than 1 hex',
      'no fire after more than 1 hex',
    ]);
    expect(texts(find(explain({ bottom: 'WA F6' }, 'unit F6'), /may move/))).toContain(
      'up to 2 hexes to end next to an enemy unit and fight in close combat',
    );
  });
  it('a leader alone', () => {
    const all = explain({ leadersBottom: 'Scipio F6' }, 'unit F6');
    expect(find(all, /Hexes that Scipio may move/).total).toBe(3);
  });
  it('a special unit', () => {
    const all = explain({ bottom: 'HI F6{sacredBand}' }, 'unit F6');
    expect(texts(find(all, /^Blocks/))[1]).toMatch(/^Sacred Band: /);
    expect(texts(find(all, /may ignore/))).toEqual(['Sacred Band']);
  });
});

describe('explain: bad questions', () => {
  const table = position({ top: 'HI E6', bottom: 'HI F6 F5', leadersBottom: 'Scipio G6' });
  it.each([
    ['hello', /expected a question such as "close F6 x E6".*found "hello"/],
    ['', /expected a question/],
    ['close F6', /expected a question/],
    ['close F6 x Z9', /expected a hex such as F6, found "Z9"/],
    ['close G1 x E6', /no unit stands on G1/],
    ['close G6 x E6', /no unit stands on G6/],
    ['close F6 x F5', /F5 holds a friend/],
    ['fire F6 x A7', /nobody stands on A7/],
    ['back E6 x G6', /is alone/],
    ['unit A7', /nobody stands on A7/],
  ])('%s', (query, message) => {
    expect(() => table.explain(query)).toThrow(message);
  });
});

function faultOf(one: Explanation): string {
  if (!Number.isInteger(one.total) || /undefined|NaN/.test(JSON.stringify(one))) return 'no number';
  if (one.parts.length === 0) return 'no parts';
  if (!one.parts.every((part) => /^(A \d+|scenario)/.test(part.ref))) return 'a part without its rule';
  const summed = /dice of|may ignore|Hexes back/.test(one.title) && one.parts.some((part) => part.add !== 0);
  return summed && sumOf(one) !== one.total ? 'the parts do not add up' : '';
}

describe('explain: everywhere in random games', () => {
  it('every number is the sum of its parts, every part has a rule, and nothing changes the state', () => {
    let asked = 0;
    const faults: string[] = [];
    for (const scenario of scenarioIds.filter((_, i) => i % 4 === 0)) {
      playRandom({ start: { scenario }, seed: `explain ${scenario}` }, 11, (table, n) => {
        if (n % 97 !== 0) return;
        const g = table.state;
        const before = g.buf.slice();
        const { names } = g.battle.board;
        for (let u = 0; u < g.battle.unitCount; u++) {
          if (g.unitHex[u] < 0) continue;
          const from = names[g.unitHex[u]];
          const enemies = Array.from({ length: g.battle.unitCount }, (_, e) => e).filter(
            (e) => g.unitHex[e] >= 0 && g.battle.unitSide[e] !== g.battle.unitSide[u],
          );
          const queries = [`unit ${from}`];
          for (const e of enemies.filter((one) => (one + u) % 5 === 0)) {
            for (const verb of ['close', 'fire', 'back']) queries.push(`${verb} ${from} x ${names[g.unitHex[e]]}`);
          }
          for (const query of queries) {
            for (const one of table.explain(query)) {
              asked++;
              const fault = faultOf(one);
              if (fault !== '') faults.push(`${query}: ${fault} ${JSON.stringify(one)}`);
            }
          }
        }
        if (before.some((value, i) => value !== g.buf[i])) faults.push('the state was changed');
      });
    }
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(1000);
  });
});
