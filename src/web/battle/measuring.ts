// Who must know how large something was drawn asks in the frame that draws it: there the browser lays the page out anyway, once
// for all who ask. Asked in the midst of a drawing it does so for each of them, and again for what is changed after that.

/** Reads sizes; what it answers changes the page, once all have read. */
export type Measuring = () => (() => void) | null;

const waiting = new Set<Measuring>();

function together(): void {
  const all = [...waiting];
  waiting.clear();
  for (const change of all.map((measuring) => measuring())) change?.();
}

/** Measures before the next picture; the answer gives it up. */
export function measure(measuring: Measuring): () => void {
  if (waiting.size === 0) requestAnimationFrame(together);
  waiting.add(measuring);
  return () => waiting.delete(measuring);
}
