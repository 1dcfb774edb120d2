// Assault, melee, leaders in fights, evasion, rout, pursuit, shooting.

import type { Chapter } from '../../../../kernel/handbook.ts';

export const combat: Chapter = {
  id: 'combat',
  title: 'Fighting',
  passages: [
    {
      id: 'combat-basics',
      title: 'Dice and hits',
      refs: ['D Combat'],
      text: [
        'A unit rolls one die for each active cube, more or fewer for leader, ground and cards, and at least one. Attackers hit with their attack value, defenders with their defence value. Fights are settled one at a time; a unit attacks once in a round, and defends as often as it is attacked.',
      ],
      dice: true,
    },
    {
      id: 'assault',
      title: 'Assault',
      refs: ['D Assault'],
      text: [
        'A unit that was not beside an enemy when it began to move, has moved, and now is beside one, may assault it at once. Shooters do not assault. It rolls first, whatever the morale, and with one die more; the defender answers with what is left.',
        'Not out of a stream, nor if it entered one in this move; not across a slope or an escarpment; cavalry not across stakes and not into woods.',
        'If the defender’s hex is then empty, because it evaded, was routed or eliminated, the unit may go into that hex and on, if it has points left, and assault again. Who has assaulted does not fight in melee in this round.',
      ],
    },
    {
      id: 'melee',
      title: 'Melee',
      refs: ['D Melee'],
      text: [
        'When the combat phase begins, every unit of the active player that is beside an enemy and has not assaulted is bound to attack one of those beside it. Shooters and routed units need not and cannot. A unit that comes to stand beside an enemy only later in the phase may attack, but need not.',
        'The side with the higher morale rolls first, and its hits count before the other rolls. With equal morale both roll, and the hits of both count.',
      ],
    },
    {
      id: 'several',
      title: 'Against several enemies',
      refs: ['D Defending from multiple units'],
      text: [
        'A defender rolls one die less for each other enemy beside it, though never less than one. Archers and longbows do not count, crossbows do; nor do routed enemies, or those that cannot reach it across an escarpment or stakes.',
        'A unit with one active cube that is attacked by several in one phase defends against one of them, which its owner names; against the others it does not roll.',
      ],
    },
    {
      id: 'leaders-in-combat',
      title: 'Leaders in a fight',
      refs: ['D Attached leaders in combat', 'D Attached leaders involved in combat'],
      text: [
        'Each 6 rolled against a unit with a leader is rolled again, hit or not; if it is a 6 again, he is dead. Each of his side’s units with him or beside him then takes as many hits as his morale; the same when he is routed.',
        'If his unit is eliminated he stays, alone, and hits left over are his. If it is routed he goes to a unit beside him that has no leader and does not retreat, or stays alone.',
      ],
    },
    {
      id: 'evasion',
      title: 'Evasion',
      refs: ['D Evasion'],
      text: [
        'Archers, longbows, crossbows, cavalry and lone leaders that infantry assaults may evade instead of fighting, if no other enemy is beside them: up to their full allowance, to a hex that is not beside the assaulting unit, and then one hit; a leader takes none. Once in a round.',
        'If the only way is through one friend, they go through it to the first free hex behind, and both take a hit more. Two friends in a row bar the way.',
      ],
    },
    {
      id: 'rout',
      title: 'Retreat',
      refs: ['D Retreat or rout'],
      text: [
        'A unit whose last active cube is gone is routed and retreats at once: its full allowance, to where it is further from the enemy than before, by the shortest way to its own edge. Ground costs and hurts as always. Enemies it leaves cost nothing.',
        'Where friends are in the way it goes through one of them, who takes a hit. Where only enemies or impassable ground are, it is eliminated; also when it leaves the map.',
        'If both sides of a fight are routed, only the one with the lower morale retreats, the defender if they are equal. A routed unit cannot be activated or attack, and rolls nothing when attacked, unless a card helps.',
      ],
    },
    {
      id: 'pursuit',
      title: 'Pursuit',
      refs: ['D Pursuit'],
      text: ['After a melee the unit that caused the rout may go into the hex that was left. No attack follows.'],
    },
    {
      id: 'ranged',
      title: 'Shooting',
      refs: ['D Ranged combat'],
      text: [
        'Archers, longbows and crossbows that have not moved shoot once in the combat phase, without activation, at an enemy in range. They do not if an enemy that is no shooter is beside them; crossbows do. The target does not answer.',
        'Range is counted in hexes. Woods between, or touched along a side, bar the line. Units bar it for crossbows only. A unit in woods can be shot only from a neighbouring woods hex.',
        'Crossbows must stay a whole own round without moving to load again.',
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
      title: 'Who wins',
      refs: ['D Victory conditions', 'victory'],
      text: [
        '- All leaders of a side are dead: the other side wins at once. Routed ones are not dead.',
        '- Player A has eliminated as many enemy units as the scenario says. In three open battles Player B has such a number too.',
        '- Time is up: Player B wins.',
        'If both would win by the same fight, the side whose eliminated units have the higher sum of morale loses; if that is equal, Player B wins.',
      ],
    },
    {
      id: 'last-turn',
      title: 'The last turn',
      refs: ['D The last turn', 'D Scenarios'],
      text: [
        'When cards must be drawn and the deck is empty, all discards but the Historical Events are shuffled, hands are filled once more, and one last turn is played. Then Player B has won.',
      ],
    },
    {
      id: 'events',
      title: 'Historical Events and the clock',
      refs: ['D Historical events', 'D Historical Event'],
      text: [
        'What an event does, the scenario says. It happens when the card is played in place of a round, or drawn in a rally.',
        'In most scenarios the last one moves the clock. Played by Player B: this turn is finished, then comes the last one. Played by Player A: the discards above the last event card go back into the deck and are shuffled, which gives more time.',
      ],
    },
  ],
};
