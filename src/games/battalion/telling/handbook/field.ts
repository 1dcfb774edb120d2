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
        'A tile is a rank, a body of soldiers. It says what it belongs to and what it brings:',
        '- its class: regular infantry, skirmish infantry, cavalry or special; a few belong to two classes;',
        '- its formation: the most ranks that a unit with this tile in it may have;',
        '- its cohesion: how many hits it takes with it when it is removed, and how much disorder it lets the unit hold;',
        '- its attack values, for melee and for missiles: a die must show at least that number. A tile may have none, one or several of either kind;',
        '- its traits.',
        'The tiles of the box are not public in every detail. Each value here says how sure it is: sourced, constrained by an example, or designed by us. Who owns the box can correct a value in one file of the project.',
      ],
    },
    {
      id: 'units',
      title: 'A unit',
      refs: ['B Units', 'B Rank classes'],
      text: [
        'A unit is one or more ranks, one behind the other. All of them share a class; names may be mixed, except in special units, which have one name only. The smallest formation among its ranks is the most it may have.',
        'From then on the unit is one thing: it moves, attacks and suffers as a whole, holds its tokens together, and every trait of any of its ranks is the trait of the whole unit. The front rank is the one nearest the enemy, and the first to be lost.',
      ],
    },
    {
      id: 'tokens',
      title: 'Order and disorder',
      refs: ['B Command tokens'],
      text: [
        'You have as many command tokens as units. Each shows order or disorder, and lies in your camp or on a unit. None is ever made or lost.',
        '- Order in the camp pays for commands and reactions, and takes hits by becoming disorder on a unit.',
        '- Order on a unit makes its next command dearer.',
        '- Disorder on a unit is hits it has taken: it must stay below the cohesion of the ranks that are left.',
        '- Disorder in the camp is out of use until you rally.',
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
        'The field has three sectors side by side, five with four players. Units fight the enemies in their own sector; only when there are none at all may they reach into the next one.',
        'In each sector a unit stands either in the formation zone of its side or, when it is engaged, in the engagement zone, against one or more enemies. Nothing else than that is meant: to be in contact is to be engaged. When the last enemy it is engaged with is gone, it is back in the formation zone at once.',
      ],
    },
    {
      id: 'camp',
      title: 'Camp and reserve',
      refs: ['B Camp', 'B Reserve zone'],
      text: [
        'Your camp lies behind the central sector. It holds your deck, your tokens that are not on units, and the disorder of units you have lost. Only a unit in the central sector guards it.',
        'Beside it is the reserve. A unit there neither attacks nor is attacked and guards nothing. It comes out by redeployment, into any sector, and nobody goes back in, unless a card says so.',
      ],
    },
  ],
};
