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
        'A unit rolls one die for each active cube. A leader, ground and cards add or remove dice, but it always rolls at least one. Attackers hit with their attack value, defenders with their defence value. Fights are resolved one at a time. A unit attacks once in a round, and defends whenever it is attacked.',
      ],
      dice: true,
    },
    {
      id: 'assault',
      title: 'Assault',
      refs: ['D Assault'],
      text: [
        'A unit that began its move away from all enemies and moves next to one may assault it at once. Units that shoot cannot assault. The attacker rolls first, whatever the morale, with one more die. Then the defender answers with the cubes it has left.',
        'A unit cannot assault out of a stream, in a move in which it entered one, or across a slope or an escarpment. Cavalry cannot assault across stakes or into woods.',
        'If the defender’s hex is then empty because it evaded, was routed or was eliminated, the unit may move on through that hex with the points it has left, and assault again. A unit that has assaulted does not fight in melee this round.',
      ],
    },
    {
      id: 'melee',
      title: 'Melee',
      refs: ['D Melee'],
      text: [
        'When the combat phase begins, every unit of the active player that is next to an enemy and has not assaulted must attack one of the enemies next to it. Units that shoot and routed units cannot attack in melee. A unit that is next to an enemy only later in the phase may attack, but need not.',
        'The side with the higher morale rolls first, and its hits are applied before the other side rolls. With equal morale both sides roll together.',
      ],
    },
    {
      id: 'several',
      title: 'Against several enemies',
      refs: ['D Defending from multiple units'],
      text: [
        'A defender rolls one die fewer for each other enemy next to it, but always at least one. Crossbows count. Archers, longbows and routed enemies do not, nor do enemies that cannot attack it across an escarpment or stakes.',
        'A unit with one active cube that is attacked by several enemies in one phase defends against one of them, chosen by its owner. It does not roll against the others.',
      ],
    },
    {
      id: 'leaders-in-combat',
      title: 'Leaders in a fight',
      refs: ['D Attached leaders in combat', 'D Attached leaders involved in combat'],
      text: [
        'Each 6 rolled against a unit with a leader is rolled again, whether it hit or not; a second 6 kills the leader. Each unit of his side in his hex or next to him then takes as many hits as his morale. The same happens when he is routed.',
        'If his unit is eliminated he stays alone and takes any hits left over. If it is routed he joins a unit next to him that has no leader and is not retreating, or stays alone.',
      ],
    },
    {
      id: 'evasion',
      title: 'Evasion',
      refs: ['D Evasion'],
      text: [
        'Archers, longbows, crossbows, cavalry and lone leaders assaulted by infantry may evade instead of fighting, if no other enemy is next to them. They move up to their full allowance, to a hex that is not next to the assaulting unit, and take one hit; a leader takes none. Each may evade once in a round.',
        'If the only way is through one friend, they move through it to the first free hex behind, and both take one more hit. Two friends in a row block the way.',
      ],
    },
    {
      id: 'rout',
      title: 'Retreat',
      refs: ['D Retreat or rout'],
      text: [
        'A unit whose last active cube is gone is routed and retreats at once: its full allowance, farther from the enemy than before, by the shortest way to its own edge. Ground has its usual costs and hits. Leaving enemies costs nothing.',
        'If friends block the way it moves through one of them, which takes a hit. If only enemies or impassable ground are left, or if it leaves the map, it is eliminated.',
        'If both sides of a fight are routed, only the one with the lower morale retreats, the defender if they are equal. A routed unit cannot be activated, cannot attack, and rolls no dice when attacked, unless a card allows it.',
      ],
    },
    {
      id: 'pursuit',
      title: 'Pursuit',
      refs: ['D Pursuit'],
      text: ['After a melee the unit that caused the rout may move into the vacated hex. It does not attack again.'],
    },
    {
      id: 'ranged',
      title: 'Shooting',
      refs: ['D Ranged combat'],
      text: [
        'Archers, longbows and crossbows that have not moved shoot once in the combat phase, without activation, at an enemy in range. They cannot shoot if an enemy that fights in melee is next to them, except crossbows, which can. The target does not answer.',
        'Range is counted in hexes. Woods in between, even touched along a hexside, block the line. Units block it for crossbows only. A unit in woods can be shot at only from a neighbouring woods hex.',
        'After shooting, crossbows must stay still for a whole round of their own to reload.',
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
        '- If all leaders of a side are dead, the other side wins at once. Routed leaders are not dead.',
        '- Player A wins by eliminating as many enemy units as the battle says. In three open battles Player B has such a number too.',
        '- If time runs out, Player B wins.',
        'If both would win by the same fight, the side whose eliminated units have the higher total morale loses; if the totals are equal, Player B wins.',
      ],
    },
    {
      id: 'last-turn',
      title: 'The last turn',
      refs: ['D The last turn', 'D Scenarios'],
      text: [
        'When cards must be drawn and the deck is empty, all discards except the Historical Events are shuffled, hands are refilled one last time, and one last turn is played. If nobody has won by then, Player B wins.',
      ],
    },
    {
      id: 'events',
      title: 'Historical Events and the clock',
      refs: ['D Historical events', 'D Historical Event'],
      text: [
        'The battle says what each event does. It happens when the card is played in place of a round, or drawn in a rally.',
        'In most battles the last event changes the time left. If Player B plays it, the turn after this one is the last. If Player A plays it, the discards above the last event card are shuffled back into the deck, which gives more time.',
      ],
    },
  ],
};
