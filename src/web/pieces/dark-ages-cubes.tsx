// The cubes of a unit in a row: active ones stand square, the grey one is tipped and crossed, lost ones are marks on the
// ground. So strength can be counted at a glance and without colour. (x, y) is the middle of the row's foot.

export interface CubesProps {
  readonly cubes: number;
  readonly grey: boolean;
  /** As many places as the unit began with. */
  readonly full: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function Cubes({ cubes, grey, full, x, y, size }: CubesProps) {
  const places = Math.max(full, cubes + (grey ? 1 : 0));
  const step = size * 1.2;
  const left = x - (step * places - size * 0.2) / 2;
  return (
    <g class="d-cubes">
      {Array.from({ length: places }, (_, i) => {
        const at = left + i * step;
        if (i < cubes) return <Cube key={i} x={at} y={y} size={size} />;
        if (grey && i === cubes) return <GreyCube key={i} x={at} y={y} size={size} />;
        return (
          <path
            key={i}
            class="d-cube-lost"
            d={`M${at + size * 0.16} ${y - size * 0.1}H${at + size * 0.84}L${at + size} ${y - size * 0.34}H${at + size * 0.32}Z`}
          />
        );
      })}
    </g>
  );
}

interface CubeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A cube with its left lower corner at (x, y). */
function Cube({ x, y, size }: CubeProps) {
  const d = size * 0.26;
  return (
    <g class="d-cube">
      <path class="d-cube-top" d={`M${x} ${y - size}l${d} ${-d}h${size}l${-d} ${d}Z`} />
      <path class="d-cube-side" d={`M${x + size} ${y - size}l${d} ${-d}v${size}l${-d} ${d}Z`} />
      <rect class="d-cube-face" x={x} y={y - size} width={size} height={size} rx={size * 0.08} />
    </g>
  );
}

function GreyCube({ x, y, size }: CubeProps) {
  const inset = size * 0.24;
  return (
    <g class="d-cube-grey" transform={`rotate(22 ${x + size * 0.5} ${y - size * 0.4})`}>
      <Cube x={x} y={y} size={size} />
      <path
        class="d-cube-cross"
        d={`M${x + inset} ${y - size + inset}L${x + size - inset} ${y - inset}M${x + size - inset} ${y - size + inset}L${x + inset} ${y - inset}`}
      />
    </g>
  );
}
