import type { KernelState } from './state.ts';
export function stateToJSON(g: KernelState): unknown {
  return Array.from(g.buf);
}
export function jsonInto(g: KernelState, json: unknown): void {
  g.buf.set(json as number[]);
}
