// Small pen for silhouettes: each function answers a piece of SVG path data. A silhouette is such pieces joined; it is
// filled and thinly stroked in one ink, so lines and shapes need no paths of their own.

const n = (value: number): string => String(Math.round(value * 100) / 100);

type Place = readonly [number, number];

/** A closed shape through points. It always runs clockwise: shapes that overlap then fill, and only `wheel` cuts holes. */
export function shape(...points: readonly Place[]): string {
  const twiceArea = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  const clockwise = twiceArea >= 0 ? points : [...points].reverse();
  return `M${clockwise.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A disc, or an oval when the second radius is given. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;

/** A limb or shaft from one point to another, as thick at each end as told. */
export function limb(x1: number, y1: number, x2: number, y2: number, w1: number, w2 = w1): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const dx = -(y2 - y1) / length / 2;
  const dy = (x2 - x1) / length / 2;
  return shape(
    [x1 + dx * w1, y1 + dy * w1],
    [x2 + dx * w2, y2 + dy * w2],
    [x2 - dx * w2, y2 - dy * w2],
    [x1 - dx * w1, y1 - dy * w1],
  );
}

/** A limb with a bend. */
export const bent = ([x1, y1]: Place, [x2, y2]: Place, [x3, y3]: Place, w1: number, w2: number): string =>
  limb(x1, y1, x2, y2, w1, (w1 + w2) / 2) + limb(x2, y2, x3, y3, (w1 + w2) / 2, w2);

/** A shaft with a leaf-shaped head at its far end. */
export function spear(x1: number, y1: number, x2: number, y2: number, head = 5): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const ux = (x2 - x1) / length;
  const uy = (y2 - y1) / length;
  const half = head * 0.28;
  return (
    limb(x1, y1, x2, y2, 0.7) +
    shape(
      [x2, y2],
      [x2 - ux * head * 0.6 - uy * half, y2 - uy * head * 0.6 + ux * half],
      [x2 - ux * head, y2 - uy * head],
      [x2 - ux * head * 0.6 + uy * half, y2 - uy * head * 0.6 - ux * half],
    )
  );
}

/** A curved line as a thin band: there by one curve and back by the same, so that filling it leaves its hollow free. */
export const curve = (x1: number, y1: number, cx: number, cy: number, x2: number, y2: number): string =>
  `M${n(x1)} ${n(y1)}Q${n(cx)} ${n(cy)} ${n(x2)} ${n(y2)}Q${n(cx)} ${n(cy)} ${n(x1)} ${n(y1)}Z`;

/** A wheel: rim as a ring, spokes as lines. */
export function wheel(x: number, y: number, r: number, spokes = 6): string {
  const ring = disc(x, y, r);
  const inner = r - 1.5;
  // Drawn the other way round, the inner disc cuts a hole.
  const hole = `M${n(x - inner)} ${n(y)}a${n(inner)} ${n(inner)} 0 1 0 ${n(2 * inner)} 0a${n(inner)} ${n(inner)} 0 1 0 ${n(-2 * inner)} 0Z`;
  const lines = Array.from({ length: spokes }, (_, i) => {
    const angle = (Math.PI * 2 * i) / spokes;
    return limb(x, y, x + inner * Math.cos(angle), y + inner * Math.sin(angle), 0.6);
  });
  return ring + hole + lines.join('') + disc(x, y, 1.2);
}
