// Taking hits, Steadfast, Harass, disbanding and both ways to lose.

import { describe, expect, test } from 'vitest';
import type { State } from '../../src/games/battalion/rules/state.ts';
import { WIN } from '../../src/kernel/state.ts';
import {
  asked,
  campOf,
  go,
  linkUnits,
  offered,
  open,
  pips,
  play,
  ranksOf,
  seat,
  tokensOf,
  unitOf,
} from './position-kit.ts';

const ARCHERS = seat('rome', 'II cretan-archers');

/** A barrage with so many hits on a unit with this disorder, whose camp has this order and disorder. */
function shoot(unit: string, hits: number, disorder: number, order: number, turned = 0, faction = 'carthage'): State {
  const g = open([ARCHERS, seat(faction, `II ${unit}`, 'II ' + (faction === 'carthage' ? 'samnites' : 'hoplites'))], {
    edit(s) {
      s.unitDisorder[12] = disorder;
      s.campOrder[1] = order;
      s.campDisorder[1] = turned;
    },
  });
  return go(g, 'top: barrage a1 x b1', pips(...[8, 8, 8].slice(0, hits), ...[1, 1, 1].slice(hits)));
}

describe('what is offered', () => {
  test('nothing that places more than the camp has, and nothing the unit cannot hold', () => {
    expect(offered(shoot('samnites scutarii', 3, 0, 1))).toEqual(['lose 1 refund 0', 'disband']);
    expect(offered(shoot('celt-infantry samnites', 3, 0, 1))).toEqual(['lose 1 place 1', 'disband']);
    // Cohesion 6: five disorder may lie there, not six.
    expect(offered(shoot('samnites scutarii', 1, 4, 8))).toContain('lose 0 place 1');
    expect(offered(shoot('samnites scutarii', 1, 5, 8))).not.toContain('lose 0 place 1');
  });

  test('a refund that would leave too much disorder on the ranks left is not offered', () => {
    // Four disorder, one hit; without the front rank it holds less than three.
    expect(offered(shoot('samnites scutarii', 1, 4, 0))).toEqual(['lose 1 refund 2', 'disband']);
    expect(offered(shoot('samnites scutarii', 1, 3, 0))).toEqual(['lose 1 refund 1', 'lose 1 refund 2', 'disband']);
    expect(offered(shoot('samnites scutarii', 3, 3, 0))).toEqual(['disband']);
  });

  test('a unit may be given up, at the price of a card', () => {
    const g = go(shoot('samnites samnites', 1, 1, 4), 'bottom: disband', [0]);
    expect([ranksOf(g, 'b1'), campOf(g, 1), g.deckLeft[1]]).toEqual(['', [4, 1], 7]);
  });
});

describe('Steadfast', () => {
  test('one hit for an order or a disorder of the camp, placed as order; once for these hits', () => {
    const g = shoot('hoplites hoplites', 2, 0, 1, 1, 'bactria');
    expect(offered(g)).toEqual(['lose 1 refund 0', 'disband', 'steadfast order', 'steadfast disorder']);
    go(g, 'bottom: steadfast disorder');
    expect([tokensOf(g, 'b1'), campOf(g, 1)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(offered(g)).toEqual(['lose 0 place 1', 'lose 1 refund 0', 'disband']);
  });

  test('the only hit ignored: nothing more to decide', () => {
    const g = go(shoot('hoplites hoplites', 1, 0, 2, 0, 'bactria'), 'bottom: steadfast order');
    expect([tokensOf(g, 'b1'), campOf(g, 1), asked(g)]).toEqual([[1, 0], [1, 0], 'bottom action']);
  });
});

describe('Harass', () => {
  const seats = [seat('bactria', 'II scythian-archers'), seat('rome', 'II hastati', 'II velites')];
  const shot = (order: number, options: string[] = []): State =>
    go(open(seats, { options, edit: (s) => void (s.campOrder[1] = order) }), 'top: barrage a1 x b1', pips(8, 1, 1));

  test('one order from the camp after the hits are taken, if there is one and the unit stands', () => {
    expect(tokensOf(go(shot(2), 'bottom: lose 0 place 1'), 'b1')).toEqual([1, 1]);
    expect(tokensOf(go(shot(1), 'bottom: lose 0 place 1'), 'b1')).toEqual([0, 1]);
    const gone = go(shot(3), 'bottom: disband', [0]);
    expect([campOf(gone, 1), tokensOf(gone, 'b1')]).toEqual([
      [3, 0],
      [0, 0],
    ]);
  });

  test('before them by the other reading: what is placed can absorb nothing', () => {
    const g = shot(1, ['harassFirst']);
    expect([tokensOf(g, 'b1'), offered(g)]).toEqual([[1, 0], ['disband']]);
  });
});

describe('disbanding', () => {
  test('tokens to the camp as disorder, freed units back, a card drawn', () => {
    const g = play(
      [seat('rome', 'II hastati', 'II triarii'), seat('carthage', 'II samnites', 'II scutarii')],
      {
        edit(s) {
          linkUnits(s, 'a1', 'b1');
          linkUnits(s, 'a2', 'b1');
          s.unitOrder[12] = 2;
          s.unitDisorder[12] = 1;
          s.campOrder[1] = 5;
        },
      },
      'top: assault a1 x b1',
      pips(8, 8, 1, 1),
      'bottom: disband',
      [3],
    );
    expect([campOf(g, 1), g.links[0], g.links[1], g.handCount[1]]).toEqual([[5, 3], 0, 0, 1]);
  });

  test('with no card left the battle is lost there and then, whoever was attacking', () => {
    const seats = [seat('rome', 'II velites', 'II hastati'), seat('carthage', 'II caetrati', 'II samnites')];
    const g = open(seats, { edit: (s) => void (s.deckLeft[0] = 0) });
    go(g, 'top: charge a1', 'bottom: fire b1', pips(8, 8, 8, 8), 'top: disband');
    expect([g.outcome, asked(g)]).toEqual([WIN + 1, 'over']);
  });

  test('a side without a unit has lost, unless it plays on', () => {
    const seats = [seat('rome', 'II cretan-archers'), seat('carthage', 'II caetrati')];
    const lines = ['top: barrage a1 x b1', pips(8, 8, 8), 'bottom: disband', [0]] as const;
    expect(play(seats, {}, ...lines).outcome).toBe(WIN);
    const on = play(seats, { options: ['keepPlaying'] }, ...lines);
    // Nothing is left to command: rally by rally it draws its deck, unless the camp falls first.
    expect([on.outcome, asked(on), offered(on)]).toEqual([0, 'bottom action', ['rally']]);
    go(on, 'bottom: rally', [0]);
    expect(on.outcome).toBe(WIN);
    expect(unitOf('b1')).toBe(12);
  });
});
