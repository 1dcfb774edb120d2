// Leaders: what they do, how they are lost, how they get away [M Leaders; M Leader Evade; M Leader Escape].

import type { Chapter } from '../../../../kernel/handbook.ts';

export const leaders: Chapter = {
  id: 'leaders',
  title: 'Leaders',
  passages: [
    {
      id: 'what-leaders-do',
      title: 'What a leader does',
      refs: ['M Summary of Leader Benefits'],
      text: [
        '- Helmets hit for the unit he is with and for units next to him, in close combat.',
        '- The unit he is with may ignore a flag. Alone in a hex he supports neighbours that have no leader, like a unit.',
        '- Foot that he is with may battle again after an advance.',
        '- Leadership cards order the units around him, and a token can add an inspired action to those orders.',
        '- With him in the unit, helmets open a gate as well as swords do.',
        'He cannot battle by himself. Only one leader may be in a hex.',
      ],
    },
    {
      id: 'leader-checks',
      title: 'Is the leader hit?',
      refs: ['M Leader Casualty Checks', 'M Leader Casualty Check'],
      text: [
        'When a unit with a leader loses blocks and lives, two dice are rolled for him; he is lost if both show helmets. When the unit loses its last block, one die is rolled; a helmet means he is lost, otherwise he must evade.',
        'Blocks lost to fire, in close combat, while evading or for a retreat that was not possible cause a check. A block lost in a marsh does not; if it was the last one, he evades without a roll.',
        'He is checked once for all that follows from one battle roll. A battle back is a new roll and can bring a new check.',
        'Flags do nothing to a leader whose unit is gone. The attacker may advance into the hex when he has left it.',
      ],
    },
    {
      id: 'leader-alone',
      title: 'A leader alone under attack',
      refs: ['M Leader Alone', 'M Leader Alone in Hex'],
      text: [
        'A leader without a unit can be fired at or attacked in close combat. The attacker rolls the dice of any such attack; he is lost on a single helmet. If he is missed, he must evade. Flags do not affect him.',
        'The attacker does not advance afterwards, in either case.',
      ],
    },
    {
      id: 'leader-evade',
      title: 'How a leader evades',
      refs: ['M Leader Evade'],
      text: [
        'He goes one, two or three hexes back towards his baseline, hex by hex, and his owner decides after each one whether he goes on.',
        '- He may pass friendly units and leaders, and may stop with a unit that has no leader and join it.',
        '- He may not stop in a hex with an enemy or another leader, or enter impassable ground.',
        '- From his baseline he may leave the board. He is out of the battle, but gives no banner.',
        '- For each marsh on his way a die is rolled; he is lost on a helmet.',
        '- If there is no hex he can go to, he is lost and counts as a banner.',
      ],
    },
    {
      id: 'leader-escape',
      title: 'Escaping through the enemy',
      refs: ['M Leader Escape'],
      text: [
        'A leader who evades may run through enemy units. Each unit whose hex he enters rolls its normal close combat dice, without ground, cards or tokens; he is lost on a helmet. Otherwise he runs on.',
        'He can pass two such hexes at most. If the third hex of his way holds an enemy unit too, he is lost without a roll. An enemy leader alone does not hinder him.',
      ],
    },
  ],
};
