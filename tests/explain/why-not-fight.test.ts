// Why not: answers inside a fight: evade, reaction cards, flags, retreats, advances, leaders (rules 11-14).

import { describe, expect, it } from 'vitest';
import { type PositionSpec, play, position } from './positions.ts';
import { allowed, refused } from './refusals.ts';

const EVADE = 'A 13 Evade';
const RETREAT = 'A 12 Retreat';
const MORALE = 'A 12 Bolster Morale';
const MOMENTUM = 'A 13 Momentum Advance';
const BONUS = 'A 13 Bonus Close Combat';
const LEADER_EVADE = 'A 13 Leader Evade';

/** The bottom side orders these units and attacks; the fight's first question waits. */
const attack = (spec: PositionSpec, orders: string[], text: string, ...more: string[]) => {
  const card = spec.bottomHand?.[0] ?? 'orderThreeCentre';
  return play(position(spec), `play ${card}`, ...orders, 'done', 'done', text, ...more);
};

describe('why not: answering an attack', () => {
  it('a type that may not evade', () => {
    const table = attack({ top: 'HI E6', bottom: 'HI F6' }, ['order F6'], 'close F6 x E6');
    refused(table, 'evade', /Heavy infantry may not evade heavy infantry/, EVADE);
  });
  it('medium cavalry evades foot, not light cavalry', () => {
    allowed(attack({ top: 'MC E6', bottom: 'HI F6' }, ['order F6'], 'close F6 x E6'), 'evade');
    const table = attack({ top: 'MC E6', bottom: 'LC F6' }, ['order F6'], 'close F6 x E6');
    refused(table, 'evade', /Medium cavalry may not evade light cavalry/, EVADE);
  });
  it('no room behind', () => {
    const table = attack({ top: 'LI E6; HI D5 D6', bottom: 'HI F6' }, ['order F6'], 'close F6 x E6');
    refused(table, 'evade', /no room to evade/, EVADE);
  });
  it('naming the hex at once', () => {
    const table = attack({ top: 'LI E6', bottom: 'HI F6' }, ['order F6'], 'close F6 x E6');
    refused(table, 'evade E6 C6', /First say `evade`/, EVADE);
  });
  it('a card that is no reaction, and one that is not held', () => {
    const table = attack({ top: 'LI E6', bottom: 'HI F6', topHand: ['rally'] }, ['order F6'], 'close F6 x E6');
    refused(table, 'play rally', /no answer to an attack/, 'A 18 Rally');
    refused(table, 'play firstStrike', /You do not hold First Strike/, 'A 6 Play a Command Card');
  });
  it('another battle meanwhile', () => {
    const table = attack({ top: 'LI E6', bottom: 'HI F6 F5' }, ['order F6', 'order F5'], 'close F6 x E6');
    refused(table, 'close F5 x E6', /One battle is fought to its end.*stand/, 'A 9 Battle');
    refused(table, 'done', /cannot be ended without an answer/, 'order of play');
    refused(table, 'ignore 1', /Nothing of the kind/, 'order of play');
  });
  it('declining after a charge that stood a first strike', () => {
    const spec = { top: 'HI D6', bottom: 'WA G6', topHand: ['firstStrike'], dice: ['light light light light light'] };
    const table = play(
      position(spec),
      'play orderThreeCentre',
      'order G6',
      'done',
      'move G6 E6',
      'done',
      'close E6 x D6',
      'play firstStrike',
    );
    refused(table, 'decline', /charged and must fight in close combat/, 'A 11 Close Combat');
  });
});

