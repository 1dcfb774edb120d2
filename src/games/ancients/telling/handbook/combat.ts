// Battle: fire, close combat, hits, battle back (rules 9-11).

import { sightText } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { closeTable, missileTable } from './tables.ts';

export const ranged: Chapter = {
  id: 'ranged-combat',
  title: 'Ranged combat',
  passages: [
    {
      id: 'battle',
      title: 'Who battles',
      refs: ['A 9', 'A 9 Battle'],
      text: [
        'Each ordered unit may battle once: it either fires or fights in close combat. You choose the order of your fights and may mix the two kinds. A unit attacks one enemy; its dice are not divided.',
        'No unit has to battle, except warriors that charged, which must fight in close combat as long as an enemy is next to them.',
      ],
    },
    {
      id: 'fire',
      title: 'Firing',
      refs: ['A 10', 'A 10 Ranged Combat', 'A 10 Range', 'A 10 Ranged Dice'],
      text: [
        'A unit with missiles may fire at an enemy unit or a leader alone, two hexes away or more, within its range and in its line of sight. The range counts the hex of the target, not its own.',
        '- No unit fires at a neighbour, and a unit next to an enemy unit cannot fire at all; it may fight in close combat. If that enemy is driven off earlier in the same turn, it may fire.',
        '- A unit that did not move rolls two dice, one that moved rolls one. Ground can remove dice and cards can add some.',
        '- The target can neither evade nor battle back.',
        'Light barbarian chariots are light but cannot fire.',
      ],
      table: missileTable,
    },
    {
      id: 'line-of-sight',
      title: 'Line of sight',
      refs: ['A 10 Line of Sight'],
      text: [
        ...sightText,
        'Obstructions on the two sides count together even when they stand at different edges of a long line. This ruling can be changed before the battle.',
        'Hills and walls have further rules of sight; see their passages.',
      ],
    },
    {
      id: 'ranged-hits',
      title: 'Hits at range',
      refs: ['A 10 Ranged Hits', 'A 10 Score Hits'],
      text: [
        'Only the symbol of the target hits it. Flags drive it back as in close combat. Swords and helmets do nothing to a unit, and leaders nearby do not help the one who fires.',
        'A leader alone is hit by a single helmet; if he is missed he must evade.',
      ],
    },
  ],
};

export const close: Chapter = {
  id: 'close-combat',
  title: 'Close combat',
  passages: [
    {
      id: 'close-combat',
      title: 'The steps of a close combat',
      refs: ['A 11', 'A 11 Close Combat', 'A 11 Close Combat Procedure'],
      text: [
        'A unit attacks an enemy next to it. The steps are:',
        '- You name attacker and target. The other player may play First Strike.',
        '- If the target can evade, he chooses whether it does.',
        '- You roll the dice of the attacker, limited by the ground, plus the dice that cards and leaders add.',
        '- Hits remove blocks. A leader who is with the target is checked.',
        '- Flags that are not ignored drive the target back.',
        '- If its hex is now empty, your unit may advance, and some units may battle again.',
        '- If it is still in its hex, it may battle back.',
        'Dice depend on the type of the unit, never on how many blocks are left, except for warriors and light barbarian chariots.',
      ],
      table: closeTable,
    },
    {
      id: 'foot-in-combat',
      title: 'Foot, and units at full strength',
      refs: ['A 11 Foot Unit Combat'],
      text: [
        'Swords rolled by light infantry, bows, slings and war machines do not hit. Auxilia are light, but their swords do.',
        'Warriors at full strength roll one more die and may ignore one flag. The bonus is judged when a combat begins: warriors who lose their first block in it still battle back with the bonus. In the next fight they no longer have it. Blocks lost to a first strike count the same way, and a unit rallied to full strength has the bonus again.',
      ],
    },
    {
      id: 'mounted-in-combat',
      title: 'Cavalry and chariots',
      refs: ['A 11 Mounted Unit Combat', 'A 11 Heavy Chariot Combat'],
      text: [
        'Swords of light cavalry do not hit. Cataphracts, on horse or camel, ignore one sword in each fight.',
        'Light barbarian chariots have the same bonus at full strength as warriors: one more die, and they may ignore one flag.',
        'Heavy chariots roll four dice in attack and three when they battle back or strike first. Chariots ignore one sword. That light chariots do so too is a ruling that can be changed before the battle.',
      ],
    },
    {
      id: 'leaders-in-combat',
      title: 'Helmets',
      refs: ['A 11 Leaders in Close Combat'],
      text: [
        'Each helmet is a hit, against any target, if a friendly leader is with the unit that rolls or next to it. This applies to attack, battle back and first strike. Elephants never benefit from a leader.',
        'Without a leader near, helmets do nothing. Helmets of a few special units hit without a leader.',
      ],
    },
    {
      id: 'score-hits',
      title: 'What hits in close combat',
      refs: ['A 11 Score Hits'],
      text: [
        'Each die that shows the symbol of the target is a hit, and so is each die with swords and, with a leader near, each helmet. A white border makes no difference. Hits beyond the last block are lost.',
        'Exceptions:',
        '- Swords of light units without a border and of war machines never hit.',
        '- Chariots and cataphracts ignore one sword; elephants ignore all of them.',
        '- Elephants ignore one red square, camels one blue triangle, rolled by cavalry or chariots.',
        '- Foot behind a rampart, in a camp or on a wall ignores one sword when it is attacked there.',
        'What a unit ignores is counted anew in every fight.',
      ],
    },
    {
      id: 'battle-back',
      title: 'Battle back',
      refs: ['A 11 Battle Back'],
      text: [
        'A target that is still in its hex with a block left may battle back: it rolls its own dice against the attacker, with ground, hits, leader checks and flags as in an attack. It need not.',
        '- A unit that went back even one hex does not battle back, though it may still stand next to the attacker. One that lost blocks because it could not retreat may battle back.',
        '- Heavy chariots roll three dice battling back, camels two, elephants what their opponent normally rolls.',
        '- Nobody battles back against fire, after evading, or after having struck first.',
        '- A unit that battles back never advances, and the attacker cannot evade or answer with a card.',
      ],
    },
  ],
};
