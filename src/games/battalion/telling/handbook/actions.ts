// Assault, barrage, charge; reactions; more than two units in one engagement.

import type { Chapter } from '../../../../kernel/handbook.ts';

export const actions: Chapter = {
  id: 'actions',
  title: 'Commands',
  passages: [
    {
      id: 'assault',
      title: 'Assault',
      refs: ['B Assault', 'B Attacking with an overlapped unit', 'B Evade'],
      text: [
        'An engaged unit attacks one of the enemies it is engaged with, in melee. If that enemy survives, it counterattacks with the ranks it has left, at no cost.',
        'A unit engaged with several enemies attacks one of them, and only that one counterattacks.',
        'Just after its own attack or counterattack in an assault, a unit with Evade may be commanded again, at its current cost, to leave all its engagements. If it does so after its attack, there is no counterattack.',
      ],
    },
    {
      id: 'barrage',
      title: 'Barrage',
      refs: ['B Barrage'],
      text: [
        'An unengaged unit with at least one ranged value makes a ranged attack on an unengaged enemy in the same sector. There is no counterattack.',
      ],
    },
    {
      id: 'charge',
      title: 'Charge',
      refs: ['B Charge'],
      text: [
        'An unengaged unit attacks an enemy in its sector, in these steps:',
        '- it moves into the engagement zone of its sector, without naming a target;',
        '- the enemy may react with one unit;',
        '- if it is still unengaged, it chooses an enemy in the sector: an unengaged one becomes engaged with it, an engaged one is overlapped, and one that overlaps a friend is split off;',
        '- it attacks in melee, and the enemy counterattacks as in an assault.',
      ],
    },
    {
      id: 'empty-sector',
      title: 'No enemy in the sector',
      refs: ['B Empty sector'],
      text: [
        'A unit with no enemy at all in its sector, engaged or not, may barrage or charge into a neighbouring sector. Nobody may react to such a charge, but there is a counterattack. The charging unit then belongs to the new sector.',
      ],
    },
  ],
};

export const reactions: Chapter = {
  id: 'reactions',
  title: 'Reactions',
  passages: [
    {
      id: 'reaction',
      title: 'Taking a reaction',
      refs: ['B Taking a reaction', 'B Fright'],
      text: [
        'When an enemy unit charges, one of your unengaged units in that sector may react. It costs as much as a command, and one more order against Fright. The order stays on the unit.',
      ],
    },
    {
      id: 'fire',
      title: 'Fire',
      refs: ['B Fire against a charging unit', 'B Screen'],
      text: [
        'Your unit makes a ranged attack on the charging unit. Unless that unit is disbanded, the charge goes on, at any target, including the unit that fired.',
      ],
    },
    {
      id: 'counter-charge',
      title: 'Counter-charge',
      refs: ['B Counter-charge', 'B Counter-charge a charging unit', 'B Anticipate'],
      text: [
        'Your unit moves to meet the charge and becomes its target. The charging unit attacks, and yours counterattacks. With Anticipate your unit strikes first, and the charging unit attacks only if it survives.',
      ],
    },
  ],
};

export const engagements: Chapter = {
  id: 'engagements',
  title: 'More than two in an engagement',
  passages: [
    {
      id: 'overlap',
      title: 'Overlapping',
      refs: ['B Overlapping', 'B Engagements with more than two units'],
      text: [
        'A charge at an enemy that is already engaged adds your unit to that engagement. In melee, attacking or counterattacking, your unit rolls one more die for each other unit of yours engaged with the same enemy. At most three of your units may be engaged with one enemy.',
      ],
    },
    {
      id: 'split',
      title: 'Splitting',
      refs: ['B Splitting an engagement'],
      text: [
        'If you charge an enemy that overlaps one of your units together with others, it leaves that engagement and is engaged with the charging unit alone.',
      ],
    },
  ],
};
