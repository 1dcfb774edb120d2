// Why not: cards, orders, and the course of the turn (rules 5-7, 18).

import { describe, expect, it } from 'vitest';
import { whyNot } from '../../src/families/commands/telling/why-not/why-not.ts';
import { play, position } from './positions.ts';
import { allowed, refused } from './refusals.ts';

const ORDER = 'A 7 Order Units and Leaders';
const CARD = 'A 6 Play a Command Card';

describe('why not: cards', () => {
  const table = position({ bottomHand: ['orderThreeCentre', 'firstStrike'] });
  it('a card that is not in the hand', () => refused(table, 'play rally', /do not hold Rally/, CARD));
  it('a reaction card in the own turn', () =>
    refused(table, 'play firstStrike', /only when the enemy declares/, 'A 18 First Strike'));
  it('passing with a card that can be played', () => refused(table, 'pass', /must play one/, CARD));
  it('a card in the hand is on offer', () => allowed(table, 'play orderThreeCentre'));
  it('ordering before a card is played', () => refused(table, 'order I1', /Play a card first.*play a card/, CARD));
  it('moving before a card is played', () => refused(table, 'move I1 H1', /after the orders/, 'A 8 Movement'));
  it('battling before a card is played', () => refused(table, 'close I1 x A1', /after all movement/, 'A 9 Battle'));
  it('words that are no choice', () => refused(table, 'fly I1', /"fly" is no choice/, 'order of play'));
  it('a hex that is none', () => refused(table, 'order Z9', /Expected a hex.*Z9/, 'order of play'));
  it('a choice with a part missing', () => refused(table, 'move I1', /Write it as: move/, 'order of play'));
  it('the other seat hears only whose decision it is', () => {
    for (const text of ['play orderThreeCentre', 'play rally', 'play firstStrike', 'order I1']) {
      const refusal = whyNot(table.state, text, 0);
      expect(refusal?.text).toBe('It is not your decision. The question now is "Roman: play a card."');
    }
    expect(whyNot(table.state, 'play orderThreeCentre', 1)).toBeNull();
  });
});

describe('why not: when the battle is over', () => {
  it('nothing is on offer', () => {
    const table = position({ top: 'LI D6/1 A1', bottom: 'HI E6', banners: 1, dice: ['light light light light light'] });
    play(table, 'play orderThreeCentre', 'order E6', 'done', 'done', 'close E6 x D6', 'stand');
    expect(table.over).toBe(true);
    expect(table.whyNot('done')).toEqual({ text: 'The battle is over.', ref: 'A 4 Object of the Game' });
  });
});

describe('why not: orders by section', () => {
  const start = () =>
    play(
      position({
        top: 'HI D6',
        bottom: 'LI F1 F2; HI G6 G7; MC G8; AX G5',
        leadersBottom: 'Scipio G6; Varro H6',
        bottomHand: ['orderTwoCentre'],
      }),
      'play orderTwoCentre',
    );
  it('a unit in another section', () =>
    refused(start(), 'order F1', /lies in your left section.*only in your centre/, 'A 18 Order Two Units Centre'));
  it('an enemy unit', () => refused(start(), 'order D6', /not yours/, ORDER));
  it('an empty hex', () => refused(start(), 'order E6', /Nobody stands at E6/, ORDER));
  it('a hex with only a leader', () => refused(start(), 'order H6', /only the leader Varro/, ORDER));
  it('a leader where there is none', () => refused(start(), 'order leader G7', /No leader is at G7/, ORDER));
  it('a unit with an order', () => refused(play(start(), 'order G6'), 'order G6', /an order already/, ORDER));
  it('a leader with an order', () =>
    refused(play(start(), 'order leader G6'), 'order leader G6', /Scipio has an order already/, ORDER));
  it('more orders than the card gives', () =>
    refused(
      play(start(), 'order G6', 'order leader H6'),
      'order G7',
      /orders for your centre.*all been given/,
      'A 18 Order Two Units Centre',
    ));
  it('a unit on the line of two sections whose other section has no orders', () => {
    const table = start();
    allowed(table, 'order G5');
    play(table, 'order G6', 'order G7');
    refused(table, 'order G5', /left section and centre.*all been given/, 'A 18 Order Two Units Centre');
  });
  it('rallying under a card that does not rally', () =>
    refused(start(), 'rally G6', /restores no blocks/, 'A 18 Order Two Units Centre'));
  it('commanding under a section card', () =>
    refused(start(), 'command G6', /not order through a leader/, 'A 18 Order Two Units Centre'));
  it('a second card', () => refused(start(), 'play orderTwoCentre', /card has been played/, CARD));
  it('orders once they are given', () =>
    refused(play(start(), 'order G6', 'done'), 'order G7', /orders have been given/, ORDER));
});

