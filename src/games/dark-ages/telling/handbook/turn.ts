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
        'A turn is a series of rounds. Player A and Player B alternate until both pass in a row or neither has a card. Then comes the end phase.',
        'In your round you play a card as activation, move and assault, and then, when all movement is done, fight: melee and shooting. Or you pass: no movement, no attack, no shot. You may still play a card in your next round. Playing a Historical Event takes the whole round and counts as passing.',
        'If nobody plays a card in a whole turn, one card goes from the deck to the discards, so that the battle still comes to an end.',
      ],
    },
    {
      id: 'activation',
      title: 'Activation',
      refs: ['D Activation'],
      text: [
        'The number in the card’s seal is how many points you have. A point moves one unit; or it moves a leader with the unit in his hex and every unit that was next to him when he was activated; or it lets a leader rally. No piece moves twice in a round.',
      ],
    },
    {
      id: 'movement',
      title: 'Movement',
      refs: ['D Movement'],
      text: [
        'Infantry has one movement point, heavy cavalry two, light cavalry three, a leader on foot two and a mounted leader three. Finish one move before the next. A hex holds one unit. No unit moves through another, friend or enemy; a leader may move through friends.',
        'A leader may move with his unit at no cost, leave it, or join a unit without a leader by ending in its hex.',
      ],
    },
    {
      id: 'disengagement',
      title: 'Leaving an enemy',
      refs: ['D Disengagement'],
      text: [
        'Enemies next to each other are engaged. A unit that moves away first takes one hit for each enemy unit it is no longer next to. Archers, longbows and routed units do not cause this hit; crossbows do. A unit routed by these hits retreats instead of moving.',
      ],
    },
    {
      id: 'rally',
      title: 'Rally',
      refs: ['D Rally'],
      text: [
        'For one point a leader who is not routed tries to rally units in his hex or next to him, once in a round. Before each draw you name a unit; then the top card is shown. A green mark on its Fortune Stone makes the unit’s grey cube active, or replaces the grey cube of a routed unit with two active ones. A second green mark does the same for another unit of your choice. A red mark does nothing. He may draw as many cards as his morale.',
        'No unit gets more cubes than it began with. The cards drawn are discarded, so a rally uses up the deck. A Historical Event drawn this way happens, and its marks count too.',
      ],
    },
    {
      id: 'end-phase',
      title: 'End phase',
      refs: ['D End phase', 'D End phase of a turn'],
      text: ['Each routed unit retreats one hex. Then both hands are refilled to three cards.'],
    },
  ],
};
