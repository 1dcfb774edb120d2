// Turns, rounds, activation, movement, rally, end phase.

import type { Chapter } from '../../../../kernel/handbook.ts';

export const turn: Chapter = {
  id: 'turn',
  title: 'Turns and rounds',
  passages: [
    {
      id: 'rounds',
      title: 'Rounds',
      refs: ['D Turns and rounds', 'D Turns and sequence of play', 'turn'],
      text: [
        'A turn is a row of rounds, Player A and Player B by turns, until both have passed one after the other or nobody has a card. Then comes the end phase.',
        'In your round you play a card as activation, move and assault, and then, when all movement is done, fight: melee and shooting. Or you pass: no movement, no attack, no shot. Passing binds you to nothing; you may play a card in your next round. A Historical Event takes the place of a round and counts as passing.',
        'If nobody has played a card in a whole turn, one card goes from the deck to the discards, so that time does not stand still.',
      ],
    },
    {
      id: 'activation',
      title: 'Activation',
      refs: ['D Activation'],
      text: [
        'The number in the seal is how many points you have. A point moves one unit; or a leader with the unit in his hex and every unit beside him, as they stood when he was activated; or lets a leader rally. Nobody moves twice in a round.',
      ],
    },
    {
      id: 'movement',
      title: 'Movement',
      refs: ['D Movement'],
      text: [
        'Foot has one point, heavy cavalry two, light cavalry three, a leader on foot two, a mounted one three. Finish one unit before the next. There is one unit in a hex; nobody goes through others, friend or enemy, except a leader through friends.',
        'A leader may go along with his unit at no cost, leave it, or join one that has none by ending there.',
      ],
    },
    {
      id: 'disengagement',
      title: 'Leaving an enemy',
      refs: ['D Disengagement'],
      text: [
        'Units beside each other are engaged. Who moves away takes a hit for each enemy unit it was beside and is beside no longer, before it moves. Archers, longbows and routed units do not hold anybody; crossbows do. A unit that is routed by such hits retreats instead of moving.',
      ],
    },
    {
      id: 'rally',
      title: 'Rally',
      refs: ['D Rally'],
      text: [
        'For a point a leader who is not routed tries to rally units in his hex or beside him, once in a round. Before each draw you name a unit; then the top card is shown. A green mark makes its grey cube active again, or gives a routed unit two active cubes for the grey one; a second green mark does the same for another unit of your choice. Red does nothing. He may try as often as his morale says.',
        'No unit gets more cubes than it began with. The cards drawn are discarded, and bring the end of the deck nearer. A Historical Event drawn this way happens, and its mark counts too.',
      ],
    },
    {
      id: 'end-phase',
      title: 'End phase',
      refs: ['D End phase', 'D End phase of a turn'],
      text: ['Each routed unit goes back one hex. Then both hands are filled to three cards.'],
    },
  ],
};
