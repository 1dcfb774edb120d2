// The pieces and the field [B Rank tiles; B Units; B Sectors; B Camp; B Reserve zone; B Command tokens].

import type { Chapter } from '../../../../kernel/handbook.ts';

export const pieces: Chapter = {
  id: 'pieces',
  title: 'Ranks, units and tokens',
  passages: [
    {
      id: 'rank-tiles',
      title: 'A rank',
      refs: ['B Rank tiles', 'B Rank tile breakdown'],
      text: [
        'Each tile is one body of soldiers. It shows:',
        '- its class: regular infantry, skirmish infantry, cavalry or special; a few belong to two classes;',
        '- its formation: the most ranks that a unit containing this tile may have;',
        '- its cohesion: how many hits it absorbs when it is removed, and how much it adds to the disorder the unit can hold;',
        '- its attack values, melee and ranged: a die must show at least that number to hit. A tile may have none, one or several of each;',
        '- its traits.',
        'The tiles of the box are not public in every detail. Each value here says how sure it is: sourced, constrained by an example, or designed by us. Anyone who owns the box can correct a value in one file of the project.',
      ],
    },
    {
      id: 'units',
      title: 'A unit',
      refs: ['B Units', 'B Rank classes'],
      text: [
        'A unit is one or more ranks, one behind the other. All of them share a class; names may be mixed, except in special units, which have one name only. It may have no more ranks than the smallest formation value among them.',
        'The unit moves, attacks and takes hits as a whole. Tokens lie on the unit, not on a rank, and a trait of any rank is a trait of the whole unit. The front rank is the one nearest the enemy, and the first to be lost.',
      ],
    },
    {
      id: 'tokens',
      title: 'Order and disorder',
      refs: ['B Command tokens'],
      text: [
        'You have as many command tokens as units. Each shows its order side or its disorder side, and lies in your camp or on a unit. Their number never changes.',
        '- Order in the camp pays for commands and reactions. It can also absorb hits: it is flipped and put on the unit as disorder.',
        '- Order on a unit makes its next command more expensive.',
        '- Disorder on a unit counts the hits it has taken. If it reaches the cohesion of the ranks that are left, the unit is disbanded.',
        '- Disorder in the camp cannot be used until you rally.',
      ],
    },
  ],
};

export const field: Chapter = {
  id: 'field',
  title: 'The field',
  passages: [
    {
      id: 'sectors',
      title: 'Sectors and zones',
      refs: ['B Sectors', 'B Engagement zone', 'B Formation zone'],
      text: [
        'The field has three sectors side by side, five with four players. Units fight enemies in their own sector. Only when there are none may they reach into a neighbouring one.',
        'A unit stands in the formation zone of its side or, while it is engaged with one or more enemies, in the engagement zone between the two sides. When the last enemy it is engaged with is gone, it returns to its formation zone at once.',
      ],
    },
    {
      id: 'camp',
      title: 'Camp and reserve',
      refs: ['B Camp', 'B Reserve zone'],
      text: [
        'Your camp lies behind the central sector. It holds your deck, your tokens that are not on units, and the disorder of units you have lost. Only units in the central sector guard it.',
        'Beside it is the reserve. A unit there neither attacks nor can be attacked, and does not guard the camp. It enters any sector by redeployment. No unit goes back into the reserve unless a card says so.',
      ],
    },
  ],
};
