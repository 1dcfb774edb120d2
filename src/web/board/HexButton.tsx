// One hex as a button: what is pointed at, focused and heard. It is drawn again only when something of it differs.

import { cornersOf, type Point, pointsText } from './geometry.ts';
import { memo } from './memo.ts';

interface HexButtonProps {
  readonly place: string;
  readonly at: Point;
  readonly label: string;
  readonly cursor: boolean;
  readonly inviting: boolean;
}

export const HexButton = memo(
  ({ place, at, label, cursor, inviting }: HexButtonProps) => (
    <polygon
      class={`hex-button${cursor ? ' cursor' : ''}${inviting ? ' inviting' : ''}`}
      points={pointsText(cornersOf(at, 56))}
      data-place={place}
      role="button"
      tabindex={cursor ? 0 : -1}
      aria-label={label}
    />
  ),
  (a, b) => a.label === b.label && a.cursor === b.cursor && a.inviting === b.inviting && a.at === b.at,
);