describe('why not: orders by class and to groups', () => {
  const troop = (card: string) =>
    play(
      position({
        top: 'HI A6',
        bottom: 'LI F3 F5 F7 F9 F11; HI G6; MC G8; HC G9',
        leadersBottom: 'Scipio G6',
        bottomHand: [card],
      }),
      `play ${card}`,
    );
  it('a unit of another class', () =>
    refused(troop('orderLight'), 'order G6', /not light, and Order Light Troops/, 'A 18 Order Light Troops'));
  it('more units than Command', () =>
    refused(
      play(troop('orderLight'), 'order F3', 'order F5', 'order F7', 'order F9'),
      'order F11',
      /All 4 orders of Order Light Troops/,
      'A 18 Order Light Troops',
    ));
  it('a leader by himself under a card without the helmet', () =>
    refused(troop('orderLight'), 'order leader G6', /no leader by himself/, ORDER));
  it('a leader by himself under the card for mounted troops is on offer', () =>
    allowed(troop('orderMounted'), 'order leader G6'));
  it('foot under the card for mounted troops', () =>
    refused(troop('orderMounted'), 'order F3', /not mounted/, 'A 18 Order Mounted Troops'));
  it('mounted units in a line', () =>
    refused(troop('lineCommand'), 'order G8', /not foot, and Line Command/, 'A 18 Line Command'));
  it('a unit that is not linked', () =>
    refused(
      play(troop('lineCommand'), 'order F5'),
      'order F9',
      /not next to a hex with an order.*linked/,
      'A 18 Line Command',
    ));
  it('a linked unit is on offer', () => allowed(play(troop('lineCommand'), 'order F5'), 'order G6'));
  it('a fifth unit under Double Time', () => {
    const table = position({ bottom: 'LI F3 F4 F5 F6 F7', bottomHand: ['doubleTime'] });
    play(table, 'play doubleTime', 'order F3', 'order F4', 'order F5', 'order F6');
    refused(table, 'order F7', /All 4 orders of Double Time/, 'A 18 Double Time');
  });
  it('a leader in place of the one unit of choice', () => {
    const table = position({ bottom: 'HI F3', leadersBottom: 'Scipio F3', bottomHand: ['mountedCharge'] });
    play(table, 'play mountedCharge');
    expect(table.prompt()?.decision).toBe('orderOneUnit');
    refused(table, 'order leader F3', /one unit of your choice/, 'A 18 Mounted Charge');
  });
});

