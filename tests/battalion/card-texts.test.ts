// All forty-one tactic texts, each played once where it fits, and refused where it does not.

import { describe, expect, test } from 'vitest';
import { MAX_CARDS, RESERVE, type State } from '../../src/games/battalion/rules/state.ts';
import { cardIndex } from '../../src/games/battalion/tables/tables.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import {
  asked,
  campOf,
  giveHand,
  go,
  handOf,
  linkUnits,
  offered,
  open,
  pips,
  ranksOf,
  seat,
  tokensOf,
  unitOf,
} from './position-kit.ts';

const MISS = pips(1, 1, 1);
const plays = (g: State): string[] => offered(g).filter((c) => c.startsWith('play'));

describe('Roman Republic', () => {
  const CARTHAGE = seat('carthage', 'II caetrati caetrati', 'II samnites', 'I scutarii');
  const rome = (hand: string, units: string[], edit?: (g: State) => void, active = 0): State =>
    open([seat('rome', ...units), CARTHAGE], { hands: [[hand, 'testudo'], []], active, edit });

  test('Veteran Troops: one die is rolled again', () => {
    const g = rome('veteran-troops', ['II cretan-archers']);
    go(g, 'top: done', 'top: barrage a1 x b1', 'top: roll', pips(3, 2, 1));
    expect(plays(g)).toEqual(['play veteran-troops']);
    go(g, 'top: play veteran-troops');
    expect(offered(g)).toEqual(['reroll 1', 'reroll 2', 'reroll 3']);
    go(g, 'top: reroll 1', pips(4));
    expect(asked(g)).toBe('top assign');
  });

  test('one copy in an attack', () => {
    const g = open([seat('rome', 'II cretan-archers'), CARTHAGE], {
      hands: [['veteran-troops', 'veteran-troops'], []],
    });
    go(g, 'top: done', 'top: barrage a1 x b1', 'top: roll', MISS, 'top: play veteran-troops', 'top: reroll 1', pips(2));
    // The second copy is not asked about: the attack is over and the turn has passed.
    expect([handOf(g, 0), g.turn, g.active]).toEqual([['veteran-troops'], 2, 1]);
  });

  test('Pila Volley: two dice for the charge of foot', () => {
    const g = rome('pila-volley', ['II hastati']);
    go(g, 'top: done', 'top: charge a1', 'bottom: pass', 'top: engage b1', 'top: play pila-volley', 'top: roll');
    expect(asked(g)).toBe('roll 5d8');
    const cavalry = rome('pila-volley', ['II roman-cavalry']);
    go(cavalry, 'top: done', 'top: charge a1', 'bottom: pass', 'top: engage b1');
    expect(plays(cavalry)).toEqual([]);
  });

  test('Testudo: one or two hits of a ranged attack on foot', () => {
    const shot = (): State =>
      go(rome('testudo', ['II hastati hastati'], undefined, 1), 'bottom: barrage b1 x a1', pips(8, 8, 8));
    const g = go(shot(), 'top: play testudo');
    expect(offered(g)).toEqual(['ignore 2', 'ignore 1']);
    go(g, 'top: ignore 2');
    expect(offered(g)).toContain('lose 0 place 1');
    expect(plays(g)).toEqual([]);
    const melee = rome('testudo', ['II hastati hastati'], (s) => linkUnits(s, 'a1', 'b2'), 1);
    go(melee, 'bottom: assault b2 x a1', pips(8, 1, 1, 1));
    expect(plays(melee)).toEqual([]);
  });

  test('Triplex Acies: the ranks in a new order', () => {
    const g = rome('triplex-acies', ['II hastati principes triarii', 'II hastati hastati']);
    go(g, 'top: done');
    expect(plays(g)).toEqual(['play triplex-acies on a1']);
    go(g, 'top: play triplex-acies on a1', 'top: next triarii', 'top: next principes');
    expect([ranksOf(g, 'a1'), asked(g)]).toEqual(['triarii principes hastati', 'top action']);
  });

  test('Centurion’s Voice: a command, a reaction and an Evade cost one less', () => {
    const g = rome('centurions-voice', ['II hastati principes', 'II triarii'], (s) => void (s.campOrder[0] = 1));
    go(g, 'top: done');
    expect(offered(g)).toEqual(['rally', 'charge a2', 'play centurions-voice']);
    go(g, 'top: play centurions-voice');
    // The card is for a command that it makes cheaper.
    expect(offered(g)).toEqual(['charge a1']);
    go(g, 'top: charge a1');
    expect([tokensOf(g, 'a1'), campOf(g, 0)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    const react = rome('centurions-voice', ['II hastati principes'], (s) => void (s.campOrder[0] = 1), 1);
    go(react, 'bottom: charge b2');
    expect(offered(react)).toEqual(['pass', 'play centurions-voice']);
    go(react, 'top: play centurions-voice', 'top: counter a1');
    expect(tokensOf(react, 'a1')).toEqual([1, 0]);
    const evade = rome(
      'centurions-voice',
      ['II velites hastati'],
      (s) => {
        linkUnits(s, 'a1', 'b2');
        s.campOrder[0] = 1;
      },
      1,
    );
    go(evade, 'bottom: assault b2 x a1', pips(1, 1, 1, 1), 'top: roll', MISS, 'top: pass');
    expect(offered(evade)).toEqual(['pass', 'play centurions-voice on a1']);
    go(evade, 'top: play centurions-voice on a1');
    expect([tokensOf(evade, 'a1'), evade.links[0]]).toEqual([[1, 0], 0]);
  });

  test('Hold the Line: two dice for a counterattack', () => {
    const g = rome('hold-the-line', ['II hastati'], (s) => linkUnits(s, 'a1', 'b2'), 1);
    go(g, 'bottom: assault b2 x a1', pips(1, 1, 1, 1), 'top: play hold-the-line', 'top: roll');
    expect(asked(g)).toBe('roll 5d8');
  });

  test('Marching Camp: two disorder home before the rally, from any units', () => {
    const edit = (s: State): void => {
      s.unitDisorder[0] = 2;
      s.unitDisorder[1] = 1;
      s.campOrder[0] = 5;
    };
    const g = rome('marching-camp', ['II hastati', 'II triarii'], edit);
    go(g, 'top: done', 'top: rally', 'top: play marching-camp');
    expect(offered(g)).toEqual(['bring 2 from a1', 'bring 1 from a1', 'bring 1 from a2']);
    go(g, 'top: bring 1 from a1', 'top: bring 1 from a2', [0]);
    expect([campOf(g, 0), tokensOf(g, 'a1'), tokensOf(g, 'a2')]).toEqual([
      [7, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  test('To the Triarii!: a unit that has lost a rank sends disorder home', () => {
    const g = rome('ad-triarios', ['II hastati hastati triarii'], (s) => void (s.unitDisorder[0] = 3), 1);
    go(g, 'bottom: barrage b1 x a1', pips(8, 8, 8), 'top: lose 1 refund 0');
    go(g, 'top: play ad-triarios', 'top: bring 2 from a1');
    expect([tokensOf(g, 'a1'), campOf(g, 0)]).toEqual([
      [0, 1],
      [8, 2],
    ]);
  });

  test('Consular Reserve: any unengaged unit to any sector, ready to be commanded', () => {
    const g = rome('consular-reserve', ['R hastati', 'I triarii']);
    go(g, 'top: play consular-reserve');
    expect(offered(g)).toContain('move a2 S3');
    go(g, 'top: move a1 S2', 'top: done');
    expect(offered(g)).toContain('charge a1');
  });

  test('Decimation: the front rank for three disorder of the camp', () => {
    const g = rome('decimation', ['II hastati hastati', 'II triarii triarii'], (s) => {
      s.unitDisorder[1] = 3;
      s.campDisorder[0] = 4;
      s.campOrder[0] = 1;
    });
    go(g, 'top: done');
    // The Triarii could not hold three disorder with one rank.
    expect(plays(g)).toEqual(['play decimation on a1']);
    go(g, 'top: play decimation on a1', 'top: flip 3');
    expect([ranksOf(g, 'a1'), campOf(g, 0), asked(g)]).toEqual(['hastati', [4, 1], 'top action']);
  });

  test('Auxilia: skirmishers barrage after the command, without order', () => {
    const g = rome('auxilia', ['II hastati', 'II cretan-archers']);
    go(g, 'top: done', 'top: charge a1', 'bottom: pass', 'top: engage b1', 'top: roll', MISS, 'top: pass', MISS);
    expect(offered(g)).toEqual(['pass', 'play auxilia on a2']);
    go(g, 'top: play auxilia on a2');
    expect(offered(g)).toEqual(['barrage a2 x b2']);
    go(g, 'top: barrage a2 x b2', 'top: roll', MISS, 'top: pass');
    expect([tokensOf(g, 'a2'), g.active]).toEqual([[0, 0], 1]);
  });
});

describe('Carthage', () => {
  const ROME = seat('rome', 'II hastati hastati', 'II velites', 'I roman-cavalry');
  const punic = (hand: string, units: string[], edit?: (g: State) => void, active = 1): State =>
    open([ROME, seat('carthage', ...units)], { hands: [[], [hand, 'plunder']], active, edit });

  test('Hannibal’s Trap: a counter-charge without order', () => {
    const g = punic('hannibals-trap', ['II samnites', 'I scutarii'], (s) => void (s.campOrder[1] = 0), 0);
    go(g, 'top: charge a1');
    expect(offered(g)).toEqual(['pass', 'play hannibals-trap on b1']);
    go(g, 'bottom: play hannibals-trap on b1');
    expect([tokensOf(g, 'b1'), g.links[0], asked(g)]).toEqual([[0, 0], 1, 'roll 3d8']);
  });

  test('Double Envelopment: two dice in an outer sector', () => {
    const g = punic('double-envelopment', ['I scutarii', 'II samnites']);
    go(
      g,
      'bottom: done',
      'bottom: charge b1',
      'top: pass',
      'bottom: engage a3',
      'bottom: play double-envelopment',
      'bottom: roll',
    );
    expect(asked(g)).toBe('roll 5d8');
    const centre = go(
      punic('double-envelopment', ['II scutarii']),
      'bottom: done',
      'bottom: charge b1',
      'top: pass',
      'bottom: engage a1',
    );
    expect(plays(centre)).toEqual([]);
  });

  test('Stampede: no reaction, one die more', () => {
    const g = punic('stampede', ['II celt-cavalry', 'II samnites']);
    go(g, 'bottom: done', 'bottom: play stampede');
    expect(offered(g)).toEqual(['charge b1']);
    go(g, 'bottom: charge b1');
    expect(asked(g)).toBe('bottom target');
    go(g, 'bottom: engage a1', 'bottom: roll');
    expect(asked(g)).toBe('roll 5d8');
  });

  test('Mercenary Captains: nothing for different names', () => {
    const g = punic(
      'mercenary-captains',
      ['II samnites scutarii', 'II celt-infantry'],
      (s) => void (s.campOrder[1] = 1),
    );
    go(g, 'bottom: done', 'bottom: play mercenary-captains');
    expect(offered(g)).toEqual(['barrage b1 x a1', 'barrage b1 x a2', 'charge b1']);
    go(g, 'bottom: charge b1');
    expect(tokensOf(g, 'b1')).toEqual([1, 0]);
  });

  test('Numidian Feint: cavalry goes back and no counterattack follows', () => {
    const g = punic('numidian-feint', ['II celt-cavalry', 'II samnites'], (s) => linkUnits(s, 'a1', 'b1'));
    go(g, 'bottom: done', 'bottom: assault b1 x a1', 'bottom: roll', MISS, 'bottom: pass');
    expect(offered(g)).toEqual(['pass', 'play numidian-feint']);
    go(g, 'bottom: play numidian-feint');
    expect([g.links[0], g.links[12], asked(g)]).toEqual([0, 0, 'top action']);
  });

  test('Hail of Stones: one die, and Harass', () => {
    const g = punic('hail-of-stones', ['II caetrati caetrati']);
    go(
      g,
      'bottom: done',
      'bottom: barrage b1 x a1',
      'bottom: play hail-of-stones',
      'bottom: roll',
      pips(8, 1, 1, 1),
      'top: lose 0 place 1',
    );
    expect(tokensOf(g, 'a1')).toEqual([1, 1]);
  });

  test('Barcid Silver: one or two disorder of the camp', () => {
    const g = punic('barcid-silver', ['II samnites'], (s) => void (s.campDisorder[1] = 3));
    go(g, 'bottom: done', 'bottom: play barcid-silver');
    expect(offered(g)).toEqual(['flip 2', 'flip 1']);
    go(g, 'bottom: flip 2');
    expect([campOf(g, 1), asked(g)]).toEqual([[10, 1], 'bottom action']);
  });

  test('War Cry: one order more to react, on top of Fright', () => {
    const g = punic('war-cry', ['II celt-infantry', 'II samnites']);
    go(g, 'bottom: done', 'bottom: play war-cry', 'bottom: charge b1', 'top: counter a1');
    expect(tokensOf(g, 'a1')).toEqual([3, 0]);
  });

  test('Falcata: one or two dice raised by one, each once', () => {
    const g = punic('falcata', ['II samnites'], (s) => linkUnits(s, 'a1', 'b1'));
    go(g, 'bottom: assault b1 x a1', 'bottom: roll', pips(7, 4, 2, 8), 'bottom: play falcata');
    expect(offered(g)).toEqual(['raise 2', 'raise 4', 'raise 7']);
    go(g, 'bottom: raise 7', 'bottom: raise 4');
    // Two eights and a five on the value of five.
    expect(g.heap[8]).toBe(2);
    go(g, 'bottom: assign best');
    expect(g.frames[g.depth].hits).toBe(3);
  });

  test('Plunder: an order of the enemy onto a unit one names', () => {
    const g = open([ROME, seat('carthage', 'II caetrati caetrati')], {
      hands: [[], ['plunder', 'falcata']],
      active: 1,
    });
    go(g, 'bottom: done', 'bottom: barrage b1 x a2', 'bottom: roll', pips(8, 8, 8), 'top: disband', [0]);
    expect(offered(g)).toEqual(['pass', 'play plunder on a1', 'play plunder on a3']);
    go(g, 'bottom: play plunder on a3');
    expect([tokensOf(g, 'a3'), campOf(g, 0)]).toEqual([
      [1, 0],
      [7, 0],
    ]);
  });
});

describe('Greco-Bactrian Kingdom', () => {
  const HAN = seat('han', 'II halberdiers halberdiers', 'II horse-lancers horse-lancers', 'I crossbowmen');
  const greek = (hand: string, units: string[], edit?: (g: State) => void, active = 0): State =>
    open([seat('bactria', ...units), HAN], { hands: [[hand, 'elephant-scent'], []], active, edit });

  test('Hammer and Anvil: two dice on an enemy engaged with two', () => {
    const g = greek('hammer-and-anvil', ['II hoplites', 'II thorakitai'], (s) => {
      linkUnits(s, 'a1', 'b1');
      linkUnits(s, 'a2', 'b1');
    });
    go(g, 'top: assault a1 x b1', 'top: play hammer-and-anvil');
    expect(asked(g)).toBe('roll 6d8');
  });

  test('Phalanx: foot ignores one hit of a melee attack, and Steadfast comes after texts', () => {
    const struck = (): State =>
      go(
        greek('phalanx', ['II hoplites hoplites'], (s) => linkUnits(s, 'a1', 'b1'), 1),
        'bottom: assault b1 x a1',
        pips(8, 8, 1),
      );
    const g = go(struck(), 'top: play phalanx');
    expect(offered(g)).toContain('lose 0 place 1');
    expect(offered(g)).toContain('steadfast order');
    expect(plays(go(struck(), 'top: steadfast order'))).toEqual([]);
  });

  test('Royal Wedge: two dice for the charge of cavalry', () => {
    const g = greek('royal-wedge', ['II cataphracts']);
    go(g, 'top: done', 'top: charge a1', 'bottom: pass', 'top: engage b1', 'top: play royal-wedge');
    expect(asked(g)).toBe('roll 6d8');
  });

  test('Parthian Shot: after a barrage to an adjacent sector or the reserve', () => {
    const g = greek('parthian-shot', ['II horse-archers', 'II hoplites']);
    go(g, 'top: done', 'top: barrage a1 x b1', 'top: roll', MISS, 'top: pass', 'top: play parthian-shot');
    expect(offered(g)).toEqual(['move a1 S1', 'move a1 S3', 'withdraw a1']);
    go(g, 'top: withdraw a1');
    expect(g.unitSector[unitOf('a1')]).toBe(RESERVE);
  });

  test('Steppe Allies: two order onto the target, and Harass adds its own', () => {
    const g = greek('steppe-allies', ['II scythian-archers']);
    go(
      g,
      'top: done',
      'top: barrage a1 x b1',
      'top: roll',
      pips(8, 1, 1),
      'top: pass',
      'bottom: lose 0 place 1',
      'top: play steppe-allies',
    );
    expect([tokensOf(g, 'b1'), campOf(g, 1)]).toEqual([
      [3, 1],
      [4, 0],
    ]);
  });

  test('Royal Treasury: one or two disorder of the camp', () => {
    const g = greek('royal-treasury', ['II hoplites'], (s) => void (s.campDisorder[0] = 1));
    go(g, 'top: done', 'top: play royal-treasury');
    expect(offered(g)).toEqual(['flip 1']);
  });

  test('Elephant Scent: two dice fewer for cavalry near elephants, one at least', () => {
    const g = greek('elephant-scent', ['II war-elephants', 'II hoplites'], undefined, 1);
    go(g, 'bottom: charge b2', 'top: pass', 'bottom: engage a2');
    expect([asked(g), offered(g)]).toEqual(['top enemyPoolAnswer', ['pass', 'play elephant-scent']]);
    go(g, 'top: play elephant-scent');
    expect(asked(g)).toBe('roll 2d8');
    const far = greek('elephant-scent', ['I war-elephants', 'II hoplites'], undefined, 1);
    expect(asked(go(far, 'bottom: charge b2', 'top: pass', 'bottom: engage a2'))).toBe('roll 4d8');
  });

  test('Alexander’s Heirs: any number of dice again, once', () => {
    const g = greek('alexanders-heirs', ['II scythian-archers']);
    go(g, 'top: done', 'top: barrage a1 x b1', 'top: roll', pips(1, 1, 7), 'top: play alexanders-heirs');
    go(g, 'top: reroll 1', 'top: reroll 1', 'top: roll');
    expect(asked(g)).toBe('roll 2d8');
    go(g, pips(8, 8), 'top: assign best');
    expect(g.frames[g.depth].hits).toBe(3);
  });

  test('Oblique Order: two units for one card, bound as usual', () => {
    const g = open([seat('bactria', 'II hoplites', 'II thorakitai', 'R horse-archers'), HAN], {
      hands: [['oblique-order'], []],
    });
    go(g, 'top: play oblique-order', 'top: redeploy a1 S1', 'top: redeploy a2 S3');
    expect(offered(g)).toEqual(['done', 'redeploy a3 S1', 'redeploy a3 S2', 'redeploy a3 S3']);
    go(g, 'top: redeploy a3 S2');
    expect([asked(g), offered(g).some((c) => c.includes('a1'))]).toEqual(['top action', false]);
    expect(offered(g)).toContain('charge a3');
  });

  test('Agema: the rearmost rank stays, tokens go home, no card is drawn', () => {
    const g = greek(
      'agema',
      ['II hoplites thorakitai'],
      (s) => {
        s.unitOrder[0] = 1;
        s.unitDisorder[0] = 2;
        s.campOrder[0] = 5;
      },
      1,
    );
    go(g, 'bottom: charge b1', 'top: pass', 'bottom: engage a1', pips(8, 8, 8), 'top: disband', 'top: play agema');
    expect([ranksOf(g, 'a1'), tokensOf(g, 'a1'), campOf(g, 0), g.deckLeft[0]]).toEqual([
      'thorakitai',
      [0, 0],
      [5, 3],
      6,
    ]);
    // Still engaged, and it counterattacks with what is left.
    expect([g.links[0], asked(g)]).toEqual([1, 'top pool']);
  });
});

describe('Han Empire', () => {
  const ROME = seat('rome', 'II hastati hastati', 'II roman-cavalry', 'I velites');
  const han = (hand: string, units: string[], edit?: (g: State) => void, active = 1): State =>
    open([ROME, seat('han', ...units)], { hands: [[], [hand, 'iron-law']], active, edit });

  test('Massed Volley: two dice for a ranged attack', () => {
    const g = go(
      han('massed-volley', ['II crossbowmen']),
      'bottom: done',
      'bottom: barrage b1 x a1',
      'bottom: play massed-volley',
      'bottom: roll',
    );
    expect(asked(g)).toBe('roll 5d8');
  });

  test('Turning Ranks: a commanded barrage again, once in a turn', () => {
    const g = open([ROME, seat('han', 'II crossbowmen')], {
      hands: [[], ['turning-ranks', 'turning-ranks', 'spies']],
      active: 1,
    });
    go(
      g,
      'bottom: done',
      'bottom: barrage b1 x a1',
      'bottom: roll',
      MISS,
      'bottom: pass',
      'bottom: play turning-ranks',
    );
    expect(offered(g)).toEqual(['barrage b1 x a1', 'barrage b1 x a2']);
    go(g, 'bottom: barrage b1 x a2', 'bottom: roll', pips(8, 1, 1), 'bottom: pass', 'top: lose 0 place 1');
    expect([tokensOf(g, 'b1'), tokensOf(g, 'a2'), asked(g)]).toEqual([[1, 0], [0, 1], 'top action']);
  });

  test('Drums and Banners: one order less', () => {
    const g = go(
      han('drums-and-banners', ['II halberdiers imperial-guard']),
      'bottom: done',
      'bottom: play drums-and-banners',
      'bottom: charge b1',
    );
    expect(tokensOf(g, 'b1')).toEqual([1, 0]);
  });

  test('Halberd Hedge: foot strikes before cavalry that has charged it', () => {
    const g = go(
      han('halberd-hedge', ['II halberdiers'], undefined, 0),
      'top: charge a2',
      'bottom: pass',
      'top: engage b1',
    );
    go(g, 'bottom: play halberd-hedge', 'bottom: roll', MISS, 'bottom: pass');
    expect([g.rollSubject, asked(g)]).toEqual([1, 'roll 3d8']);
    const foot = go(
      han('halberd-hedge', ['II halberdiers'], undefined, 0),
      'top: charge a1',
      'bottom: pass',
      'top: engage b1',
    );
    expect(asked(foot)).toBe('roll 3d8');
  });

  test('Iron Law: up to two disorder of one unit', () => {
    const g = open([ROME, seat('han', 'II halberdiers', 'II imperial-guard')], {
      hands: [[], ['iron-law']],
      active: 1,
      edit(s) {
        s.unitDisorder[12] = 2;
        s.unitDisorder[13] = 2;
        s.campOrder[1] = 4;
      },
    });
    go(g, 'bottom: done', 'bottom: rally', 'bottom: play iron-law');
    // Discipline has taken one of the guard already.
    expect(offered(g)).toEqual(['bring 2 from b1', 'bring 1 from b1', 'bring 1 from b2']);
    go(g, 'bottom: bring 1 from b1', [0]);
    expect([tokensOf(g, 'b1'), tokensOf(g, 'b2'), campOf(g, 1)]).toEqual([
      [1, 0],
      [1, 0],
      [6, 0],
    ]);
  });

  test('Expendable Front: the front rank takes all the hits; disorder may still disband the unit', () => {
    const hit = (disorder: number): State =>
      go(
        han('expendable-front', ['II conscript-infantry halberdiers'], (s) => void (s.unitDisorder[12] = disorder), 0),
        'top: charge a1',
        'bottom: pass',
        'top: engage b1',
        pips(8, 8, 8),
        'bottom: play expendable-front',
      );
    expect([ranksOf(hit(2), 'b1'), tokensOf(hit(2), 'b1')]).toEqual(['halberdiers', [0, 2]]);
    expect([ranksOf(hit(3), 'b1'), asked(hit(3))]).toEqual(['', 'roll 1d16']);
  });

  test('Feigned Retreat: the unit slips away, and a charge without anybody to engage ends', () => {
    const g = go(
      han('feigned-retreat', ['II halberdiers', 'I crossbowmen'], undefined, 0),
      'top: charge a1',
      'bottom: play feigned-retreat on b1',
    );
    expect(offered(g)).toEqual(['move b1 S1', 'move b1 S3']);
    go(g, 'bottom: move b1 S3');
    expect([g.charging, tokensOf(g, 'a1'), g.links[0], asked(g)]).toEqual([0, [1, 0], 0, 'bottom redeploy']);
    const other = go(
      han('feigned-retreat', ['II halberdiers', 'II crossbowmen'], undefined, 0),
      'top: charge a1',
      'bottom: play feigned-retreat on b1',
      'bottom: move b1 S3',
    );
    expect(offered(other)).toEqual(['engage b2']);
  });

  test('Heavenly Horses: cavalry without cards, and it may be commanded', () => {
    const g = han('heavenly-horses', ['I horse-lancers', 'R horse-lancers', 'II halberdiers']);
    go(g, 'bottom: play heavenly-horses', 'bottom: redeploy b1 S2', 'bottom: redeploy b2 S2', 'bottom: done');
    expect([handOf(g, 1), offered(g).filter((c) => c.startsWith('charge'))]).toEqual([
      ['iron-law'],
      ['charge b1', 'charge b2', 'charge b3'],
    ]);
  });

  test('Spies: the hand is seen, remembered, and one card goes', () => {
    const g = open([ROME, seat('han', 'II halberdiers')], {
      hands: [
        ['testudo', 'testudo', 'auxilia'],
        ['spies', 'iron-law'],
      ],
      active: 1,
    });
    go(g, 'bottom: done');
    const before = g.revealed;
    go(g, 'bottom: play spies at top');
    expect([g.revealed, offered(g)]).toEqual([before + 1, ['remove testudo', 'remove auxilia']]);
    go(g, 'bottom: remove auxilia');
    const known = (key: string): number => g.known[MAX_CARDS + cardIndex(key)];
    expect([handOf(g, 0), known('testudo'), known('auxilia')]).toEqual([['testudo', 'testudo'], 2, 0]);
    // A further copy is not known, and a played one is taken for one that was seen.
    giveHand(g, 0, 'hold-the-line');
    go(g, 'bottom: rally', [0], 'top: redeploy a1 S1', 'top: discard testudo');
    expect([known('testudo'), known('hold-the-line')]).toEqual([1, 0]);
  });

  test('Mandate of Heaven: any number of dice again, once', () => {
    const g = han('mandate-of-heaven', ['II crossbowmen']);
    go(g, 'bottom: done', 'bottom: barrage b1 x a1', 'bottom: roll', MISS, 'bottom: play mandate-of-heaven');
    go(g, 'bottom: reroll 1', 'bottom: reroll 1', 'bottom: reroll 1');
    expect(asked(g)).toBe('roll 3d8');
  });
});

test('a checksum minds values, not the order of keys', () => {
  expect(fingerprint({ a: 1, b: [2, 3] })).toBe(fingerprint({ b: [2, 3], a: 1 }));
  expect(fingerprint({ a: 1, b: [2, 3] })).not.toBe(fingerprint({ a: 1, b: [3, 2] }));
});
