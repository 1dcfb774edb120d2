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
        'For a unit that is engaged. It attacks one of the enemies it is engaged with, in melee. If that enemy is still there, it counterattacks with what is left, without paying.',
        'A unit that has several enemies on it attacks one of them, and only that one counterattacks.',
        'A unit with Evade may, just after its own attack or counterattack in an assault, be commanded a second time at the price it then has, to leave all its engagements. Done after its attack, it forestalls the counterattack.',
      ],
    },
    {
      id: 'barrage',
      title: 'Barrage',
      refs: ['B Barrage'],
      text: [
        'For an unengaged unit with at least one ranged value: a ranged attack on an unengaged enemy in the same sector. Nobody answers it.',
      ],
    },
    {
      id: 'charge',
      title: 'Charge',
      refs: ['B Charge'],
      text: [
        'For an unengaged unit. In this order:',
        '- it moves out into the engagement zone of its sector, without naming a target;',
        '- the enemy may react with one unit;',
        '- if it is still unengaged, it chooses an enemy of the sector: a free one comes to meet it, an engaged one is overlapped, one that overlaps a friend is drawn off;',
        '- it attacks in melee, and the enemy counterattacks as in an assault.',
      ],
    },
    {
      id: 'empty-sector',
      title: 'No enemy in the sector',
      refs: ['B Empty sector'],
      text: [
        'If there is no enemy in its sector at all, engaged or not, a unit may barrage into a neighbouring sector, or charge there. Against such a charge there is no reaction; a counterattack there is. The charging unit belongs to the new sector from then on.',
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
        'When an enemy unit charges, one of your unengaged units in that sector may react. You pay for it as for any command, and one order more against Fright. The order stays on the unit. You may also let it be.',
      ],
    },
    {
      id: 'fire',
      title: 'Fire',
      refs: ['B Fire against a charging unit', 'B Screen'],
      text: [
        'A ranged attack on the charging unit. Unless that disbands it, the charge goes on, at whatever target it likes; also at the unit that fired.',
      ],
    },
    {
      id: 'counter-charge',
      title: 'Counter-charge',
      refs: ['B Counter-charge', 'B Counter-charge a charging unit', 'B Anticipate'],
      text: [
        'Your unit goes to meet the charge and becomes its target. The charging unit attacks, yours counterattacks. With Anticipate yours comes first, and the attack only if the charging unit has survived it.',
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
        'A charge at an enemy that is already engaged adds your unit to that engagement. In melee, attacking or counterattacking, your unit rolls one die more for each other unit of yours that is engaged with the same enemy. At most three may be on one unit.',
      ],
    },
    {
      id: 'split',
      title: 'Splitting',
      refs: ['B Splitting an engagement'],
      text: [
        'A charge at an enemy that, with others, overlaps one of your units draws it off: it leaves the old engagement and is engaged with the charging unit alone.',
      ],
    },
  ],
};