describe('why not: flags and retreats', () => {
  const flagged = (spec: PositionSpec, dice: string) =>
    attack({ bottom: 'HI F6', ...spec, dice: [dice] }, ['order F6'], 'close F6 x E6', 'stand');
  it('more flags than were rolled', () =>
    refused(flagged({ top: 'HI E6' }, 'flag light light light light'), 'ignore 2', /Only 1 flag was rolled/, MORALE));
  it('flags that nothing lets it ignore', () =>
    refused(flagged({ top: 'HI E6' }, 'flag light light light light'), 'ignore 1', /may ignore no flag/, MORALE));
  it('more flags than it may ignore, with what lets it ignore them', () => {
    const table = flagged({ top: 'HI E6', leadersTop: 'Mago E6' }, 'flag flag light light light');
    allowed(table, 'ignore 1');
    refused(table, 'ignore 2', /only 1 flag \(leader attached\)/, MORALE);
  });
  it('going back before the flags are answered', () =>
    refused(
      flagged({ top: 'HI E6' }, 'flag light light light light'),
      'retreat E6 D6',
      /First say how many flags/,
      MORALE,
    ));
  const retreating = (spec: PositionSpec, dice = 'flag heavy heavy heavy heavy') =>
    play(flagged(spec, dice), 'ignore 0');
  it('sideways or forward', () => {
    const table = retreating({ top: 'LI E6' });
    allowed(table, 'retreat E6 C6');
    refused(table, 'retreat E6 E5', /toward the own baseline; E5/, RETREAT);
    refused(table, 'retreat E6 G6', /toward the own baseline/, RETREAT);
  });
  it('less than the full way', () =>
    refused(retreating({ top: 'LI E6' }), 'retreat E6 D6', /the full 2 hexes/, RETREAT));
  it('more than the way', () =>
    refused(retreating({ top: 'LI E6' }), 'retreat E6 B6', /3 hexes back; the retreat is 2/, RETREAT));
  it('onto a friend', () => refused(retreating({ top: 'LI E6 C6' }), 'retreat E6 C6', /C6 is taken/, RETREAT));
  it('onto impassable ground', () =>
    refused(
      retreating({ top: 'LI E6', terrain: ['seacoast: C6'] }),
      'retreat E6 C6',
      /Sea or lake at C6 cannot be entered/,
      'A 16 Sea or Lake',
    ));
  it('by a way that is blocked', () =>
    refused(retreating({ top: 'LI E6; HI D6' }), 'retreat E6 C7', /way back to C7 is blocked/, RETREAT));
  it('not as far as it can', () => {
    const table = retreating({ top: 'LC E6; HI B4 B5 B6 B7' });
    allowed(table, 'retreat E6 C6');
    refused(table, 'retreat E6 D6', /as far as it can: 2 hexes/, RETREAT);
  });
  it('another unit', () =>
    refused(retreating({ top: 'LI E6; HI A1' }), 'retreat A1 A2', /about light infantry at E6/, RETREAT));
  it('flags once they are answered', () =>
    refused(retreating({ top: 'LI E6' }), 'ignore 1', /flags have been answered/, RETREAT));
});

describe('why not: evading', () => {
  const evading = (spec: PositionSpec) =>
    attack(
      { bottom: 'HI F6', ...spec, dice: ['heavy heavy heavy heavy heavy'] },
      ['order F6'],
      'close F6 x E6',
      'evade',
    );
  it('one hex where two are possible', () =>
    refused(evading({ top: 'LI E6' }), 'evade E6 D6', /must be the full 2 hexes/, EVADE));
  it('forward', () => refused(evading({ top: 'LI E6' }), 'evade E6 G6', /toward the own baseline/, EVADE));
  it('standing after all', () => refused(evading({ top: 'LI E6' }), 'stand', /Nothing of the kind/, 'order of play'));
});

describe('why not: advance and bonus combat', () => {
  const won = (spec: PositionSpec, ...more: string[]) =>
    attack(
      { top: 'LI E6/1 D9; HI D5', dice: ['light light light light light'], ...spec },
      ['order F6'],
      'close F6 x E6',
      'stand',
      ...more,
    );
  const FOUR_DICE = ['light light light light'];
  it('into another hex than the vacated one', () =>
    refused(won({ bottom: 'HI F6' }), 'advance F6 F5', /only into the vacated hex, E6/, MOMENTUM));
  it('with another unit', () =>
    refused(won({ bottom: 'HI F6 F5' }), 'advance F5 E6', /about heavy infantry at F6/, MOMENTUM));
  it('a bonus combat without the advance', () =>
    refused(won({ bottom: 'HI F6' }), 'close F6 x D5', /Only a unit that advances/, BONUS));
  it('the ride: one hex, free, and enterable', () => {
    const table = won({ bottom: 'HC F6', dice: FOUR_DICE, terrain: ['seacoast: F5'] }, 'advance F6 E6');
    expect(table.prompt()?.decision).toBe('chooseExtraHex');
    allowed(table, 'move E6 D6');
    refused(table, 'move E6 C6', /one hex farther, not more/, MOMENTUM);
    refused(table, 'move E6 D5', /D5 is taken/, MOMENTUM);
    refused(table, 'move E6 F5', /may not enter sea or lake/, 'A 16 Sea or Lake');
    refused(table, 'move E6 E6', /`done` lets it stay/, MOMENTUM);
    refused(table, 'close E6 x D5', /First say whether it rides/, MOMENTUM);
  });
  it('a bonus combat by another unit, far away, or by fire', () => {
    const table = won({ bottom: 'HC F6; HI G8', dice: FOUR_DICE }, 'advance F6 E6', 'done');
    allowed(table, 'close E6 x D5');
    refused(table, 'close G8 x D9', /belongs to heavy cavalry at E6/, BONUS);
    refused(table, 'close E6 x D9', /4 hexes away|3 hexes away/, BONUS);
    refused(table, 'fire E6 x D9', /may not fire/, BONUS);
  });
});

