// The worked examples of the rulebook: both turns of set battle 1, the dice of the Principes, the two units that take hits.

import { expect, test } from 'vitest';
import { setup } from '../../src/games/battalion/rules/setup.ts';
import type { State } from '../../src/games/battalion/rules/state.ts';
import { setBattles } from '../../src/games/battalion/tables/set-battles.ts';
import { makeBattle, placeArmies } from '../../src/games/battalion/text/battle.ts';
import { call } from '../../src/kernel/procedure.ts';
import { playScript } from '../kernel/script.ts';
import { campOf, game, go, handOf, linkUnits, offered, open, pips, ranksOf, seat, tokensOf } from './position-kit.ts';

const begin = (g: State): void => {
  g.battle = makeBattle(setBattles[0]);
  placeArmies(g);
  call(g, setup);
};

test('two turns of set battle 1', () => {
  const { g, waits } = playScript(game, begin, [
    [0], // Rome draws Veteran Troops
    [3],
    [0], // Carthage draws Hannibal's Trap
    [16],
    pips(4, 4), // a tie is rolled again
    pips(2, 7),
    'bottom: done',
    'bottom: barrage b3 x a4',
    'bottom: roll',
    pips(5, 3, 1),
    'bottom: assign best',
    'top: lose 0 place 1',
    'top: done',
    'top: charge a4',
    'bottom: fire b3',
    'bottom: roll',
    pips(7, 5, 5, 1), // Screen adds the fourth die
    'bottom: assign best',
    'top: lose 0 place 2',
    'top: engage b3',
    'top: roll',
    pips(6, 2, 1),
    'top: play veteran-troops',
    'top: reroll 1',
    pips(4),
    'top: assign best',
    'bottom: lose 1 refund 0',
    'bottom: roll',
    pips(6, 1, 1),
    'bottom: pass', // Falcata might be held
    'bottom: assign best',
    'top: lose 1 refund 2',
    'top: pass', // To the Triarii! might be held
    'top: pass', // and Auxilia
  ]);
  expect(ranksOf(g, 'a4')).toBe('hastati praetorian-guard');
  expect(tokensOf(g, 'a4')).toEqual([2, 1]);
  expect(campOf(g, 0)).toEqual([1, 2]);
  expect(ranksOf(g, 'b3')).toBe('caetrati');
  expect(tokensOf(g, 'b3')).toEqual([2, 0]);
  // Six tokens: one flipped for the initiative, two order on the Caetrati.
  expect(campOf(g, 1)).toEqual([3, 1]);
  expect(handOf(g, 0)).toEqual(['pila-volley']);
  expect(g.deckLeft[0]).toBe(4);
  expect(waits.at(-1)).toBe('bottom redeploy');
});

/** Principes against Caetrati, engaged; the Romans hold a card to make a die of. */
const principes = () =>
  open([seat('rome', 'II principes'), seat('carthage', 'II caetrati caetrati', 'II samnites')], {
    hands: [['pila-volley', 'testudo'], []],
    edit: (g) => linkUnits(g, 'a1', 'b1'),
  });

test('five dice of the Principes: an 8 by itself, a 6 and a 5 on the two values', () => {
  const g = go(principes(), 'top: assault a1 x b1', 'top: add pila-volley', 'top: roll', pips(8, 6, 5, 5, 1));
  go(g, 'top: pass');
  expect(offered(g)).toEqual(['assign best', 'put 6 on 6', 'put 6 on 5', 'put 5 on 5', 'enough']);
  go(g, 'top: put 6 on 5');
  // The 6 lies on the 5, so neither 5 reaches the value that is left.
  expect(g.frames[g.depth].hits).toBe(2);
  expect(offered(g)).not.toContain('put 5 on 6');
  const better = go(principes(), 'top: assault a1 x b1', 'top: add pila-volley', 'top: roll', pips(8, 6, 5, 5, 1));
  go(better, 'top: pass', 'top: put 6 on 6', 'top: put 5 on 5');
  expect(better.frames[better.depth].hits).toBe(3);
  const best = go(principes(), 'top: assault a1 x b1', 'top: add pila-volley', 'top: roll', pips(8, 6, 5, 5, 1));
  go(best, 'top: pass', 'top: assign best');
  expect(best.frames[best.depth].hits).toBe(3);
});

/** A unit of two ranks of cohesion 2 and then 3, with disorder, hit so many times. */
function hit(hits: number, disorder: number, order = 8): State {
  const g = open([seat('rome', 'II cretan-archers'), seat('carthage', 'II celt-infantry samnites samnites')], {
    edit(g) {
      g.unitDisorder[12] = disorder;
      g.campOrder[1] = order;
    },
  });
  return go(g, 'top: barrage a1 x b1', pips(...[8, 8, 8].slice(0, hits), ...[1, 1, 1].slice(hits)));
}

test('three hits: three disorder, or the front rank and one disorder', () => {
  expect(offered(hit(3, 0))).toEqual(['lose 0 place 3', 'lose 1 place 1', 'lose 2 refund 0', 'disband']);
  const g = go(hit(3, 0), 'bottom: lose 1 place 1');
  expect(ranksOf(g, 'b1')).toBe('samnites samnites');
  expect(tokensOf(g, 'b1')).toEqual([0, 1]);
  expect(campOf(g, 1)).toEqual([7, 0]);
});

test('one hit: one disorder, or the front rank and one disorder back to the camp', () => {
  expect(offered(hit(1, 2))).toEqual([
    'lose 0 place 1',
    'lose 1 refund 0',
    'lose 1 refund 1',
    'lose 2 refund 0',
    'lose 2 refund 1',
    'lose 2 refund 2',
    'disband',
  ]);
  const g = go(hit(1, 2), 'bottom: lose 1 refund 1');
  expect(tokensOf(g, 'b1')).toEqual([0, 1]);
  // Recovered disorder is not flipped.
  expect(campOf(g, 1)).toEqual([8, 1]);
});
