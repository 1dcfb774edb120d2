// What a tactic card is worth while it is held, in the points of weights.ts: by it `drill` picks the card that pays for a die
// or a redeployment, and does not spend a text for less than it may bring later.

import { cards } from '../../games/battalion/tables/tables.ts';

/** What a die or a redeployment is worth at a good moment: no card is worth less. */
const ANY = 0.6;

const TEXTS: { readonly [key: string]: number } = {
  // Two dice, or dice again, in one attack.
  'pila-volley': 0.9,
  'hold-the-line': 0.9,
  'double-envelopment': 0.9,
  'hammer-and-anvil': 0.75,
  'royal-wedge': 0.9,
  'massed-volley': 0.9,
  'alexanders-heirs': 0.9,
  'mandate-of-heaven': 0.9,
  falcata: 0.75,
  'hail-of-stones': 0.7,
  // A whole attack more.
  'turning-ranks': 1,
  auxilia: 0.9,
  // Hits that are not taken, a unit that is not lost.
  testudo: 0.8,
  phalanx: 0.75,
  'expendable-front': 0.9,
  agema: 2.2,
  'ad-triarios': 0.7,
  'halberd-hedge': 0.8,
  // Order: two tokens without a rally, or one saved.
  'barcid-silver': 1,
  'royal-treasury': 1,
  decimation: 0.7,
  'hannibals-trap': 0.8,
  stampede: 0.8,
  'steppe-allies': 0.75,
};

/** By the number of the card text. */
export const CARD_WORTH: Float64Array = Float64Array.from(cards, ({ key }) => TEXTS[key] ?? ANY);