describe('why not: a leader who evades', () => {
  const fleeing = (spec: PositionSpec) =>
    attack(
      {
        bottom: 'HI F6',
        leadersTop: 'Mago E6',
        ...spec,
        dice: ['light light light light light', 'light light light light light'],
      },
      ['order F6'],
      'close F6 x E6',
    );
  it('forward, or two hexes at once', () => {
    const table = fleeing({});
    refused(table, 'evade leader E6 F5', /not one of the two hexes behind E6/, LEADER_EVADE);
    refused(table, 'evade leader E6 C6', /not one of the two hexes/, LEADER_EVADE);
  });
  it('stopping before the first hex', () => refused(fleeing({}), 'stop', /at least one hex/, LEADER_EVADE));
  it('off the board from the middle', () =>
    refused(fleeing({}), 'evade leader E6 off', /only over his own baseline/, LEADER_EVADE));
  it('another leader', () =>
    refused(fleeing({ leadersTop: 'Mago E6; Gisco B2' }), 'evade leader B2 A2', /It is Mago at E6/, LEADER_EVADE));
  it('past an enemy leader alone', () =>
    refused(
      fleeing({ leadersBottom: 'Scipio D6' }),
      'evade leader E6 D6',
      /cannot pass the Roman leader Scipio/,
      'A 13 Leader Escape',
    ));
  it('onto impassable ground', () =>
    refused(
      fleeing({ terrain: ['seacoast: D6'] }),
      'evade leader E6 D6',
      /leader may not enter sea or lake/,
      'A 16 Sea or Lake',
    ));
  it('stopping with another leader', () => {
    const table = play(fleeing({ leadersTop: 'Mago E6; Gisco D6' }), 'evade leader E6 D6');
    refused(table, 'stop', /cannot stop at D6: the Carthaginian leader Gisco/, LEADER_EVADE);
  });
  it('a way that ends among enemies while another is open', () => {
    const table = fleeing({ bottom: 'HI F6 D6 C6 C7 B5 B6 B7' });
    allowed(table, 'evade leader E6 D5');
    refused(table, 'evade leader E6 D6', /nowhere to stop/, 'A 13 Leader Escape');
  });
});

describe('why not: rampage, placing, entering', () => {
  it('trampling: far off, empty, or a second time', () => {
    const table = attack(
      { top: 'EL E6; LI D5', bottom: 'HI F6 F5', dice: ['flag light light light light', 'flag flag'] },
      ['order F6'],
      'close F6 x E6',
      'stand',
      'ignore 0',
    );
    expect(table.prompt()?.decision).toBe('chooseTrample');
    refused(table, 'trample A1', /A1 is not next to E6/, RETREAT);
    refused(table, 'trample D6', /Nobody stands at D6/, RETREAT);
    play(table, 'trample F5');
    refused(table, 'trample F5', /rolled for already/, RETREAT);
  });
  it('placing leaders', () => {
    const table = position({
      bottom: 'HI F6 F5',
      leadersBottom: 'Scipio F5; Pyrrhus -',
      terrain: ['seacoast: G6'],
      rules: 'placeLeaders bottom',
    });
    allowed(table, 'place F6');
    refused(table, 'place A1', /A1 is taken/, 'scenario');
    refused(table, 'place F5', /Scipio is at F5/, 'A 8 Leader Movement');
    refused(table, 'place G6', /leader may not enter sea/, 'A 16 Sea or Lake');
    refused(table, 'done', /must be placed/, 'scenario');
    refused(table, 'play orderThreeCentre', /No turn has begun/, 'A 6 Play a Command Card');
  });
  it('entering from the reserve', () => {
    const table = position({
      first: 'top',
      top: 'HI A6',
      bottom: 'HI I1',
      reservesTop: 'mago MC 1, WA 1; leader Mago',
      rules: 'ambush top mago',
      topHand: ['orderThreeCentre', 'inspiredRight'],
    });
    play(table, 'play orderThreeCentre', 'done', 'play orderThreeCentre', 'done', 'play inspiredRight', 'ambush');
    allowed(table, 'enter MC I2');
    refused(table, 'enter HI I2', /No heavy infantry is waiting/, 'scenario');
    refused(table, 'enter MC H2', /not on it/, 'scenario');
    refused(table, 'enter MC I1', /I1 is taken/, 'scenario');
    refused(table, 'enter MC I9', /not in your right section/, 'scenario');
    refused(table, 'enter leader I2', /must enter first/, 'scenario');
    refused(table, 'done', /must enter/, 'scenario');
    play(table, 'enter MC I2', 'enter WA I3');
    allowed(table, 'enter leader I2');
    refused(table, 'enter leader A6', /just come in/, 'scenario');
    refused(table, 'enter leader I4', /Nobody stands at I4/, 'scenario');
  });
});
