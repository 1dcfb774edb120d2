// What the army of a side is called.

import type { TableView } from '../../kernel/view.ts';

export const armyOfSide = (view: Pick<TableView, 'sides'>, side: string): string =>
  view.sides.find((one) => one.side === side)?.army ?? '';
