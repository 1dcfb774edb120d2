// Where a part of the board is out of sight: a soft shadow with a small arrow at that edge. For the eye alone: words and keys
// reach every place anyway.

export interface HiddenEdges {
  readonly left: boolean;
  readonly right: boolean;
  readonly up: boolean;
  readonly down: boolean;
}

export const NOTHING_HIDDEN: HiddenEdges = { left: false, right: false, up: false, down: false };

interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies beyond a window onto something as large as told; a pixel more or less is nothing. */
export const hiddenBeyond = (seen: Window, width: number, height: number, least = 2): HiddenEdges => ({
  left: seen.x > least,
  right: seen.x + seen.width < width - least,
  up: seen.y > least,
  down: seen.y + seen.height < height - least,
});

export const sameEdges = (a: HiddenEdges, b: HiddenEdges): boolean =>
  a.left === b.left && a.right === b.right && a.up === b.up && a.down === b.down;

const EDGES = ['left', 'right', 'up', 'down'] as const;

export function EdgeHints({ hidden }: { readonly hidden: HiddenEdges }) {
  return (
    <>
      {EDGES.filter((edge) => hidden[edge]).map((edge) => (
        <span key={edge} class={`edge-hint edge-${edge}`} aria-hidden="true">
          <svg viewBox="-6 -6 12 12">
            <path d="M-3.500 1.800L0 -1.800L3.500 1.800" />
          </svg>
        </span>
      ))}
    </>
  );
}
