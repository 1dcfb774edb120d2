// Set-up, the camp, redeployment, the rally and what commands cost.

import { describe, expect, test } from 'vitest';
import { commandCost } from '../../src/games/battalion/rules/questions.ts';
import { setup } from '../../src/games/battalion/rules/setup.ts';
import { PILE, RESERVE, type State, TO_COMMAND, TO_REACT } from '../../src/games/battalion/rules/state.ts';
import { makeBattle, newState, placeArmies } from '../../src/games/battalion/text/battle.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { Trace } from '../../src/kernel/explain.ts';
import { call, run } from '../../src/kernel/procedure.ts';
import { WIN } from '../../src/kernel/state.ts';
import {
  asked,
  campOf,
  go,
  handOf,
  linkUnits,
  offered,
  open,
  pips,
  play,
  ranksOf,
  seat,
  sheetOf,
  tokensOf,
  unitOf,
} from './position-kit.ts';

const ROME = seat('rome', 'I roman-cavalry roman-cavalry', 'II hastati principes', 'R velites');
const CARTHAGE = seat('carthage', 'I samnites', 'II numidian-cavalry numidian-cavalry', 'III caetrati caetrati');

describe('set-up', () => {
  const muster = (): State => {
    const piles = (faction: string, ...units: string[]) => {
      const { cards: _cards, tokens: _tokens, ...rest } = seat(faction, ...units.map((unit) => `P ${unit}`));
      return rest;
    };
    const seats = [
      piles('rome', 'hastati principes', 'velites', 'roman-cavalry'),
      piles('han', 'crossbowmen', 'halberdiers imperial-guard', 'war-chariot'),
    ];
    const g = newState(makeBattle(sheetOf(seats, [], true)));
    g.chance = new OpenChance();
    placeArmies(g);
    call(g, setup);
    run(g);
    return g;
  };

  test('two cards each, a deck of as many cards as units less two, initiative, one token flipped', () => {
    const g = go(muster(), [0], [0], [0], [0]);
    expect([g.deckLeft[0], g.deckLeft[1]]).toEqual([1, 1]);
    expect(handOf(g, 0)).toEqual(['veteran-troops', 'veteran-troops']);
    expect(asked(g)).toBe('roll 2d8');
    go(g, pips(3, 3));
    expect(asked(g)).toBe('roll 2d8');
    go(g, pips(5, 2));
    expect([g.first, campOf(g, 0), campOf(g, 1)]).toEqual([0, [2, 1], [3, 0]]);
  });

  test('units come from the piles in turns, into any sector or the reserve; then the first player begins', () => {
    const g = go(muster(), [0], [0], [0], [0], pips(2, 5));
    expect(asked(g)).toBe('bottom deploy');
    expect(offered(g).slice(0, 4)).toEqual(['deploy b1 S1', 'deploy b1 S2', 'deploy b1 S3', 'deploy b1 reserve']);
    go(g, 'bottom: deploy b3 reserve', 'top: deploy a2 S2', 'bottom: deploy b1 S2', 'top: deploy a1 S2');
    expect([g.stand, g.unitSector[unitOf('a3')]]).toEqual([0, PILE]);
    go(g, 'bottom: deploy b2 S1');
    const seen = g.revealed;
    go(g, 'top: deploy a3 S3');
    expect([g.stand, g.revealed, g.turn, asked(g)]).toEqual([1, seen + 1, 1, 'bottom redeploy']);
    expect([g.unitSector[unitOf('b3')], g.unitSector[unitOf('a2')]]).toEqual([RESERVE, 1]);
  });
});

describe('the camp', () => {
  const seats = (...top: string[]) => [seat('rome', ...top), seat('carthage', 'I samnites', 'II caetrati')];

  test('an undefended camp falls at the start of the own turn, before redeployment; the reserve does not defend it', () => {
    const lost = open(seats('I hastati', 'R velites'), { active: 1 });
    expect(lost.outcome).toBe(WIN + 1);
    // Not in the turn of the other player, and not without a unit of one's own in the centre.
    expect(open(seats('I hastati', 'R velites'), { active: 0 }).outcome).toBe(0);
    expect(open([seat('rome', 'I hastati'), seat('carthage', 'I samnites')], { active: 1 }).outcome).toBe(0);
  });

  test('an engaged unit holds its sector', () => {
    const g = open(seats('II hastati', 'I velites'), { active: 1, edit: (s) => linkUnits(s, 'a1', 'b2') });
    expect(g.outcome).toBe(0);
  });
});

