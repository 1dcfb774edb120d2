// Four players: turn order, halves, reactions by either partner, overlap across partners, and the readings for pairs.

import { describe, expect, test } from 'vitest';
import { setup } from '../../src/games/battalion/rules/setup.ts';
import type { State } from '../../src/games/battalion/rules/state.ts';
import { makeBattle, newState, placeArmies } from '../../src/games/battalion/text/battle.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { call, run } from '../../src/kernel/procedure.ts';
import { WIN } from '../../src/kernel/state.ts';
import { asked, campOf, go, linkUnits, offered, open, pips, seat, sheetOf, tokensOf } from './position-kit.ts';

const SEATS = [
  seat('rome', 'III hastati', 'IV triarii'),
  seat('carthage', 'III samnites', 'II caetrati'),
  seat('bactria', 'II hoplites', 'I peltasts'),
  seat('han', 'III crossbowmen', 'V halberdiers'),
];
const MISS = pips(1, 1, 1);

function muster(): State {
  const piled = SEATS.map(({ faction, units }) => ({
    faction,
    units: [...units, units[0]].map(({ ranks }) => ({ ranks, place: 'pile' as const })),
  }));
  const g = newState(makeBattle(sheetOf(piled, [], true)));
  g.chance = new OpenChance();
  placeArmies(g);
  call(g, setup);
  run(g);
  return go(g, [0], [0], [0], [0], [0], [0], [0], [0]);
}

describe('set-up of four', () => {
  test('sides alternate: left, left, right, right; the left player of the side flips a token', () => {
    const g = go(muster(), pips(2, 6));
    expect([g.first, campOf(g, 1), campOf(g, 3)]).toEqual([1, [2, 1], [3, 0]]);
    const order: string[] = [];
    while (asked(g).endsWith(' deploy')) {
      const [name] = asked(g).split(' ');
      order.push(name);
      const last = offered(g).at(-1);
      go(g, `${name}: ${last}`);
    }
    expect(order.slice(0, 5)).toEqual(['bottom', 'top', 'bottom2', 'top2', 'bottom']);
    expect(order).toHaveLength(12);
    expect(asked(g)).toBe('bottom redeploy');
  });

  test('everyone deploys in the own half or the centre', () => {
    const sectors = (g: State): string => [...new Set(offered(g).flatMap((c) => c.match(/S\d/) ?? []))].join(' ');
    const g = go(muster(), pips(2, 6));
    expect(sectors(g)).toBe('S1 S2 S3');
    go(g, 'bottom: deploy b1 S3');
    expect(sectors(g)).toBe('S3 S4 S5');
    go(g, 'top: deploy a1 S3');
    expect(sectors(g)).toBe('S3 S4 S5');
    go(g, 'bottom2: deploy d1 S3');
    expect(sectors(g)).toBe('S1 S2 S3');
  });
});

describe('play of four', () => {
  test('both opponents may react, the next in turn order first; the owner pays', () => {
    const g = go(open(SEATS), 'top: charge a1');
    expect([asked(g), offered(g)]).toEqual(['bottom chargedAnswer', ['pass', 'counter b1']]);
    go(g, 'bottom: pass');
    expect([asked(g), offered(g)]).toEqual(['bottom2 chargedAnswer', ['pass', 'fire d1', 'counter d1']]);
    go(g, 'bottom2: counter d1', MISS, MISS);
    expect([tokensOf(g, 'd1'), campOf(g, 3), asked(g)]).toEqual([[1, 0], [7, 0], 'bottom action']);
  });

  test('overlap counts every friendly unit, whoever owns it; hits and cards are the owner’s', () => {
    const edit = (s: State): void => linkUnits(s, 'a1', 'b1');
    const g = go(open(SEATS, { edit, active: 3 }), 'bottom2: charge d1', 'bottom2: engage a1');
    expect(asked(g)).toBe('roll 4d8');
    go(g, pips(8, 8, 8, 1), 'top: disband', [0]);
    expect([g.handCount[0], g.deckLeft[0], g.links[12]]).toEqual([1, 7, 0]);
  });

  test('the camp: a unit of the side in the centre and none of the other', () => {
    const bare = [seat('rome', 'IV triarii'), SEATS[1], seat('bactria', 'I peltasts'), SEATS[3]];
    expect(open(bare, { active: 3 }).outcome).toBe(WIN + 1);
    expect(open(bare, { active: 0 }).outcome).toBe(0);
    // Camps apart: sector 3 decides nothing, sectors 2 and 4 do.
    expect(open(bare, { active: 3, options: ['campsApart'] }).outcome).toBe(WIN + 1);
    const held = [
      seat('rome', 'IV triarii'),
      seat('carthage', 'III samnites'),
      seat('bactria', 'II peltasts'),
      SEATS[3],
    ];
    expect(open(held, { active: 3, options: ['campsApart'] }).outcome).toBe(0);
    expect(open(held, { active: 0, options: ['campsApart'] }).outcome).toBe(WIN);
  });

  test('a draw that cannot be made loses for the side; by the milder reading when both are exhausted', () => {
    const edit = (s: State): void => {
      s.deckLeft.fill(0);
    };
    expect(go(open(SEATS, { edit }), 'top: rally').outcome).toBe(WIN + 1);
    const g = go(open(SEATS, { edit, options: ['milderExhaustion'] }), 'top: rally');
    expect([g.outcome, g.exhausted[0], asked(g)]).toEqual([0, 1, 'bottom action']);
    go(g, 'bottom: charge b1');
    // Rome is exhausted and cannot react, only counterattack.
    expect(asked(g)).toBe('bottom target');
    go(g, 'bottom: engage a1', MISS);
    expect([g.rollSubject, asked(g)]).toEqual([0, 'roll 3d8']);
    go(g, MISS);
    expect(asked(g)).toBe('top2 action');
    go(g, 'top2: rally');
    expect(g.outcome).toBe(WIN + 1);
  });

  test('the turn of an exhausted player is passed over', () => {
    const edit = (s: State): void => void (s.exhausted[1] = 1);
    const g = go(open(SEATS, { edit, options: ['milderExhaustion'] }), 'top: rally', [0]);
    expect(asked(g)).toBe('top2 action');
  });

  test('spies look at the hand of either opponent', () => {
    const g = open(SEATS, { active: 3, hands: [['testudo'], [], ['agema'], ['spies']] });
    go(g, 'bottom2: done');
    expect(offered(g).filter((c) => c.startsWith('play'))).toEqual(['play spies at top', 'play spies at top2']);
  });
});
