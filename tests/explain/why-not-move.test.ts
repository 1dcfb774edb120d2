// Why not: movement of units and leaders (rules 8, 16, 18).

import { describe, it } from 'vitest';
import { type PositionSpec, play, position } from './positions.ts';
import { allowed, refused } from './refusals.ts';

const MOVE = 'A 8 Movement';
const LEADER = 'A 8 Leader Movement';
const ORDER = 'A 7 Order Units and Leaders';

/** The bottom side plays the card and gives the orders; the movement begins. */
const moving = (spec: PositionSpec, ...orders: string[]) => {
  const card = spec.bottomHand?.[0] ?? 'orderThreeCentre';
  return play(position(spec), `play ${card}`, ...orders, 'done');
};

describe('why not: moving units', () => {
  const spec = { top: 'HI D6 C7', bottom: 'HI G6 G7; LI H6; LC H8; WA F8', leadersTop: 'Mago E9' };
  const table = moving(spec, 'order G6', 'order H6', 'order H8');
  it('a unit without an order', () => refused(table, 'move G7 F7', /no order this turn/, ORDER));
  it('an enemy unit', () => refused(table, 'move D6 E6', /not yours/, MOVE));
  it('an empty hex', () => refused(table, 'move F6 E6', /Nobody stands at F6/, MOVE));
  it('onto a friend', () => refused(table, 'move G6 G7', /G7 is taken: Roman heavy infantry/, MOVE));
  it('onto an enemy', () => refused(table, 'move H8 D6', /D6 is taken: Carthaginian heavy infantry/, MOVE));
  it('onto an enemy leader', () => refused(table, 'move H8 E9', /E9 is taken: the Carthaginian leader Mago/, MOVE));
  it('too far', () => refused(table, 'move G6 E6', /2 hexes away.*moves up to 1 hex/, MOVE));
  it('to where it stands', () => refused(table, 'move G6 G6', /there already/, MOVE));
  it('a battle before the movement is over', () => refused(table, 'close G6 x D6', /after all movement/, 'A 9 Battle'));
  it('a legal move is on offer', () => allowed(table, 'move G6 F6'));
  it('a second move', () => refused(play(moving(spec, 'order G6'), 'move G6 F6'), 'move F6 E6', /moved already/, MOVE));
  it('a unit that moves no more after the movement', () =>
    refused(play(moving(spec, 'order G6'), 'done'), 'move G6 F6', /movement is over/, MOVE));
  it('past those who stand in the way', () => {
    const wall = moving({ bottom: 'LI H6; HI G6 G7', top: 'HI A1' }, 'order H6');
    refused(
      wall,
      'move H6 F6',
      /cannot reach F6 within 2 hexes.*heavy infantry at G6 and Roman heavy infantry at G7/,
      MOVE,
    );
  });
  it('light foot may pass friends under Order Light Troops', () => {
    const table = moving({ bottom: 'LI H6; HI G6 G7', bottomHand: ['orderLight'] }, 'order H6');
    allowed(table, 'move H6 F6');
  });
  it('a unit that a leader has joined', () => {
    const table = moving({ bottom: 'HI G6 G8', leadersBottom: 'Scipio G6' }, 'order leader G6', 'order G8');
    play(table, 'move leader G6 G8');
    refused(table, 'move G8 F8', /leader has joined/, LEADER);
  });
  it('a unit with a leader onto another leader', () => {
    const table = moving({ bottom: 'HI G6', leadersBottom: 'Scipio G6; Varro F6' }, 'order G6');
    refused(table, 'move G6 F6', /Varro is at F6.*one leader/, LEADER);
  });
  it('past a lone friendly leader, who ends the move', () => {
    const table = moving({ bottom: 'LI G5; HI F4 F5', leadersBottom: 'Scipio G6', top: 'HI A1' }, 'order G5');
    allowed(table, 'move G5 G6');
    refused(table, 'move G5 F6', /cannot reach F6.*Scipio at G6/, MOVE);
  });
});

describe('why not: moves that cards and charges change', () => {
  it('warriors move two hexes only to attack', () => {
    const table = moving({ top: 'HI D6', bottom: 'WA G6' }, 'order G6');
    allowed(table, 'move G6 E6');
    refused(table, 'move G6 E5', /only to end next to an enemy unit, and none is next to E5/, MOVE);
  });
  it('Line Command: one hex', () => {
    const table = moving({ bottom: 'LI G6', bottomHand: ['lineCommand'] }, 'order G6');
    refused(table, 'move G6 E6', /up to 1 hex under Line Command/, 'A 18 Line Command');
  });
  it('Double Time: two hexes, not three', () => {
    const table = moving({ bottom: 'HI G6', bottomHand: ['doubleTime'] }, 'order G6');
    allowed(table, 'move G6 E6');
    refused(table, 'move G6 D6', /up to 2 hexes under Double Time/, 'A 18 Double Time');
  });
});

