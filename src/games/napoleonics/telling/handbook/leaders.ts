// Leaders: what they do, how they are lost, how they get away [N Leader Casualty Check; N Leader's Retreat].

import type { Chapter } from '../../../../kernel/handbook.ts';

export const leaders: Chapter = {
  id: 'leaders',
  title: 'Leaders',
  passages: [
    {
      id: 'what-leaders-do',
      title: 'What a leader does',
      refs: [],
      text: [
        '- The unit he is with may ignore a flag. Alone in a hex he supports his neighbours like a unit.',
        '- A unit that retreats onto him stops there.',
        '- The card Leadership orders all leaders and the units they stay with, with one more die. Under Force March infantry with a leader may march two hexes and battle.',
        'He adds nothing to the dice by himself and cannot battle alone. Only one leader may be in a hex.',
      ],
    },
    {
      id: 'leader-checks',
      title: 'Is the leader hit?',
      refs: ['N Leader Casualty Check', 'N Attached Leader'],
      text: [
        'When a unit with a leader loses blocks and lives, two dice are rolled for him; he is lost if both show sabres. When the unit loses its last block, one die is rolled; sabres mean he is lost, otherwise he must retreat.',
        'Blocks lost to fire, in melee or for a retreat that was not possible cause a check. He is checked once for all that follows from one roll.',
        'Flags do nothing to a leader whose unit is gone. The attacker may take the ground when he has left it.',
      ],
    },
    {
      id: 'leader-alone',
      title: 'A leader alone under attack',
      refs: ['N Unattached Leader'],
      text: [
        'A leader without a unit cannot be fired at. In melee the attacker rolls his normal dice; he is lost on a single sabre, even if sabres of that unit hit nobody else. If he is missed, he must retreat. Flags do not affect him.',
        'The attacker may take the ground or break through afterwards, in either case.',
      ],
    },
    {
      id: 'leader-retreat',
      title: 'How a leader retreats',
      refs: ["N Leader's Retreat", 'N Leader’s Retreat'],
      text: [
        'He goes one, two or three hexes back towards his edge, hex by hex, and his owner decides after each one whether he goes on.',
        '- He may pass friendly units and leaders, and may stop with a unit that has no leader and join it.',
        '- He may not stop in a hex with an enemy or another leader, or enter impassable ground.',
        '- From his own edge he may leave the board, and must if he has nowhere else to go. He is out of the battle, but gives no banner.',
        '- If impassable ground leaves him no hex at all, he is lost and counts as a banner.',
      ],
    },
    {
      id: 'leader-escape',
      title: 'Escaping through the enemy',
      refs: ['N Leader Escape'],
      text: [
        'A leader who retreats may run through enemy units. Each unit whose hex he enters rolls its normal melee dice, without ground or cards; he is lost on a sabre. Otherwise he runs on.',
        'He can pass two such hexes at most. If the third hex of his way holds an enemy unit too, he is lost without a roll. He cannot pass an enemy leader who stands alone.',
      ],
    },
  ],
};