describe('why not: orders under a leader', () => {
  const lead = (card: string) =>
    play(
      position({
        top: 'HI A6',
        bottom: 'HI G2 G6; LI G7 F7 F8 F9 F10; MC I6',
        leadersBottom: 'Scipio G6; Varro G2; Lone H7',
        bottomHand: [card],
      }),
      `play ${card}`,
    );
  it('a leader in another section', () =>
    refused(
      lead('inspiredLeft'),
      'command G6',
      /Scipio is in your centre.*left section/,
      'A 18 Inspired Left Leadership',
    ));
  it('a hex without a leader', () =>
    refused(lead('leadershipAny'), 'command G7', /No leader is at G7/, 'A 18 Leadership Any Section'));
  it('a leader ordered by himself', () =>
    refused(lead('leadershipAny'), 'order leader H7', /`command H7`/, 'A 18 Leadership Any Section'));
  it('a second leader', () =>
    refused(
      play(lead('leadershipAny'), 'command G6'),
      'command G2',
      /Scipio commands already/,
      'A 18 Leadership Any Section',
    ));
  it('a unit that is not linked', () =>
    refused(play(lead('leadershipAny'), 'command G6'), 'order F10', /linked/, 'A 18 Leadership Any Section'));
  it('a leader with his unit', () =>
    refused(play(lead('leadershipAny'), 'command G6'), 'order leader G2', /may not leave it/, ORDER));
  it('more linked units than the card gives', () =>
    refused(
      play(lead('leadershipAny'), 'command G6', 'order G7', 'order F7', 'order F8'),
      'order F9',
      /All 3 orders linked to Scipio/,
      'A 18 Leadership Any Section',
    ));
  it('units around a leader who commands only his own hex', () => {
    const table = position({
      bottom: 'HI G6 G7',
      leadersBottom: 'Satrap G6{poorLeadership}',
      bottomHand: ['leadershipAny'],
    });
    refused(play(table, 'play leadershipAny', 'command G6'), 'order G7', /only his own hex/, 'scenario');
  });
  it('a reserve where the scenario has none', () => refused(lead('leadershipAny'), 'ambush', /no reserve/, 'scenario'));
  it('a reserve in the first turn', () => {
    const table = position({
      first: 'top',
      top: 'HI A6',
      reservesTop: 'mago MC 1; leader Mago',
      rules: 'ambush top mago',
      topHand: ['inspiredLeft'],
    });
    refused(play(table, 'play inspiredLeft'), 'ambush', /not in the first turn/, 'scenario');
  });
  it('a copied order outside the section that was used', () => {
    const table = position({
      top: 'HI A2 A6',
      bottom: 'HI I2 I6',
      bottomHand: ['leadershipAny'],
      topHand: ['counterAttack'],
    });
    play(table, 'play leadershipAny', 'order I2', 'done', 'done', 'play counterAttack');
    allowed(table, 'order A2');
    refused(table, 'order A6', /not in your right section/, 'A 18 Leadership Any Section');
  });
});

describe('why not: orders by dice', () => {
  it('no die of the class, no helmet for leaders', () => {
    const table = position({
      bottom: 'LI G6; HI G7',
      leadersBottom: 'Scipio G7',
      bottomHand: ['iAmSpartacus'],
      dice: ['light flag flag swords'],
    });
    play(table, 'play iAmSpartacus');
    allowed(table, 'order G6');
    refused(table, 'order G7', /No heavy and no helmet/, 'A 18 I Am Spartacus');
    refused(table, 'order leader G7', /by a helmet, and none/, 'A 18 I Am Spartacus');
  });
  it('rallying: full strength, beasts, no leader near, no die, and plain orders', () => {
    const table = position({
      bottom: 'LI G6/3; HI G7 G8/2; EL F7/1; LI A3/2; MI F6/2',
      leadersBottom: 'Scipio G7',
      bottomHand: ['rally'],
      dice: ['light flag heavy heavy'],
    });
    play(table, 'play rally');
    const ref = 'A 18 Rally';
    allowed(table, 'rally G6');
    allowed(table, 'rally G8');
    refused(table, 'rally G7', /lost no block/, ref);
    refused(table, 'rally F7', /never be rallied/, ref);
    refused(table, 'rally A3', /neither with a leader nor next to one/, ref);
    refused(table, 'rally F6', /No medium and no helmet/, ref);
    refused(table, 'rally A1', /not yours/, ref);
    refused(table, 'order G6', /regain a block.*rally G6/, ref);
  });
});