describe('why not: ground', () => {
  it('a forest on the way stops', () => {
    const table = moving({ bottom: 'LI G6', terrain: ['forest: F5 F6'] }, 'order G6');
    allowed(table, 'move G6 F6');
    refused(table, 'move G6 E6', /must stop in forest at F5 and forest at F6/, 'A 16 Forest');
  });
  it('broken ground stops mounted units and not foot', () => {
    const terrain = ['brokenGround: F5 F6'];
    allowed(moving({ bottom: 'LI G6', terrain }, 'order G6'), 'move G6 E6');
    refused(moving({ bottom: 'HC G6', terrain }, 'order G6'), 'move G6 E6', /must stop/, 'A 16 Broken Ground');
  });
  it('impassable ground is not entered and bars the way', () => {
    const table = moving({ bottom: 'LI G6', terrain: ['seacoast: F5 F6'] }, 'order G6');
    refused(table, 'move G6 F6', /may not enter sea or lake at F6/, 'A 16 Sea or Lake');
    refused(table, 'move G6 E6', /cannot pass sea or lake/, 'A 16 Sea or Lake');
  });
  it('a machine does not enter broken ground', () => {
    const table = moving({ bottom: 'HWM G6', terrain: ['brokenGround: F6'] }, 'order G6');
    refused(table, 'move G6 F6', /war machine may not enter broken ground/, 'A 16 Broken Ground');
  });
  it('leaving a marsh takes the whole move', () => {
    const table = moving({ bottom: 'LC G6', terrain: ['marsh: G6'] }, 'order G6');
    refused(table, 'move G6 E6', /Leaving marsh takes the whole move/, 'A 16 Marsh');
  });
  it('a wall is entered from the next hex only, and not by horses', () => {
    const terrain = ['scalableWall: E6'];
    refused(
      moving({ bottom: 'LI G6', terrain }, 'order G6'),
      'move G6 E6',
      /only from the hex next to it/,
      'A 16 Scalable City Wall',
    );
    refused(
      moving({ bottom: 'LC F6', terrain }, 'order F6'),
      'move F6 E6',
      /may not enter scalable/,
      'A 16 Scalable City Wall',
    );
  });
  it('a river is impassable for leaders too', () => {
    const table = moving({ bottom: 'LI G6', leadersBottom: 'Scipio G8', terrain: ['river: F7 F8'] }, 'order leader G8');
    refused(table, 'move leader G8 F8', /leader may not enter river/, 'A 16 River');
  });
});

describe('why not: a unit that has just come in', () => {
  it('stops in the ground by which it entered', () => {
    const table = position({
      first: 'top',
      reservesTop: 'mago MC 2; leader Mago',
      rules: 'ambush top mago',
      terrain: ['forest: I10'],
      topHand: ['orderThreeCentre', 'inspiredLeft'],
    });
    play(table, 'play orderThreeCentre', 'done', 'play orderThreeCentre', 'done', 'play inspiredLeft', 'ambush');
    play(table, 'enter MC I10', 'enter MC I12', 'enter leader I12', 'done');
    allowed(table, 'move I12 G12');
    refused(table, 'move I10 H10', /came in by forest and must stop/, 'A 16 Forest');
  });
});

describe('why not: leaving the board', () => {
  it('where the scenario has no exit', () =>
    refused(moving({ bottom: 'LI G6' }, 'order G6'), 'exit G6', /may not leave the battlefield/, 'scenario'));
  it('from elsewhere than the named hexes', () => {
    const table = moving(
      { bottom: 'LI A6 G6', top: 'HI C1', rules: 'exitForBanner bottom A6' },
      'order A6',
      'order G6',
    );
    allowed(table, 'exit A6');
    refused(table, 'exit G6', /only from A6/, 'scenario');
  });
});

describe('why not: moving leaders', () => {
  const spec = {
    top: 'HI E8 F8',
    leadersTop: 'Mago E6',
    bottom: 'HI G6 G7 H7',
    leadersBottom: 'Scipio G6; Varro G7; Lone H5',
  };
  const table = moving(spec, 'order leader G6', 'order G7', 'order H7');
  it('one who has no order of his own', () => refused(table, 'move leader G7 F7', /no order of his own/, ORDER));
  it('one alone without an order', () => refused(table, 'move leader H5 G5', /Lone has no order/, ORDER));
  it('where no leader is', () => refused(table, 'move leader H7 G8', /No leader is at H7/, LEADER));
  it('the enemy leader', () => refused(table, 'move leader E6 D6', /enemy's leader/, LEADER));
  it('onto another leader', () => refused(table, 'move leader G6 G7', /Varro is at G7.*one leader/, LEADER));
  it('onto an enemy', () => refused(table, 'move leader G6 E6', /E6 is taken/, LEADER));
  it('too far', () => refused(table, 'move leader G6 G10', /4 hexes away.*up to 3/, LEADER));
  it('past enemies', () => {
    const ring = moving({ top: 'HI F5 F6 G5 G7', bottom: 'HI G6', leadersBottom: 'Scipio G6' }, 'order leader G6');
    refused(ring, 'move leader G6 E6', /cannot reach E6 within 3 hexes: Carthaginian/, MOVE);
  });
  it('out of a unit that has moved', () => {
    const table = moving({ bottom: 'HI G6', leadersBottom: 'Scipio G6' }, 'order G6', 'order leader G6');
    play(table, 'move G6 F6');
    refused(table, 'move leader F6 E6', /cannot leave heavy infantry at F6, which has moved/, LEADER);
  });
  it('twice', () => {
    const table = moving({ bottom: 'HI G6', leadersBottom: 'Scipio H6' }, 'order leader H6', 'order G6');
    play(table, 'move leader H6 H7');
    refused(table, 'move leader H7 H8', /Scipio has moved already/, LEADER);
  });
});

describe('why not: leaving the board', () => {
  it('is nothing to explain for a unit that can do nothing else', () => {
    const spec = { top: 'LI E1', bottom: 'HI A7 A6 A8 B6 B7', rules: 'exitForBanner bottom A7' };
    const table = moving(spec, 'order A7');
    allowed(table, 'exit A7');
    refused(table, 'exit A6', /no order this turn/, ORDER);
  });
});
