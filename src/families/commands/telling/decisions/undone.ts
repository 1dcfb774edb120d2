// What ending orders, moves, battles or a rally leaves undone, for the button that ends them and the question that it asks once.

import type { Undone } from '../game-words.ts';
import { count } from '../words.ts';

export const ORDERS_LEFT: Undone = {
  by: 'choice',
  short: (left) => `${left} left`,
  note: (left) => `${count(left, 'more order')} could be given.`,
};

export const MOVES_LEFT: Undone = {
  by: 'piece',
  short: (left) => `${left} not moved`,
  note: (left) => `${count(left, 'ordered piece')} could still move.`,
};

export const BATTLES_LEFT: Undone = {
  by: 'piece',
  short: (left) => `${left} left`,
  note: (left) => `${count(left, 'unit')} could still attack.`,
};

export const BLOCKS_LEFT: Undone = {
  by: 'choice',
  short: (left) => `${left} left`,
  note: (left) => `${count(left, 'more block')} could be restored.`,
};
