// The worth of a position: a side's chance to win, from the features that its game states, weighed by numbers that were fitted on
// whole games (`npm run fit`). Knows no rule.

import { DRAW, type KernelState, RUNNING, WIN } from '../../kernel/state.ts';
import type { Brings, Features } from '../general/brings.ts';

/** Fitted weights as they are kept: by the names of the features, with how they came about. */
export interface Weights {
  readonly game: string;
  /** The command that made them, from seeds. */
  readonly command: string;
  readonly games: number;
  readonly positions: number;
  readonly weights: { readonly [feature: string]: number };
  /** Of names and weights: a file changed by hand is noticed. */
  readonly checksum: string;
}

/** A checksum of names and weights, in their order. */
export function checksumOf(weights: { readonly [feature: string]: number }): string {
  let h = 0x811c9dc5;
  for (const char of JSON.stringify(Object.entries(weights))) h = Math.imul(h ^ char.charCodeAt(0), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, '0');
}

/** The weights in the order of the features. One that was never fitted counts nothing. */
export function weightsFor(names: readonly string[], { weights, checksum, game }: Weights): Float64Array {
  if (checksumOf(weights) !== checksum) throw new Error(`the weights of ${game} are not those that were fitted`);
  return Float64Array.from(names, (name) => weights[name] ?? 0);
}

export class Worth<G extends KernelState> {
  private readonly features: Features<G>;
  /** In the order of the features. */
  readonly weights: Float64Array;
  private readonly seen: Float64Array;
  private readonly sideOf: (seat: number) => number;

  constructor(features: Features<G>, weights: Float64Array, sideOf: (seat: number) => number) {
    this.features = features;
    this.weights = weights;
    this.sideOf = sideOf;
    this.seen = new Float64Array(features.names.length);
  }

  /** The chance to win of the seat's side; a battle that is over has been won, lost or shared. */
  of(g: G, seat: number): number {
    if (g.outcome !== RUNNING) return g.outcome === DRAW ? 0.5 : g.outcome - WIN === this.sideOf(seat) ? 1 : 0;
    const { seen, weights } = this;
    this.features.write(g, seat, seen);
    let odds = 0;
    for (let i = 0; i < seen.length; i++) odds += seen[i] * weights[i];
    return 1 / (1 + Math.exp(-odds));
  }
}

/** The weights of a battle: those of its game. */
export type WeightsOf<G extends KernelState> = (battle: G['battle']) => Weights;

/** The worth of positions of one battle. */
export function worthOf<G extends KernelState>(
  brings: Brings<G>,
  weights: WeightsOf<G>,
  battle: G['battle'],
): Worth<G> {
  const features = brings.features(battle);
  return new Worth(features, weightsFor(features.names, weights(battle)), (seat) => brings.sideOf(seat));
}

/** The chance of a side to win, for states of any battle. */
export function chanceOf<G extends KernelState>(
  brings: Brings<G>,
  weights: WeightsOf<G>,
): (g: G, side: number) => number {
  const known = new WeakMap<object, Worth<G>>();
  return (g, side) => {
    const battle = g.battle as object;
    let worth = known.get(battle);
    if (worth === undefined) {
      worth = worthOf(brings, weights, g.battle);
      known.set(battle, worth);
    }
    return worth.of(g, side);
  };
}
