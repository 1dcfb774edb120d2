// Mustering: what the engine says of armies as they are built, and the draft that the screen changes.

import { describe, expect, it, test } from 'vitest';
import {
  addRank,
  type Draft,
  freshDraft,
  moveRank,
  readDraft,
  removeRank,
  removeUnit,
  setFaction,
  setSize,
  setUnits,
  takeArmy,
} from '../../src/web/muster/draft.ts';
import type { Army, ArmyCheck, MusterBox } from '../../src/web/muster/types.ts';
import { unitTitle } from '../../src/web/muster/UnitCard.tsx';
import { answerMuster } from '../../src/web/table/muster.ts';

const box = answerMuster({ ask: 'box' }) as MusterBox;
const check = (army: Army, size: number, open = -1) => answerMuster({ ask: 'check', army, size, open }) as ArmyCheck;
const [rome] = box.factions;
const army = (units: Army['units'], faction = rome.key): Army => ({ faction, name: 'x', units });

describe('the box', () => {
  it('has four factions of 36 tiles, with how sure each value is', () => {
    expect(box.factions).toHaveLength(4);
    for (const { kinds } of box.factions) {
      expect(kinds.reduce((sum, { tiles }) => sum + tiles, 0)).toBe(36);
      for (const { marks } of kinds) {
        for (const mark of Object.values(marks)) expect(['sourced', 'constrained', 'designed']).toContain(mark);
      }
    }
  });

  it('survives being posted to the page', () => {
    expect(structuredClone(box)).toEqual(box);
  });

  test.each([2, 4])('ready-made armies of %s players are legal in every size', (players) => {
    const sizes = box.sizes.find((one) => one.players === players)?.sizes ?? [];
    expect(sizes.length).toBeGreaterThan(3);
    for (const size of sizes) {
      for (const { key, ready } of box.factions) {
        expect(check(army(ready.slice(0, size), key), size).faults).toEqual([]);
      }
    }
  });
});

describe('a check', () => {
  it('names every rule that an army breaks, with its reference', () => {
    const { faults } = check(army([['hastati', 'hastati', 'roman-cavalry']]), 6);
    expect(faults.length).toBe(3);
    for (const { text, ref } of faults) expect([/[.]$/.test(text), ref.startsWith('B ')]).toEqual([true, true]);
  });

  it('counts the tiles that are left', () => {
    const { left } = check(army([['hastati', 'hastati'], ['triarii']]), 6);
    const tiles = (kind: string) => rome.kinds.find((one) => one.kind === kind)?.tiles ?? 0;
    expect([left['hastati'], left['triarii']]).toEqual([tiles('hastati') - 2, tiles('triarii') - 1]);
  });

  it('says why a tile cannot join, and says nothing where it can', () => {
    const { joining, beginning } = check(army([['hastati', 'hastati'], ['roman-cavalry']]), 6, 0);
    expect(joining['principes']).toBe(null);
    expect(joining['roman-cavalry']?.text).toContain('class');
    expect(Object.values(beginning).every((one) => one === null)).toBe(true);
    // A third rank would be one too many; the fault that was there before is not told of every tile.
    const broken = check(
      army([
        ['hastati', 'hastati', 'hastati'],
        ['hastati', 'roman-cavalry'],
      ]),
      6,
      0,
    );
    expect(broken.joining['hastati']?.text).toContain('3 ranks');
    expect(broken.joining['hastati']?.text).not.toContain('Unit 2');
  });

  it('lets no tile be used twice, and no unit be one too many', () => {
    const { ready } = rome;
    const full = check(army(ready.slice(0, 6)), 6, 0);
    for (const one of Object.values(full.beginning)) expect(one?.text).toContain('6 were agreed on');
    const all = army([...Array(6)].map(() => ['hastati']));
    expect(check(all, 12, 0).joining['hastati']?.text).toContain('the box has');
    expect(check(all, 12).joining).toEqual({});
  });

  it('agrees with the engine about every tile that it lets in', () => {
    for (const { key, ready, kinds } of box.factions) {
      const units = ready.slice(0, 5);
      const { beginning } = check(army(units, key), 6);
      for (const { kind } of kinds) {
        const legal = check(army([...units, [kind]], key), 6).faults.length === 0;
        expect([kind, beginning[kind] === null]).toEqual([kind, legal]);
      }
    }
  });
});

describe('a draft', () => {
  const fresh = freshDraft(box);

  it('begins with ready-made armies of four factions, oneself at the bottom', () => {
    expect(new Set(fresh.seats.map(({ faction }) => faction)).size).toBe(4);
    expect(fresh.seats.map(({ player }) => player === 'person')).toEqual([false, true, false, false]);
    for (const seat of fresh.seats) expect(check(seat, fresh.size).faults).toEqual([]);
  });

  it('follows the size with armies that nobody has touched', () => {
    const large = setSize(box, fresh, 2, 10);
    expect(large.seats.every(({ units }) => units.length === 10)).toBe(true);
    const own = setUnits(large, 1, removeUnit(large.seats[1].units, 0));
    expect(setSize(box, own, 2, 7).seats.map(({ units }) => units.length)).toEqual([7, 9, 7, 7]);
    // A size that four players do not have becomes the nearest they have.
    expect(setSize(box, large, 4, 10).size).toBe(6);
    expect(setSize(box, setSize(box, large, 4, 3), 2, 3).size).toBe(6);
  });

  it('never has a faction twice: seats change round', () => {
    const [first, second] = fresh.seats;
    const swapped = setFaction(box, fresh, 0, second.faction);
    expect(swapped.seats.slice(0, 2).map(({ faction }) => faction)).toEqual([second.faction, first.faction]);
    expect(swapped.seats.map(({ player }) => player)).toEqual(fresh.seats.map(({ player }) => player));
    const taken = takeArmy(box, fresh, 0, { faction: second.faction, name: 'mine', units: [['x']] });
    expect(taken.seats[0]).toMatchObject({ faction: second.faction, name: 'mine', units: [['x']] });
    expect(taken.seats[1].faction).toBe(first.faction);
  });

  it('adds, moves and removes ranks; a unit without ranks is gone', () => {
    const units = addRank(addRank([], -1, 'velites'), 0, 'hastati');
    expect(units).toEqual([['velites', 'hastati']]);
    expect(moveRank(units, 0, 1, -1)).toEqual([['hastati', 'velites']]);
    expect(moveRank(units, 0, 0, -1)).toBe(units);
    expect(removeRank(removeRank(units, 0, 0), 0, 0)).toEqual([]);
    expect(unitTitle(['velites', 'hastati', 'hastati'], rome.kinds)).toBe('Velites, Hastati ×2');
  });

  it('is read again as it was kept; what is broken begins anew', () => {
    const kept: Draft = { ...setSize(box, fresh, 4, 5), dice: 'entered', options: ['campsApart'] };
    expect(readDraft(box, JSON.stringify(kept))).toEqual(kept);
    const broken = [
      null,
      '{',
      '{"players":2,"size":99,"seats":[]}',
      JSON.stringify({ ...kept, size: 12 }),
      JSON.stringify({ ...kept, seats: kept.seats.map((seat) => ({ ...seat, units: [['unknown']] })) }),
      JSON.stringify({ ...kept, seats: kept.seats.map((seat) => ({ ...seat, faction: rome.key })) }),
    ];
    for (const text of broken) expect(readDraft(box, text)).toEqual(fresh);
  });
});
