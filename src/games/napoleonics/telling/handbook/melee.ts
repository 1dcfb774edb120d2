// Melee, battle back, and cavalry that retires before it [N Melee Combat; N Cavalry Retire and Reform].

import type { Chapter } from '../../../../kernel/handbook.ts';
import { meleeTable } from './tables.ts';

export const melee: Chapter = {
  id: 'melee',
  title: 'Melee',
  passages: [
    {
      id: 'melee',
      title: 'The course of a melee',
      refs: ['N Melee Combat', 'N Melee Combat Procedure'],
      text: [
        'A unit attacks an enemy next to it. The steps are:',
        '- You name attacker and target, and the guns that join.',
        '- The other player may answer: with First Strike, by retiring (cavalry attacked by infantry), or by forming square (infantry attacked by cavalry).',
        '- You roll. Hits remove blocks. A leader who is with the target is checked.',
        '- Flags that are not ignored drive the target back.',
        '- If its hex is now empty, your infantry may take ground and your cavalry may break through and attack again.',
        '- If it is still in its hex, it may battle back.',
      ],
    },
    {
      id: 'melee-dice',
      title: 'Dice in melee',
      refs: ['N Determine Strength of the Attack'],
      text: [
        'Infantry and cavalry roll a die for each block, moved or not. Old Guard adds two dice; other guard infantry, grenadiers, heavy cavalry, cuirassiers and guard cavalry add one. French line infantry adds one against infantry, in attack and when it strikes first or back.',
        'Foot artillery rolls four dice with two or three blocks, three with its last; it must not have moved. Horse artillery rolls three, with its last block two, and then only if it did not move. Guard foot artillery adds one.',
        'The table counts from full strength down to the last block.',
      ],
      table: meleeTable,
    },
    {
      id: 'melee-hits',
      title: 'What hits in melee',
      refs: ['N Hitting a Leader'],
      text: [
        'Each die that shows the arm of the target is a hit, and so are sabres, whatever the target. Sabres of militia and rifles hit no unit, but they do hit a leader who is alone. Hits beyond the last block are lost.',
      ],
    },
    {
      id: 'battle-back',
      title: 'Battle back',
      refs: ['N Battle Back', "N Defending Unit's Battle Back"],
      text: [
        'A target that is still in its hex with a block left may battle back: it rolls the dice of the blocks it has now, with ground, hits, leader checks and flags as in an attack. It need not.',
        '- A unit that went back even one hex does not battle back, though it may still stand next to the attacker. One that lost blocks because it could not retreat may battle back.',
        '- It goes against the unit that attacked, never against guns that joined, even if they are adjacent.',
        '- Nobody battles back against fire, after retiring, after having struck first, or against a battle back.',
        '- A unit that battles back takes no ground, and the attacker can neither retire nor form square nor answer with a card.',
      ],
    },
  ],
};

export const retiring: Chapter = {
  id: 'retire-and-reform',
  title: 'Retire and reform',
  passages: [
    {
      id: 'retire-and-reform',
      title: 'Cavalry retires and reforms',
      refs: ['N Cavalry Retire and Reform'],
      text: [
        'Cavalry attacked in melee by infantry, in square or not, alone or with guns, may retire, if it can move two hexes towards its own edge. The attacker rolls first, with all his dice and those of his guns, but only the cavalry symbol hits. Sabres and flags do nothing. If blocks are lost, a leader with the unit is checked.',
        'Then the cavalry goes its two hexes, each one nearer to its edge. If units, impassable ground or the edge of the board make this impossible, it cannot retire. Cavalry without a leader may retire one hex onto a friendly leader who is alone; he joins it and it stops.',
        '- It does not battle back, even if it is still next to the attacker.',
        '- The infantry may take the ground it left.',
        '- Cavalry does not retire before cavalry, before artillery alone, before fire, a battle back or a first strike.',
      ],
    },
  ],
};
