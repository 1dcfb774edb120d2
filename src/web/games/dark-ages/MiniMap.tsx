// A battle of Dark Ages as small as a stamp: the two armies as counters.

import type { DarkAgesView } from '../../../games/dark-ages/telling/view/types.ts';
import type { Point } from '../../board/geometry.ts';
import { evenExtent } from '../../board/ground/even-board.ts';
import { HexMiniMap } from '../../board/HexMiniMap.tsx';
import { darkAgesColours } from '../../pieces/dark-ages-armies.ts';

const TINTS: { readonly [terrain: string]: string } = {
  river: 'water',
  stream: 'water',
  ford: 'bridge',
  bridge: 'bridge',
  woods: 'wood',
  hill: 'hill',
  marsh: 'marsh',
};

const counterPath = ({ x, y }: Point): string => `M${x - 32} ${y - 34}h64v56h-64z`;

export const MiniMap = ({ view }: { readonly view: DarkAgesView }) => (
  <HexMiniMap
    view={view}
    extent={evenExtent(view.board)}
    tintOf={(terrain) => TINTS[terrain] ?? null}
    colours={darkAgesColours}
    piece={counterPath}
  />
);
