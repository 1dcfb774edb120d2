// Data files, armies, and the states a seat can imagine.

import { describe, expect, test } from 'vitest';
import { Prng } from '../../src/bots/prng.ts';
import rankData from '../../src/games/battalion/data/ranks.json' with { type: 'json' };
import battleData from '../../src/games/battalion/data/set-battles.json' with { type: 'json' };
import tacticData from '../../src/games/battalion/data/tactics.json' with { type: 'json' };
import { checkArmy } from '../../src/games/battalion/rules/muster.ts';
import { MAX_CARDS, MOST_RANKS, type State } from '../../src/games/battalion/rules/state.ts';
import { randomArmy, readyArmy } from '../../src/games/battalion/tables/armies.ts';
import { dataFingerprint, rulesVersion, SHIPPED } from '../../src/games/battalion/tables/data-version.ts';
import { readSetBattles, setBattles } from '../../src/games/battalion/tables/set-battles.ts';
import { cards, factions, ranks, readTables } from '../../src/games/battalion/tables/tables.ts';
import { TRAITS } from '../../src/games/battalion/tables/traits.ts';
import { imagine } from '../../src/games/battalion/telling/view/imagine.ts';
import { makeBattle, newState, SheetError, startBattle } from '../../src/games/battalion/text/battle.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { seat, sheetOf } from './position-kit.ts';

const copy = <T>(json: T): T => JSON.parse(JSON.stringify(json)) as T;

describe('data', () => {
  test('the checksum of the shipped data is up to date', () => {
    expect(dataFingerprint()).toBe(SHIPPED);
    expect(rulesVersion).toBe('1');
  });

  test('36 tiles and 18 cards for each faction, 41 texts, every trait somewhere', () => {
    expect(factions.map((f) => f.key)).toEqual(['rome', 'carthage', 'bactria', 'han']);
    expect([ranks.length, cards.length]).toEqual([36, 41]);
    const all = ranks.reduce((bits, rank) => bits | rank.traits, 0);
    expect(all).toBe((1 << TRAITS.length) - 1);
  });

  test('what does not fit is named with its place, what was expected and what was found', () => {
    const ranksWith = (change: (hastati: (typeof rankData.factions)[0]['ranks'][0]) => void): unknown => {
      const json = copy(rankData);
      change(json.factions[0].ranks[0]);
      return json;
    };
    expect(() =>
      readTables(
        ranksWith((r) => void (r.cohesion.value = 0)),
        tacticData,
      ),
    ).toThrow(
      'data/ranks.json, factions[rome].ranks[hastati].cohesion.value: expected a whole number from 1 to 9, found 0',
    );
    expect(() =>
      readTables(
        ranksWith((r) => void (r.traits[0].key = 'brave')),
        tacticData,
      ),
    ).toThrow(/found "brave"/);
    expect(() =>
      readTables(
        ranksWith((r) => void (r.tiles.value = 7)),
        tacticData,
      ),
    ).toThrow(/36 tiles together, not 37/);
    expect(() =>
      readTables(
        ranksWith((r) => void (r.melee.mark = 'sure')),
        tacticData,
      ),
    ).toThrow(/sourced, constrained/);
    const tactics = copy(tacticData);
    tactics.cards[0].copies.value = 4;
    expect(() => readTables(rankData, tactics)).toThrow(
      'data/tactics.json, rome: expected 18 cards together, found 19',
    );
    const battles = copy(battleData);
    battles.battles[0].top.places.I[0][0] = 'legion';
    expect(() => readSetBattles(battles)).toThrow(/battles\[1\]\.top\.places\.I\[1\]\[1\]: expected one of hastati/);
  });

  test('six set battles, every army legal', () => {
    expect(setBattles.map((b) => b.seats[0].units.length)).toEqual([6, 6, 8, 8, 10, 10]);
    for (const battle of setBattles) {
      for (const army of battle.seats) {
        const units = army.units.map((unit) => unit.ranks);
        expect(checkArmy(army.faction, units, units.length)).toEqual([]);
      }
    }
  });
});

describe('armies', () => {
  test('ready armies and armies by chance break no rule', () => {
    const random = new Prng('armies');
    const next = (): number => random.below(1_000_000) / 1_000_000;
    for (const { key } of factions) {
      for (let size = 3; size <= 12; size++) {
        expect(checkArmy(key, readyArmy(key, size), size)).toEqual([]);
        for (let i = 0; i < 20; i++) expect(checkArmy(key, randomArmy(key, size, next), size)).toEqual([]);
      }
    }
  });

  test('every rule an army breaks is named', () => {
    const refs = (units: string[][], size = units.length): string[] =>
      checkArmy('rome', units, size).map((refusal) => refusal.text);
    expect(refs([['hastati', 'roman-cavalry']])[0]).toMatch(/no class in common/);
    expect(refs([['hastati', 'hastati', 'hastati', 'triarii']])[0]).toMatch(/3 ranks at most/);
    expect(refs([['velites', 'cretan-archers', 'velites']])[0]).toMatch(/with Cretan Archers it may have 2 ranks/);
    expect(refs([['velites', 'cretan-archers']])).toEqual([]);
    expect(refs([['legion']])[0]).toMatch(/no rank of Roman Republic is called legion/);
    expect(refs([[]])[0]).toMatch(/has no rank/);
    expect(refs([['hastati']], 6)[0]).toMatch(/1 unit; 6 were agreed on/);
    const cavalry = Array.from({ length: 3 }, () => ['roman-cavalry', 'roman-cavalry']);
    expect(refs(cavalry)[0]).toMatch(/6 tiles are used, the box has 4/);
    const chariot = checkArmy('bactria', [['war-elephants', 'war-chariots']], 1).map((r) => r.text);
    expect(chariot.some((text) => text.includes('only with ranks of the same name'))).toBe(true);
    expect(checkArmy('persia', [], 0)[0].text).toMatch(/persia/);
  });

  test('a sheet that cannot be played is refused', () => {
    const make =
      (...seats: ReturnType<typeof seat>[]) =>
      () =>
        makeBattle(sheetOf(seats));
    expect(make(seat('rome', 'I hastati'), seat('rome', 'I hastati'))).toThrow(SheetError);
    expect(make(seat('rome', 'I hastati'))).toThrow(/two or four/);
    expect(make(seat('rome', 'IV hastati'), seat('han', 'I convicts'))).toThrow(/no sector 4/);
    expect(() => makeBattle(sheetOf([seat('rome', 'I hastati'), seat('han', 'I convicts')], ['odd']))).toThrow(/odd/);
  });
});