describe('redeployment', () => {
  const how = { hands: [['testudo', 'pila-volley'], []] };

  test('a card for each unit; from the reserve to any sector, else to an adjacent one; such a unit is not commanded', () => {
    const g = open([ROME, CARTHAGE], how);
    expect(offered(g).filter((c) => c.startsWith('redeploy'))).toEqual([
      'redeploy a1 S2',
      'redeploy a2 S1',
      'redeploy a2 S3',
      'redeploy a3 S1',
      'redeploy a3 S2',
      'redeploy a3 S3',
    ]);
    go(g, 'top: redeploy a3 S3');
    expect([asked(g), offered(g)]).toEqual(['top redeployCard', ['discard pila-volley', 'discard testudo']]);
    go(g, 'top: discard testudo');
    expect([handOf(g, 0), g.unitSector[unitOf('a3')]]).toEqual([['pila-volley'], 2]);
    expect(offered(g).some((c) => c.startsWith('redeploy a3'))).toBe(false);
    go(g, 'top: done');
    expect(offered(g).some((c) => c.startsWith('barrage a3') || c.startsWith('charge a3'))).toBe(false);
    expect(offered(g)).toContain('charge a1');
  });

  test('engaged units stay; without cards nobody is asked; the phase ends when nothing is left to move', () => {
    const g = open([ROME, CARTHAGE], { hands: [['testudo'], []], edit: (s) => linkUnits(s, 'a1', 'b1') });
    expect(offered(g).some((c) => c.startsWith('redeploy a1'))).toBe(false);
    go(g, 'top: redeploy a2 S1', 'top: discard testudo');
    expect(asked(g)).toBe('top action');
    expect(asked(open([ROME, CARTHAGE]))).toBe('top action');
  });

  test('Swift needs no card, moves once, and may be commanded', () => {
    const g = open([ROME, CARTHAGE], { active: 1 });
    expect(offered(g)).toEqual(['done', 'redeploy b2 S1', 'redeploy b2 S3']);
    go(g, 'bottom: redeploy b2 S1');
    expect(asked(g)).toBe('bottom action');
    expect(offered(g)).toContain('charge b2');
  });
});

describe('the rally', () => {
  test('a card, order home, disorder of the camp turned, disorder on units turned and left there', () => {
    const g = play(
      [ROME, CARTHAGE],
      {
        edit(s) {
          s.campOrder[0] = 2;
          s.campDisorder[0] = 1;
          s.unitOrder[0] = 2;
          s.unitDisorder[1] = 3;
        },
      },
      'top: rally',
      [0],
    );
    expect([campOf(g, 0), tokensOf(g, 'a1'), tokensOf(g, 'a2')]).toEqual([
      [5, 0],
      [0, 0],
      [3, 0],
    ]);
    expect([handOf(g, 0), g.deckLeft[0], g.active]).toEqual([['veteran-troops'], 7, 1]);
  });

  test('Discipline brings one disorder home first, and it turns over with the rest', () => {
    const disciplined = seat('rome', 'II praetorian-guard praetorian-guard');
    const g = play(
      [disciplined, CARTHAGE],
      {
        edit(s) {
          s.unitDisorder[0] = 3;
          s.campOrder[0] = 5;
        },
      },
      'top: rally',
      [0],
    );
    expect([campOf(g, 0), tokensOf(g, 'a1')]).toEqual([
      [6, 0],
      [2, 0],
    ]);
  });

  test('who cannot pay must rally, and with an empty deck that loses', () => {
    const g = open([ROME, CARTHAGE], {
      edit(s) {
        s.campOrder[0] = 0;
        s.campDisorder[0] = 8;
        s.deckLeft[0] = 0;
      },
    });
    expect(offered(g)).toEqual(['rally']);
    go(g, 'top: rally');
    expect(g.outcome).toBe(WIN + 1);
  });
});

describe('cost', () => {
  const costs = (unit: string, order: number, faction = 'carthage'): number => {
    const g = open([seat('rome', 'I hastati'), seat(faction, `II ${unit}`)]);
    g.unitOrder[12] = order;
    const trace = new Trace();
    expect(commandCost(g, 12, TO_COMMAND, null, trace)).toBe(trace.total);
    return commandCost(g, 12, TO_COMMAND);
  };

  test('what lies on it, at least one, one for different names, one for Slow', () => {
    expect([0, 1, 2, 3].map((order) => costs('samnites samnites', order))).toEqual([1, 1, 2, 3]);
    expect([0, 1, 2].map((order) => costs('samnites scutarii', order))).toEqual([2, 2, 3]);
    expect([0, 2].map((order) => costs('war-elephants', order))).toEqual([2, 3]);
    expect(costs('heavy-crossbowmen crossbowmen', 0, 'han')).toBe(3);
  });

  test('Fright and War Cry make reactions dearer, commands not; a card takes one off, one is left', () => {
    const g = open([seat('rome', 'II hastati'), seat('carthage', 'II celt-infantry')]);
    g.charging = 13;
    expect([commandCost(g, 0, TO_COMMAND), commandCost(g, 0, TO_REACT)]).toEqual([1, 2]);
    g.warCry = 1;
    const trace = new Trace();
    expect(commandCost(g, 0, TO_REACT, { less: 1, captains: 0 }, trace)).toBe(2);
    expect(trace.total).toBe(2);
    expect(commandCost(g, 0, TO_COMMAND, { less: 1, captains: 0 })).toBe(1);
  });

  test('commands that cannot be paid are not offered; disorder does not count', () => {
    const g = open([seat('rome', 'II hastati principes'), seat('carthage', 'II samnites')], {
      edit(s) {
        s.campOrder[0] = 1;
        s.unitDisorder[0] = 2;
      },
    });
    expect(offered(g)).toEqual(['rally']);
    g.campOrder[0] = 2;
    expect(offered(g)).toEqual(['rally', 'charge a1']);
    expect(ranksOf(g, 'a1')).toBe('hastati principes');
  });
});
