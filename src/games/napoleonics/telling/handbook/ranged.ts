// Ranged combat and its dice, the artillery chart included [N Combat; N Ranged Combat].

import { sightText } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { chartSource } from '../../tables/artillery.ts';
import { artilleryTable, fireTable } from './tables.ts';

export const ranged: Chapter = {
  id: 'ranged-combat',
  title: 'Ranged combat',
  passages: [
    {
      id: 'battle',
      title: 'Who battles',
      refs: ['N Combat'],
      text: [
        'Each ordered unit may battle once: it fires, or it fights in melee, never both. You choose the order of your fights and may mix the two kinds. A unit attacks one enemy; its dice are not divided. No unit has to battle, even next to the enemy.',
        'In every fight the dice are counted in this order: those of the blocks or the chart, those that type, nation and card add, the limit of a square, those that ground removes, and last the dice of guns that joined. If none are left, there is no roll.',
      ],
    },
    {
      id: 'fire',
      title: 'Firing',
      refs: ['N Ranged Combat', 'N Ranged Combat Procedure', 'N Weapon Ranges'],
      text: [
        'Infantry and artillery may fire at an enemy unit two hexes away or more, within range and in line of sight. Cavalry never fires. The range counts the hex of the target, not its own: infantry two hexes, rifles three, horse artillery four, foot artillery five.',
        '- No unit fires at a neighbour, and a unit next to an enemy unit cannot fire at all; it may melee.',
        '- The target can neither battle back nor retire.',
        '- A leader alone cannot be fired at.',
        '- Nobody takes ground after firing.',
      ],
    },
    {
      id: 'infantry-fire',
      title: 'Dice of infantry fire',
      refs: ['N Determine Strength of the Ranged Attack'],
      text: [
        'Infantry that did not move rolls a die for each block. After a move it rolls half as many: French and British round up, Portuguese and Dutch-Belgians round down.',
        'Light infantry, rifles, grenadiers and all guards add one die, moved or not. British line infantry adds one only if it did not move.',
        'The table counts from full strength down to the last block.',
      ],
      table: fireTable,
    },
    {
      id: 'artillery-fire',
      title: 'The artillery chart',
      refs: ['N Foot Artillery', 'N Horse Artillery', 'N Artillery Chart'],
      text: [
        'Dice of guns depend on their blocks and on the range; at one hex it is melee. Guard foot artillery has one more die in melee and none at range.',
        '- Foot artillery battles only if it did not move.',
        '- Horse artillery may fire after one hex, but not at four hexes, and not with its last block.',
        `The chart of the rulebook is a picture that could not be read. ${chartSource}`,
        'Numbers marked ours are our reconstruction.',
      ],
      table: artilleryTable,
    },
    {
      id: 'line-of-sight',
      title: 'Line of sight',
      refs: ['N Line of Sight'],
      text: [
        ...sightText,
        'Artillery on a hill may fire over a friendly unit or leader on a lower hex next to it, unless that hex blocks the view by itself. Hills, forests and buildings have further rules of sight; see their passages.',
      ],
    },
    {
      id: 'ranged-hits',
      title: 'Hits at range',
      refs: ['N Score Hits'],
      text: [
        'Only the symbol of the target’s arm hits it. Flags drive it back. Sabres do nothing at range. Hits beyond the last block are lost.',
        'A leader who is with a unit that loses blocks is checked.',
      ],
    },
  ],
};
