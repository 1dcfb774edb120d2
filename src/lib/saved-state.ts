// A state with all that is needed to go on from it, as JSON: the game, the version of its rules, the sheet, what was switched,
// and the state itself. A state of other rules is refused with a sentence.

import { jsonInto, stateToJSON } from '../kernel/json.ts';
import type { KernelState } from '../kernel/state.ts';
import { whyNotVersion } from '../kernel/version.ts';

export interface SavedGame<G> {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: string;
  sheetText(g: G): string;
  options(g: G): readonly string[];
  /** The version of the rules that a battle is played by; left out where there is only one. */
  rulesOf?(g: G): string;
  /** An empty state of the battle, by the rules of a version. */
  open(sheet: string, options: readonly string[], rules: string): G;
}

interface Saved {
  readonly game?: unknown;
  readonly rules?: unknown;
  readonly sheet?: unknown;
  readonly options?: unknown;
  readonly state?: unknown;
}

type Written = Omit<KernelState, 'frames'> & { readonly frames: unknown[] };

export function savedStates<G extends Written>(
  game: SavedGame<G>,
): {
  toJSON(g: G): unknown;
  fromJSON(json: unknown, chance: KernelState['chance']): G;
} {
  const { id, name, rulesVersion } = game;
  return {
    toJSON: (g) => ({
      game: id,
      rules: game.rulesOf?.(g) ?? rulesVersion,
      sheet: game.sheetText(g),
      options: game.options(g),
      state: stateToJSON(g),
    }),
    fromJSON(json, chance) {
      const saved = (json ?? {}) as Saved;
      if (saved.game !== id || typeof saved.sheet !== 'string' || !Array.isArray(saved.options)) {
        throw new Error(`this is not a saved state of ${name}`);
      }
      const rules = String(saved.rules);
      const refusal = whyNotVersion(game, rules);
      if (refusal !== '') throw new Error(`this state cannot be played on: ${refusal}`);
      const g = game.open(saved.sheet, saved.options, rules);
      jsonInto(g, saved.state);
      g.chance = chance;
      return g;
    },
  };
}