describe('imagine', () => {
  const out = new Choices();

  /** A state in the middle of a random game. */
  function midGame(seed: string, steps: number, deploy: boolean): State {
    const next = new Prng(seed);
    const number = (): number => next.below(1000) / 1000;
    const battle = deploy
      ? makeBattle(
          sheetOf(
            ['rome', 'han'].map((faction) => ({
              faction,
              units: randomArmy(faction, 8, number).map((keys) => ({ ranks: keys, place: 'pile' as const })),
            })),
            [],
            true,
          ),
        )
      : makeBattle(setBattles[next.below(6)]);
    const g = startBattle(battle, new SeededChance(seed));
    for (let i = 0; i < steps && g.outcome === 0; i++) {
      const decision = pending(g)?.decision;
      out.clear();
      decision?.choices(g, g.frames[g.depth], out);
      decision?.take(g, g.frames[g.depth], out.list[next.below(out.count)]);
      run(g);
    }
    return g;
  }

  test('own cards, counts and everything public stay; other hands differ and fit what was seen', () => {
    let differs = 0;
    for (let n = 0; n < 60; n++) {
      const g = midGame(`imagine ${n}`, 5 + n, false);
      for (const viewer of [0, 1, -1]) {
        const into = imagine(g, viewer, `seed ${n}`, newState(g.battle));
        for (let s = 0; s < 2; s++) {
          let held = 0;
          for (let c = g.battle.firstCard[s]; c < g.battle.endCard[s]; c++) {
            held += into.held[c];
            if (s === viewer) expect(into.held[c]).toBe(g.held[c]);
            else if (into.held[c] !== g.held[c]) differs++;
            expect(into.held[c] + into.spent[c]).toBeLessThanOrEqual(cards[c].copies);
            if (viewer >= 0) expect(into.held[c]).toBeGreaterThanOrEqual(into.known[viewer * MAX_CARDS + c]);
          }
          expect(held).toBe(g.handCount[s]);
        }
        const decision = pending(into)?.decision;
        if (!decision) continue;
        out.clear();
        decision.choices(into, into.frames[into.depth], out);
        expect(out.count).toBeGreaterThan(0);
      }
    }
    expect(differs).toBeGreaterThan(50);
  });

  test('nothing hidden goes into it: states that look alike give the same result', () => {
    for (let n = 0; n < 20; n++) {
      const g = midGame(`alike ${n}`, 10 + n, false);
      const other = imagine(g, 0, 'another hand');
      other.rolls.set(g.rolls);
      const [a, b] = [imagine(g, 0, 'x'), imagine(other, 0, 'x')];
      expect(Array.from(a.buf)).toEqual(Array.from(b.buf));
    }
  });

  test('who is asked what never depends on what another seat holds', () => {
    let compared = 0;
    for (let n = 0; n < 120; n++) {
      const g = midGame(`asked ${n}`, 4 + (n % 60), false);
      const p = pending(g);
      if (!p?.decision) continue;
      const who = p.decision.who(g, g.frames[g.depth]);
      out.clear();
      p.decision.choices(g, g.frames[g.depth], out);
      for (const choice of out.toArray()) {
        const outcomes = ['one', 'two', 'three'].map((seed) => {
          const into = imagine(g, who, seed);
          into.chance = new SeededChance('same dice');
          p.decision?.take(into, into.frames[into.depth], choice);
          run(into);
          const then = pending(into);
          return `${into.outcome} ${then?.name} ${then?.decision?.who(into, into.frames[into.depth])}`;
        });
        expect(new Set(outcomes).size, `${p.name} ${choice}`).toBe(1);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  test('before all stand the lower ranks of other piles are dealt within the tiles, fronts and heights stay', () => {
    let changed = 0;
    for (let n = 0; n < 30; n++) {
      const g = midGame(`piles ${n}`, n % 12, true);
      expect(g.stand).toBe(0);
      const into = imagine(g, 1, `seed ${n}`);
      const army: string[][] = [];
      for (const u of g.battle.units) {
        const now = Array.from(into.rank.subarray(u * MOST_RANKS, (u + 1) * MOST_RANKS)).filter((k) => k > 0);
        const was = Array.from(g.rank.subarray(u * MOST_RANKS, (u + 1) * MOST_RANKS)).filter((k) => k > 0);
        expect([now[0], now.length]).toEqual([was[0], was.length]);
        if (g.battle.unitSeat[u] === 1) expect(now).toEqual(was);
        else {
          army.push(now.map((k) => ranks[k - 1].key));
          if (now.join() !== was.join()) changed++;
        }
      }
      expect(checkArmy('rome', army, army.length)).toEqual([]);
    }
    expect(changed).toBeGreaterThan(20);
  });
});
