// The Ford in our own words.

import type { Handbook } from '../../../../kernel/handbook.ts';

export const handbook: Handbook = {
  start: ['Play a card, or pass. The other side stands and is shot at, or yields one man.'],
  chapters: [
    {
      id: 'rules',
      title: 'The rules',
      passages: [
        { id: 'playing', title: 'Playing', refs: ['F Playing'], text: ['The active side plays a card, or passes.'] },
        { id: 'answering', title: 'Answering', refs: ['F Answering'], text: ['Stand, or yield one man.'] },
        {
          id: 'volleys',
          title: 'Volleys',
          refs: ['F Volleys'],
          text: ['As many dice as the card says; fives and sixes hit.'],
        },
      ],
    },
  ],
};
