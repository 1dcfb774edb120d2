// Dice, hits, disbanding, victory [B Dice pool; B Assigning dice; B Taking hits; B Disbanding a unit; B Winning the battle].

import type { Chapter } from '../../../../kernel/handbook.ts';

export const combat: Chapter = {
  id: 'combat',
  title: 'Attacks',
  passages: [
    {
      id: 'pool',
      title: 'The dice pool',
      refs: ['B Dice pool', 'B Rolling and assigning dice'],
      text: [
        'Start with three eight-sided dice. In melee add one for each other unit of yours engaged with the target. Traits and card texts may add more, and each card you discard before the roll adds one. You never roll more than six.',
      ],
    },
    {
      id: 'assign',
      title: 'Hits',
      refs: ['B Assigning dice', 'B Resolving an attack'],
      text: [
        'Every 8 is a hit. Each other die may be assigned to one attack value of the right kind, melee or ranged, that it equals or exceeds. Each value takes one die, and each assigned die is a hit. The game proposes the best assignment; you may change it.',
        'A unit without melee values still attacks and counterattacks: only its 8s hit. Hits beyond what the target can take are lost.',
      ],
      dice: true,
    },
    {
      id: 'taking-hits',
      title: 'Taking hits',
      refs: ['B Taking hits', 'B Steadfast', 'B Harass'],
      text: [
        'The owner of the unit decides.',
        '- First he may remove any number of ranks, from the front. Each absorbs as many hits as its cohesion. If they absorb more hits than there were, he may return that many disorder of earlier attacks from this unit to the camp, still as disorder.',
        '- For each hit that is left he flips one order from the camp and puts it on the unit as disorder.',
        '- If there is not enough order, he must remove more ranks, and no disorder returns for their surplus.',
        'Disorder in the camp cannot absorb hits. With Steadfast a unit may ignore one hit each time if its owner puts a token from the camp, order or disorder, on it as order.',
      ],
    },
    {
      id: 'disband',
      title: 'Disbanding',
      refs: ['B Disbanding a unit'],
      text: [
        'A unit is disbanded when its last rank is gone, or when the disorder on it reaches the cohesion it has left. Then, in this order: its order is flipped to disorder; all its tokens go to the camp; its ranks leave the field; units that are now unengaged return to their formation zones; its owner draws a card, or loses the battle if there is none.',
      ],
    },
  ],
};

export const victory: Chapter = {
  id: 'victory',
  title: 'Winning',
  passages: [
    {
      id: 'victory',
      title: 'Two ways to win',
      refs: ['B Winning the battle', 'victory'],
      text: [
        '- The camp: at the start of your turn you have a unit in the central sector and the enemy has none there. Engaged units count, units in reserve do not.',
        '- Exhaustion: the enemy must draw a card and has none left. This ends the battle at once, even in the middle of an attack.',
        'Each lost unit and each rally takes a card, so the deck is the life of the army. A side with no unit left, on the field or in reserve, loses at once.',
      ],
    },
  ],
};
