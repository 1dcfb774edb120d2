// Leaders, elephants, camels (rules 11-14).

import type { Chapter } from '../../../../kernel/handbook.ts';

export const leaders: Chapter = {
  id: 'leaders',
  title: 'Leaders',
  passages: [
    {
      id: 'what-leaders-do',
      title: 'What a leader does',
      refs: ['A 14', 'A 14 Leaders'],
      text: [
        '- Helmets hit for the unit he is with and for units next to him, in close combat.',
        '- The unit he is with may ignore a flag. Alone in a hex he supports his neighbours like a unit.',
        '- Foot that he is with may battle again after an advance.',
        '- Leadership cards order the units around him, and Rally restores their blocks.',
        'He cannot battle by himself. Only one leader may be in a hex.',
      ],
    },
    {
      id: 'leader-checks',
      title: 'Is the leader hit?',
      refs: ['A 14 Leader Casualty Checks'],
      text: [
        'When a unit with a leader loses blocks and lives, two dice are rolled for him; he is lost if both show helmets. When the unit loses its last block, one die is rolled; a helmet means he is lost, otherwise he must evade.',
        'It does not matter how the blocks went: fire, close combat, an evade, a retreat that could not be walked, a rampage, standing in the way of elephants, a marsh.',
        'He is checked once for all that follows from one battle roll. If his unit then loses more blocks because it cannot retreat, there is no second check. A battle back is a new roll and can bring a new check.',
        'Flags do nothing to a leader whose unit is gone.',
      ],
    },
    {
      id: 'leader-alone',
      title: 'A leader alone under attack',
      refs: ['A 14 Leader Alone'],
      text: [
        'A leader without a unit can be fired at or attacked in close combat. The attacker rolls the dice of any such attack, elephants a single one; he is lost on a single helmet. If he is missed, he must evade. Flags do not affect him.',
        'The attacker does not advance afterwards, in either case.',
      ],
    },
    {
      id: 'leader-evade',
      title: 'How a leader evades',
      refs: ['A 13 Leader Evade'],
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
      refs: ['A 13 Leader Escape'],
      text: [
        'A leader who evades may run through enemy units. Each unit whose hex he enters rolls its normal close combat dice, without ground, cards or leaders; he is lost on a helmet. Otherwise he runs on.',
        'He can pass two such hexes at most. If the third hex of his way holds an enemy unit too, he is lost without a roll. He cannot pass an enemy leader who stands alone.',
      ],
    },
  ],
};

export const beasts: Chapter = {
  id: 'elephants',
  title: 'Elephants and camels',
  passages: [
    {
      id: 'elephant-combat',
      title: 'Elephants in close combat',
      refs: ['A 11 Elephant Combat'],
      text: [
        'Elephants roll as many dice as their opponent normally rolls, in attack and battling back: five against heavy infantry, two against slingers. The opponent’s extra dice at full strength, from cards or from leaders do not count, nor does the ground under him; the ground limits elephants as it limits all. Against elephants, warriors, heavy chariots and camels it is three dice, against a leader alone one.',
        '- Each sword is a hit and that die is rolled again, as long as swords come up. All hits and flags are added up before anything is carried out.',
        '- Swords that the target ignores are neither hits nor rolled again.',
        '- Elephants ignore every sword rolled against them.',
        '- No leader helps them: helmets do not hit, and no flag is ignored for him.',
      ],
    },
    {
      id: 'elephants-and-horses',
      title: 'Horses shy',
      refs: ['A 11 Elephants vs. Cavalry', 'A 11 Elephants', 'A 11 Camel Unit Combat'],
      text: [
        'Against cavalry and chariots in close combat elephants ignore one red square and may ignore one flag; camels ignore one blue triangle.',
        'Cavalry and chariots that elephants or camels drive back go one hex farther for each flag they obey. Whether ignored flags count for this too is a ruling that can be changed before the battle.',
        'Camels roll three dice in attack and two when they battle back or strike first.',
      ],
    },
    {
      id: 'elephant-retreat',
      title: 'Rampage',
      refs: ['A 12 Elephant Retreat'],
      text: [
        'Elephants that must go back first run wild. Two dice are rolled for every hex next to them that holds a unit or a leader alone, friend or foe, the attacker included. The unit’s own symbol hits it; nothing else counts. A helmet removes a leader who is alone; if he is missed he evades. The player whose dice caused it chooses the order, and banners are counted one by one.',
        'Then they go back, one hex for each flag obeyed.',
        '- If units, of either side, or an enemy leader alone stand in their way, elephants lose nothing. Those who stand in the hexes behind them lose one block for each hex the elephants could not go, all at the same time; an enemy leader alone is removed.',
        '- A friendly leader alone does not block: they join him and stop.',
        '- At the edge of the board, or with only impassable ground behind, they pay with their own blocks.',
        'Elephants that did not leave their hex may battle back.',
      ],
    },
  ],
};
