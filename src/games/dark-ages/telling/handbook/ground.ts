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
        'Clear ground has no effect. Roads, villages and the monastery of Courtrai have none either. Each hex has one kind of ground: if several are drawn in it, water counts before woods, and woods before the rest.',
      ],
    },
    {
      id: 'woods',
      title: 'Woods',
      refs: ['D Woods'],
      text: [
        'A unit that enters woods from other ground takes a hit; leaders do not. Cavalry stops there. Moving from woods to woods costs nothing.',
        '- A unit in woods ignores the first hit in a fight.',
        '- A unit attacking out of woods rolls one die fewer; one defending in woods rolls one more.',
        '- Cavalry cannot assault into woods.',
        '- Woods block the line of fire. A unit in woods can be shot at only from a woods hex next to it.',
      ],
    },
    {
      id: 'hill',
      title: 'Hills',
      refs: ['D Hills', 'D Hill'],
      text: [
        'Cavalry pays one more movement point if its move begins on, enters or crosses a hill, once for each hill.',
        'In assault and melee a unit on a hill rolls one more die, attacking or defending, against an enemy that is not on one. Hills do not affect shooting.',
      ],
    },
    {
      id: 'stream',
      title: 'Streams',
      refs: ['D Stream'],
      text: [
        'A unit that enters a stream hex takes a hit; leaders do not. Cavalry also pays one more movement point. A unit in a stream rolls one die fewer. It cannot assault out of a stream, or in a move in which it entered one, but it can be assaulted.',
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
        'A unit that enters a marsh hex takes a hit; leaders do not. Cavalry stops there. A unit in a marsh rolls one die fewer, attacking or defending.',
      ],
    },
    {
      id: 'escarpment',
      title: 'Escarpments',
      refs: ['D Escarpments', 'D Escarpment'],
      text: [
        'Nobody crosses this side of a hex. Shots pass over it, but units on its two sides cannot fight each other.',
      ],
    },
    {
      id: 'stakes',
      title: 'Stakes',
      refs: ['D Stakes'],
      text: [
        'Cavalry can neither cross stakes nor attack across them. Infantry may attack cavalry across them, and the cavalry then rolls no dice.',
      ],
    },
    {
      id: 'slope',
      title: 'Slopes',
      refs: ['D Slope'],
      text: [
        'A unit that crosses a slope, up or down, takes a hit but pays no extra movement point. Nobody can assault across it; melee is possible.',
      ],
    },
  ],
};
