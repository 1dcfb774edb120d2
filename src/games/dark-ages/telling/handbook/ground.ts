// The ground, by hex and by hexside [D Woods ... D Slope].

import type { Chapter } from '../../../../kernel/handbook.ts';

export const ground: Chapter = {
  id: 'ground',
  title: 'Ground',
  passages: [
    {
      id: 'clear',
      title: 'Clear ground, roads and villages',
      refs: ['D Clear', 'D Village', 'D Terrain'],
      text: [
        'Clear ground has no effect. Roads, villages and the monastery of Courtrai are only drawn. Each hex has one kind of ground: water goes before woods, and woods before the rest.',
      ],
    },
    {
      id: 'woods',
      title: 'Woods',
      refs: ['D Woods'],
      text: [
        'Entering woods from other ground costs a hit, except for leaders; cavalry stops there. Going from woods to woods costs nothing.',
        '- The first hit that a unit in woods suffers in a fight is ignored.',
        '- A unit attacking out of woods rolls one die less, one defending in woods one die more.',
        '- Cavalry cannot assault into woods.',
        '- Woods bar the line of shooters. A unit in woods is no target, except from a woods hex beside it.',
      ],
    },
    {
      id: 'hill',
      title: 'Hills',
      refs: ['D Hills', 'D Hill'],
      text: [
        'Cavalry pays one point more for a move that begins on, enters or crosses a hill, once for each hill.',
        'In assault and melee a unit on a hill rolls one die more, attacking or defending, against an enemy that is not on one. Hills do not matter for shooting.',
      ],
    },
    {
      id: 'stream',
      title: 'Streams',
      refs: ['D Stream'],
      text: [
        'Entering a stream hex costs a hit, except for leaders, and cavalry pays one point more. A unit in it rolls one die less. Nobody assaults out of a stream, or in a move in which it has entered one. A unit in a stream may be assaulted.',
      ],
    },
    {
      id: 'river',
      title: 'Rivers, fords and bridges',
      refs: ['D River', 'D Ford and bridge', 'D Ford/Bridge'],
      text: ['Nobody enters a river. Fords and bridges are clear ground.'],
    },
    {
      id: 'marsh',
      title: 'Marsh',
      refs: ['D Marsh'],
      text: [
        'Entering a marsh hex costs a hit, except for leaders, and cavalry stops there. A unit in it rolls one die less, attacking or defending.',
      ],
    },
    {
      id: 'escarpment',
      title: 'Escarpments',
      refs: ['D Escarpments', 'D Escarpment'],
      text: ['A side that nobody crosses. Only shots pass it; units on both sides of it do not fight.'],
    },
    {
      id: 'stakes',
      title: 'Stakes',
      refs: ['D Stakes'],
      text: [
        'Cavalry neither crosses stakes nor attacks across them. Foot may attack cavalry across them, and the cavalry then does not roll.',
      ],
    },
    {
      id: 'slope',
      title: 'Slopes',
      refs: ['D Slope'],
      text: ['Crossing a slope costs a hit, up or down, and no points. Nobody assaults across it; melee is possible.'],
    },
  ],
};
