// A battle of the Commands games as small as a stamp.

import type { CommandsView } from '../../families/commands/telling/view/types.ts';
import type { Point } from '../board/geometry.ts';
import { HexMiniMap } from '../board/HexMiniMap.tsx';
import { armyColours } from '../pieces/armies.ts';

/** Kinds of ground that look alike at this size. */
const TINTS: readonly (readonly [RegExp, string])[] = [
  [/river|ford|sea|coast|stream/i, 'water'],
  [/forest|wood/i, 'wood'],
  [/hill/i, 'hill'],
  [/marsh/i, 'marsh'],
  [/bridge/i, 'bridge'],
  [/broken|rough|quarry/i, 'rough'],
  [/./, 'works'],
];

const tintOf = (terrain: string): string | null =>
  terrain === 'open' ? null : (TINTS.find(([words]) => words.test(terrain))?.[1] ?? 'works');

const blockPath = ({ x, y }: Point): string => `M${x - 34} ${y - 26}h68v52h-68z`;

export const MiniMap = ({ view }: { readonly view: CommandsView }) => (
  <HexMiniMap view={view} extent={view.board} tintOf={tintOf} colours={armyColours} piece={blockPath} />
);
