// Why not: fire and close combat (rules 9-11, 16, 18).

import { describe, it } from 'vitest';
import { type PositionSpec, play, position } from './positions.ts';
import { allowed, refused } from './refusals.ts';

const CLOSE = 'A 11 Close Combat';
const FIRE = 'A 10 Ranged Combat';
const BATTLE = 'A 9 Battle';

/** The bottom side orders, moves and comes to its battles. */
const battling = (spec: PositionSpec, orders: string[], moves: string[] = []) => {
  const card = spec.bottomHand?.[0] ?? 'orderThreeCentre';
  return play(position(spec), `play ${card}`, ...orders, 'done', ...moves, 'done');
};

describe('why not: close combat', () => {
  const table = battling(
    { top: 'HI E6 D8', bottom: 'HI F6 F5; AX G8', leadersTop: 'Mago E5', leadersBottom: 'Scipio E7' },
    ['order F6', 'order G8'],
  );
  it('a unit without an order', () =>
    refused(table, 'close F5 x E6', /no order this turn/, 'A 7 Order Units and Leaders'));
  it('an empty hex', () => refused(table, 'close F6 x G6', /Nobody stands at G6/, CLOSE));
  it('a friend', () => refused(table, 'close F6 x F5', /your own side/, CLOSE));
  it('a target that is not next to it', () => refused(table, 'close F6 x D8', /D8 is \d hexes away/, CLOSE));
  it('a leader alone', () => refused(table, 'close E7 x E6', /leader alone cannot battle/, 'A 14 Leaders'));
  it('an enemy unit as attacker', () => refused(table, 'close E6 x F6', /not yours/, BATTLE));
  it('a legal attack is on offer', () => allowed(table, 'close F6 x E6'));
  it('moving in the battle phase', () => refused(table, 'move F6 F7', /movement is over/, 'A 8 Movement'));
  it('after too long a move', () => {
    const table = battling({ top: 'HI D6', bottom: 'AX G6' }, ['order G6'], ['move G6 E6']);
    refused(
      table,
      'close E6 x D6',
      /moved 2 hexes; auxilia may not fight in close combat after more than 1 hex/,
      CLOSE,
    );
  });
  it('a machine after any move', () => {
    const table = battling({ top: 'HI E6', bottom: 'HWM G6' }, ['order G6'], ['move G6 F6']);
    refused(table, 'close F6 x E6', /may not fight in close combat after any move/, CLOSE);
  });
  it('in the forest just entered', () => {
    const table = battling({ top: 'HI E6', bottom: 'HI G6', terrain: ['forest: F6'] }, ['order G6'], ['move G6 F6']);
    refused(table, 'close F6 x E6', /moved into forest/, 'A 16 Forest');
  });
  it('a unit that has battled', () => {
    const table = battling(
      { top: 'HI E6', bottom: 'HI F6; LI F8', dice: ['flag flag light light light', 'light light light light light'] },
      ['order F6', 'order F8'],
    );
    play(table, 'close F6 x E6', 'stand', 'ignore 0', 'retreat E6 C6', 'decline');
    refused(table, 'close F6 x E6', /battled already/, BATTLE);
  });
  it('under a card that only fires', () => {
    const table = play(position({ top: 'HI E6', bottom: 'LI F6', bottomHand: ['darkenTheSky'] }), 'play darkenTheSky');
    refused(table, 'close F6 x E6', /Under Darken the Sky nobody fights in close combat/, 'A 18 Darken the Sky');
  });
  it('under Move-Fire-Move', () => {
    const table = battling({ top: 'HI E6', bottom: 'LI F6', bottomHand: ['moveFireMove'] }, ['order F6']);
    refused(table, 'close F6 x E6', /nobody fights in close combat/, 'A 18 Move-Fire-Move');
  });
  it('horses against a wall that they just came to', () => {
    const table = battling(
      { top: 'HI E6', bottom: 'LC G6', terrain: ['scalableWall: E6'] },
      ['order G6'],
      ['move G6 F6'],
    );
    refused(table, 'close F6 x E6', /only from a hex next to it where the unit began/, 'A 16 Scalable City Wall');
  });
  it('ending the battles while a charge is not fought', () => {
    const table = battling({ top: 'HI D6', bottom: 'WA G6' }, ['order G6'], ['move G6 E6']);
    refused(table, 'done', /Warriors at E6 charged and must still fight in close combat/, CLOSE);
  });
});

describe('why not: fire', () => {
  it('without missiles', () =>
    refused(battling({ top: 'HI D6', bottom: 'HI F6' }, ['order F6']), 'fire F6 x D6', /no missiles/, FIRE));
  it('at a neighbour', () =>
    refused(battling({ top: 'HI E6', bottom: 'LI F6' }, ['order F6']), 'fire F6 x E6', /next to the unit/, FIRE));
  it('with an enemy next to it', () =>
    refused(
      battling({ top: 'HI E6 D7', bottom: 'LI F6' }, ['order F6']),
      'fire F6 x D7',
      /enemy unit is next to light infantry at F6/,
      FIRE,
    ));
  it('out of range', () =>
    refused(
      battling({ top: 'HI C6', bottom: 'LI F6' }, ['order F6']),
      'fire F6 x C6',
      /3 hexes away; the range of light infantry is 2/,
      FIRE,
    ));
  it('through a forest', () =>
    refused(
      battling({ top: 'HI D5', bottom: 'LI F6', terrain: ['forest: E6'] }, ['order F6']),
      'fire F6 x D5',
      /No line of sight to D5: forest at E6/,
      FIRE,
    ));
  it('through a friend', () =>
    refused(
      battling({ top: 'HI D5', bottom: 'LI F6; HI E6' }, ['order F6']),
      'fire F6 x D5',
      /Roman heavy infantry at E6 in between/,
      FIRE,
    ));
  it('along an edge it takes two to block', () => {
    const spec = { top: 'HI D6', bottom: 'LI F6', terrain: ['forest: E6'] };
    allowed(battling(spec, ['order F6']), 'fire F6 x D6');
    refused(
      battling({ ...spec, terrain: ['forest: E6 E7'] }, ['order F6']),
      'fire F6 x D6',
      /forest at E6 and forest at E7/,
      FIRE,
    );
  });
  it('at an empty hex', () =>
    refused(battling({ bottom: 'LI F6' }, ['order F6']), 'fire F6 x D6', /Nobody stands at D6/, FIRE));
  it('after too long a move', () =>
    refused(
      battling({ top: 'HI C6', bottom: 'AX G6' }, ['order G6'], ['move G6 E6']),
      'fire E6 x C6',
      /auxilia may not fire after more than 1 hex/,
      FIRE,
    ));
  it('under Double Time', () =>
    refused(
      battling({ top: 'HI D6', bottom: 'LI F6', bottomHand: ['doubleTime'] }, ['order F6']),
      'fire F6 x D6',
      /Under Double Time nobody fires/,
      'A 18 Double Time',
    ));
  it('with a die that the camp takes away', () =>
    refused(
      battling({ top: 'HI D6', bottom: 'LI G6', terrain: ['fortifiedCamp: F6'] }, ['order G6'], ['move G6 F6']),
      'fire F6 x D6',
      /No dice are left.*fortified camp/,
      'A 16 Fortified Camp',
    ));
});
