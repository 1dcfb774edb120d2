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
        'Three dice of eight sides; one more for each other unit of yours engaged with the target, in melee; what traits and cards add; one for each card you discard. Six at most, whatever adds up. Cards are discarded before you roll.',
      ],
    },
    {
      id: 'assign',
      title: 'Hits',
      refs: ['B Assigning dice', 'B Resolving an attack'],
      text: [
        'Every 8 is a hit by itself. Each other die may be put on one attack value of the right kind, melee or ranged, that it equals or exceeds; a value takes one die. Every die so placed is a hit. The table proposes the best way; you may place them yourself.',
        'A unit without melee values still attacks and counterattacks: only its 8s hit. Hits that the target cannot take any more are lost.',
      ],
      dice: true,
    },
    {
      id: 'taking-hits',
      title: 'Taking hits',
      refs: ['B Taking hits', 'B Steadfast', 'B Harass'],
      text: [
        'The owner of the unit decides.',
        '- First any number of ranks may go, from the front. Each takes as many hits as its cohesion. If they take more than there were, disorder from earlier attacks may go from this unit back to the camp for the difference, still as disorder.',
        '- For the hits that are left, order from the camp is turned and laid on the unit as disorder.',
        '- If there is not enough order, more ranks must go, and nothing comes back for their surplus.',
        'Disorder in the camp cannot take hits. With Steadfast you may ignore one hit each time by placing a token of the camp, of either kind, on the unit as order.',
      ],
    },
    {
      id: 'disband',
      title: 'Disbanding',
      refs: ['B Disbanding a unit'],
      text: [
        'A unit is disbanded when its last rank is gone, or when the disorder on it reaches the cohesion it has left. Then, in order: its order is turned to disorder; all of it goes to the camp; its ranks leave the field; units that are now unengaged go back to their formation zones; its owner draws a card, or loses the battle.',
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
        '- The camp: at the start of your turn you have a unit in the central sector, and the enemy has none there. Engaged units count, reserves do not.',
        '- Exhaustion: a player must draw a card and has none left. That ends the battle at any moment, also in the middle of an attack.',
        'Each lost unit and each rally takes a card, so the deck is the life of the army. A side that has no unit left, on the field or in reserve, has lost at once.',
      ],
    },
  ],
};
