// Infantry in square, and infantry or cavalry with guns [N Infantry Square; N Combined Arms Combat].

import type { Chapter } from '../../../../kernel/handbook.ts';

export const squares: Chapter = {
  id: 'infantry-square',
  title: 'Infantry square',
  passages: [
    {
      id: 'forming-square',
      title: 'Forming square',
      refs: ['N Infantry Square', 'N Forming Square and Combat'],
      text: [
        'Infantry that cavalry attacks in melee may form square, with any number of blocks. A card drawn at random from its owner’s hand goes face down on the first free place of his track, and the unit is marked with the number of that place. Only he may look at it. Cards on the track stay in their places.',
        'A square cannot be formed:',
        '- with two cards or fewer in hand;',
        '- when all four places of the track are taken;',
        '- in a town, at a windmill or on a hex with field works;',
        '- against a battle back or a First Strike of cavalry, or by a defender who has played First Strike.',
      ],
    },
    {
      id: 'square-in-battle',
      title: 'Fighting in square',
      refs: ['N Infantry Squares vs. Infantry & Artillery Units', 'N Infantry Squares Attacking'],
      text: [
        'A unit in square rolls one die at most, in fire and in melee. Type, nation, leader and card add nothing; ground may remove the die. Guns that join add their dice.',
        '- Every time cavalry attacks it in melee, the square battles first. If the cavalry is still there, it then rolls one die at most, whatever its type and card, and the dice of its guns. The square does not battle back after that.',
        '- Infantry and artillery attack a square with all their dice, by fire and in melee, and it battles back with one.',
        '- Cavalry that a square attacks may retire, or play First Strike, with one die.',
        '- A square may be ordered to fire, if no enemy unit is next to it, or to melee. It does not move and takes no ground.',
      ],
    },
    {
      id: 'bounce',
      title: 'The bounce flag',
      refs: ['N Bounce Flag'],
      text: [
        'Flags that a square rolls in melee against cavalry cannot be ignored for any reason, also those of guns that joined it. Each drives the cavalry back one hex, or costs a block if it cannot retreat.',
      ],
    },
    {
      id: 'square-morale',
      title: 'Flags against a square',
      refs: ['N Infantry Squares and Retreats', 'N Infantry Squares and Attached Leaders'],
      text: [
        'A square cannot go back. For each hex that it should retreat it loses a block; militia loses three for each flag. A leader with it and its type let it ignore flags, neighbours do not. It supports others as any unit does.',
        'A leader with a square cannot be ordered away while it stays in square.',
      ],
    },
    {
      id: 'leaving-square',
      title: 'Coming out of square',
      refs: ['N Coming out of Square'],
      text: [
        'A unit in square that is ordered may come out of it after the orders are given, unless enemy cavalry is next to it. Other enemies do not prevent it. The card goes back to the hand. The unit then moves and battles as any other; if it does not move, it fires with its full dice.',
        'It may also stay in square and battle from it. When its last block is lost, the card goes back to the hand at once.',
      ],
    },
    {
      id: 'square-track',
      title: 'The track and your hand',
      refs: ['N Infantry in Square Track'],
      text: [
        'Cards on the track are not in your hand: they cannot be played, and your Command and the number of cards you draw up to are lower by them.',
      ],
    },
  ],
};

export const combined: Chapter = {
  id: 'combined-arms',
  title: 'Combined arms',
  passages: [
    {
      id: 'combined-arms',
      title: 'Guns join a melee',
      refs: ['N Combined Arms Combat', 'N Combined Arms Combat Procedure', 'N Combined Arms'],
      text: [
        'When ordered infantry or cavalry attacks a unit in melee, ordered guns that have not battled may join. You say so before any answer and any dice. Each must have the target in range and see it along a clear line; a gun on a hill that would fire over a friend cannot join.',
        '- The dice of the attacker and of each gun are counted separately, ground included, and rolled together. If the attacker has none left, the guns still roll.',
        '- A gun next to the target counts its melee dice, one farther off those of its fire. A gun with an enemy unit next to it joins against that unit only.',
        '- Sabres of the guns’ dice hit, unless the attacker is militia or rifles: then no sabre of the roll hits.',
        '- Guns may join a bonus attack, if they have not battled yet.',
        '- If a square or a First Strike destroys the attacker or drives it off, the guns’ dice are lost, and their battle is used all the same.',
        '- Battle back goes against the attacker, never against the guns.',
        'Guns cannot join an attack on a lone leader.',
      ],
    },
  ],
};
