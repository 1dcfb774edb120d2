// Choices that are shown alike in several decisions.

import { DECLINE, DONE, MOVE_LEADER, ORDER, ORDER_LEADER, PASS } from '../../tables/verbs.ts';
import type { OfferShape } from '../game-words.ts';
import { hexName, leaderAt, whoStands } from '../words.ts';
import { joinsOrLeaves } from './movement-words.ts';

export const SHARED: { readonly [verb: number]: OfferShape } = {
  [PASS]: { mark: 'answer', label: () => 'Pass' },
  [DONE]: { mark: 'finish', label: () => 'Done' },
  [DECLINE]: { mark: 'finish', label: () => 'Do not' },
  [ORDER]: {
    mark: 'piece',
    from: 1,
    phase: 'order',
    label: (g, a) => `Order ${whoStands(g, a)} at ${hexName(g, a)}`,
  },
  [ORDER_LEADER]: {
    mark: 'piece',
    from: 1,
    leader: true,
    phase: 'order',
    label: (g, a) => `Order ${leaderAt(g, a)} at ${hexName(g, a)}${g.hexUnit[a] >= 0 ? ' by himself' : ''}`,
  },
  [MOVE_LEADER]: {
    mark: 'go',
    from: 1,
    to: 2,
    leader: true,
    phase: 'move',
    label: (g, a, b) => `Move ${leaderAt(g, a)} to ${hexName(g, b)}`,
    follows: joinsOrLeaves,
  },
};
