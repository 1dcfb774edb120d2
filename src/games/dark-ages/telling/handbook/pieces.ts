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
        'A unit is a counter with a few cubes in one hex. Each active cube rolls a die in a fight. A hit makes an active cube grey, or takes a grey one away; so a unit never has more than one grey cube, and an active cube is worth two hits.',
        'A unit with nothing but its grey cube is routed. One more hit, and it is eliminated.',
        'The counter has a morale from 1 to 3, an allowance for moving, an attack and a defence value, or a fire value and a range: the least a die must show for a hit.',
      ],
    },
    {
      id: 'hidden-values',
      title: 'What the enemy sees',
      refs: ['D Hidden values', 'D Units face away'],
      text: [
        'Counters face their owner. The enemy sees the soldier and the cubes, not the numbers, until the unit takes part in a fight; then both show what they have. Odds that would betray an unseen number are not given.',
        'Who is learning may play with all values open; it is a switch before the battle.',
        'The counters of the box are not public in every detail. Each value says how sure it is: sourced, constrained by an example, or designed by us, and who owns the box can correct it in one file of the project.',
      ],
    },
    {
      id: 'leaders',
      title: 'Leaders',
      refs: ['D Leaders'],
      text: [
        'A leader has no cubes but counts as one. With a unit, he is attached: he gives it one die in every fight, and his morale stands for its own, even if it is lower. At most one leader is with a unit, and he is the last to be hit.',
        'Alone he moves, attacks and defends like a unit, with one die. The first hit routs him and puts a grey cube beside him. Only a leader of higher morale, or a card, rallies him.',
      ],
    },
    {
      id: 'cards',
      title: 'Cards',
      refs: ['D Cards', 'D Playing a card as activation', 'D Playing a card as orders', 'D Order cards'],
      text: [
        'Every card but the Historical Events can be played in one of two ways: as activation, for the number in its seal, once in a round; or as orders, for its text, in the moment it names. Every card also has a Fortune Stone, which matters when a leader rallies.',
        'In your own round you need an activation before you may give orders. In the enemy’s round you may play orders in defence, whether you have passed or not. Both players may answer each other’s cards.',
        'A hand has three cards and is filled only at the end of a turn.',
      ],
    },
    {
      id: 'setup',
      title: 'Setting up',
      refs: ['D Game setup'],
      text: [
        'The scenario says where units stand, who is Player A, how many Historical Events are shuffled in, and what they do. Each player has three cards. Player A begins every turn.',
      ],
    },
  ],
};
