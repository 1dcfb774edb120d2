// Units, cubes, leaders, cards, set-up [D Units and cubes; D Hidden values; D Leaders; D Cards; D Game setup].

import type { Chapter } from '../../../../kernel/handbook.ts';

export const pieces: Chapter = {
  id: 'pieces',
  title: 'Pieces and cards',
  passages: [
    {
      id: 'units',
      title: 'Units and cubes',
      refs: ['D Units and cubes', 'D Contents'],
      text: [
        'A unit is a counter with a few cubes in one hex. Each active cube rolls a die in a fight. A hit removes a grey cube; if there is none, an active cube turns grey. So a unit never has more than one grey cube, and an active cube is worth two hits.',
        'A unit with only a grey cube is routed. One more hit eliminates it.',
        'The counter shows a morale from 1 to 3, a movement allowance, and an attack and a defence value, or a fire value and a range. A die hits if it shows at least the value.',
      ],
    },
    {
      id: 'hidden-values',
      title: 'What the enemy sees',
      refs: ['D Hidden values', 'D Units face away'],
      text: [
        'Counters face their owner. The enemy sees the kind of soldier and the cubes, but not the numbers until the unit fights; then both sides reveal them. The game gives no odds that would betray a hidden number.',
        'While you are learning you may play with all values open; choose this before the battle.',
        'The counters of the box are not public in every detail. Each value says how sure it is: sourced, constrained by an example, or designed by us. Anyone who owns the box can correct it in one file of the project.',
      ],
    },
    {
      id: 'leaders',
      title: 'Leaders',
      refs: ['D Leaders'],
      text: [
        'A leader has no cubes but counts as one. A leader in the hex of a unit is attached to it: he adds one die in every fight, and his morale replaces its own, even if it is lower. A unit has at most one leader, and he is the last to be hit.',
        'Alone he moves, attacks and defends like a unit, with one die. The first hit routs him; a grey cube marks it. Only a leader of higher morale, or a card, can rally him.',
      ],
    },
    {
      id: 'cards',
      title: 'Cards',
      refs: ['D Cards', 'D Playing a card as activation', 'D Playing a card as orders', 'D Order cards'],
      text: [
        'Every card except the Historical Events can be played in one of two ways: as activation, for the number in its seal, once in a round; or as an order, for its text, at the moment it names. Every card also has a Fortune Stone, whose marks decide whether a leader rallies a unit.',
        'In your own round you must play an activation before you may play orders. In the enemy’s round you may play orders in defence, even if you passed. Each player may answer the other’s cards.',
        'A hand has three cards and is filled only at the end of a turn.',
      ],
    },
    {
      id: 'setup',
      title: 'Setting up',
      refs: ['D Game setup'],
      text: [
        'The battle says where units stand, who is Player A, how many Historical Events are shuffled in, and what they do. Each player has three cards. Player A begins every turn.',
      ],
    },
  ],
};
