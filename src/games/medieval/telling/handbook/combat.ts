// Battle: fire, close combat, hits, battle back [M Combat to M Battle Back].

import { sightText } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { armourTable, closeTable, missileTable } from './tables.ts';

export const ranged: Chapter = {
  id: 'ranged-combat',
  title: 'Ranged combat',
  passages: [
    {
      id: 'battle',
      title: 'Who battles',
      refs: ['M Combat'],
      text: [
        'Each ordered unit may battle once: it either fires or fights in close combat. You choose the order of your fights and may mix the two kinds. A unit attacks one enemy; its dice are not divided.',
        'No unit has to battle, even next to the enemy, except warriors that charged, which must fight in close combat.',
      ],
    },
    {
      id: 'fire',
      title: 'Firing',
      refs: ['M Ranged Combat', 'M Ranged Combat Procedure'],
      text: [
        'A unit with missiles may fire at an enemy unit or a leader alone, two hexes away or more, within its range and in its line of sight. The range counts the hex of the target, not its own.',
        '- No unit fires at a neighbour, and a unit next to an enemy unit cannot fire at all; it may fight in close combat.',
        '- A unit that did not move rolls two dice, one that moved rolls one. Ground can remove dice and cards can add some.',
        '- The target can neither evade nor battle back.',
        'Bows on horseback reach three hexes, those of light bow infantry four. Light cavalry without bows and auxilia throw two hexes.',
      ],
      table: missileTable,
    },
    {
      id: 'line-of-sight',
      title: 'Line of sight',
      refs: ['M Line of Sight'],
      text: [...sightText, 'Hills, forests, camps, walls and gates block the view; see their passages.'],
    },
    {
      id: 'ranged-hits',
      title: 'Hits at range',
      refs: ['M Effect of Ranged Combat Hits'],
      text: [
        'Only the symbol of the target hits it. Flags drive it back as in close combat. Swords and helmets do nothing to a unit, and leaders nearby do not help the one who fires.',
        'A leader who is with a unit that loses blocks is checked. A leader alone is hit by a single helmet; if he is missed he must evade.',
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
      refs: ['M Close Combat', 'M Close Combat Procedure', 'M Determine Battle Dice'],
      text: [
        'A unit attacks an enemy next to it. The steps are:',
        '- You name attacker and target. The other player may play First Strike.',
        '- If the target can evade, he chooses whether it does.',
        '- You may spend a token for a die. You roll the dice of the attacker, limited by the ground, plus the dice that cards and the token add.',
        '- Hits remove blocks. A leader who is with the target is checked.',
        '- Flags that are not ignored drive the target back.',
        '- If its hex is now empty, your unit may advance, and some units may battle again.',
        '- If it is still in its hex, it may battle back.',
        'Dice depend on the type of the unit, never on how many blocks are left, except for warriors.',
      ],
      table: closeTable,
    },
    {
      id: 'foot-in-combat',
      title: 'Foot, and warriors at full strength',
      refs: ['M Foot Unit Close Combat'],
      text: [
        'Swords rolled by light bow infantry do not hit. Auxilia are light, but their swords do.',
        'Warriors at full strength roll one more die and may ignore one flag. The bonus is judged when a combat begins: warriors who lose their first block in it still battle back with the bonus, and so do warriors who were ambushed. In the next fight they no longer have it.',
      ],
    },
    {
      id: 'mounted-in-combat',
      title: 'Cavalry',
      refs: ['M Mounted Unit Close Combat'],
      text: [
        'Swords of light cavalry, with bows or without, do not hit. All other cavalry hits with them. Bows make no difference in close combat.',
      ],
    },
    {
      id: 'armour',
      title: 'Swords stopped by armour and horses',
      refs: ['M Superior Armor Class', 'M Superior Stature'],
      text: [
        'Armour has four classes: light, medium, heavy and super heavy. A unit attacked by one of a lower class ignores the first sword of that roll. The class goes with the symbol, and super heavy cavalry stands above heavy.',
        'A mounted unit attacked by foot ignores one sword for its height, whatever the armour of the two.',
        'The two add up, so two swords are the most that are ignored. Both hold for an attack, a battle back, a first strike and an ambush, and start anew with every roll. Against fire they do not matter, since swords do nothing there.',
      ],
      table: armourTable,
    },
    {
      id: 'leaders-in-combat',
      title: 'Helmets',
      refs: ['M Leaders in Close Combat'],
      text: [
        'Each helmet is a hit, against any target, if a friendly leader is with the unit that rolls or next to it. This applies to attack, battle back, first strike and ambush. Without a leader near, helmets do nothing.',
      ],
    },
    {
      id: 'score-hits',
      title: 'What hits in close combat',
      refs: ['M Score Hits', 'M Hitting a Leader'],
      text: [
        'Each die that shows the symbol of the target is a hit, and so is each die with swords and, with a leader near, each with a helmet. A white border makes no difference. Hits beyond the last block are lost.',
        'Swords of light bow infantry, light cavalry and light bow cavalry never hit units; against a gate they count. Swords stopped by armour or a horse do not hit.',
      ],
    },
    {
      id: 'battle-back',
      title: 'Battle back',
      refs: ['M Battle Back'],
      text: [
        'A target that is still in its hex with a block left may battle back: it rolls its own dice against the attacker, with ground, hits, leader checks and flags as in an attack. A token may add a die. It need not.',
        '- A unit that went back even one hex does not battle back, though it may still stand next to the attacker. One that lost blocks because it could not retreat may battle back.',
        '- Nobody battles back against fire, after evading, or after having struck first.',
        '- A unit that battles back never advances, and the attacker cannot evade or answer with a card.',
      ],
    },
  ],
};
