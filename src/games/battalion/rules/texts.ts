// The numbers of the card texts that rules name, and what a seat may know of a hand. A window opens when a text of the
// seat's list fits the public position and not all its copies lie face up; what is held is never looked at for that.
// RULING: a text that would change nothing is not offered, and no window opens for it [B Tactic cards].

import { cardIndex, cards } from '../tables/tables.ts';
import { tell } from './events.ts';
import { type Frame, LIST_SIZE, MAX_CARDS, type State } from './state.ts';

export const VETERAN_TROOPS = cardIndex('veteran-troops');
export const PILA_VOLLEY = cardIndex('pila-volley');
export const TESTUDO = cardIndex('testudo');
export const TRIPLEX_ACIES = cardIndex('triplex-acies');
export const CENTURIONS_VOICE = cardIndex('centurions-voice');
export const HOLD_THE_LINE = cardIndex('hold-the-line');
export const MARCHING_CAMP = cardIndex('marching-camp');
export const AD_TRIARIOS = cardIndex('ad-triarios');
export const CONSULAR_RESERVE = cardIndex('consular-reserve');
export const DECIMATION = cardIndex('decimation');
export const AUXILIA = cardIndex('auxilia');
export const HANNIBALS_TRAP = cardIndex('hannibals-trap');
export const DOUBLE_ENVELOPMENT = cardIndex('double-envelopment');
export const STAMPEDE = cardIndex('stampede');
export const MERCENARY_CAPTAINS = cardIndex('mercenary-captains');
export const NUMIDIAN_FEINT = cardIndex('numidian-feint');
export const HAIL_OF_STONES = cardIndex('hail-of-stones');
export const BARCID_SILVER = cardIndex('barcid-silver');
export const WAR_CRY = cardIndex('war-cry');
export const FALCATA = cardIndex('falcata');
export const PLUNDER = cardIndex('plunder');
export const HAMMER_AND_ANVIL = cardIndex('hammer-and-anvil');
export const PHALANX = cardIndex('phalanx');
export const ROYAL_WEDGE = cardIndex('royal-wedge');
export const PARTHIAN_SHOT = cardIndex('parthian-shot');
export const STEPPE_ALLIES = cardIndex('steppe-allies');
export const ROYAL_TREASURY = cardIndex('royal-treasury');
export const ELEPHANT_SCENT = cardIndex('elephant-scent');
export const ALEXANDERS_HEIRS = cardIndex('alexanders-heirs');
export const OBLIQUE_ORDER = cardIndex('oblique-order');
export const AGEMA = cardIndex('agema');
export const MASSED_VOLLEY = cardIndex('massed-volley');
export const TURNING_RANKS = cardIndex('turning-ranks');
export const DRUMS_AND_BANNERS = cardIndex('drums-and-banners');
export const HALBERD_HEDGE = cardIndex('halberd-hedge');
export const IRON_LAW = cardIndex('iron-law');
export const EXPENDABLE_FRONT = cardIndex('expendable-front');
export const FEIGNED_RETREAT = cardIndex('feigned-retreat');
export const HEAVENLY_HORSES = cardIndex('heavenly-horses');
export const SPIES = cardIndex('spies');
export const MANDATE_OF_HEAVEN = cardIndex('mandate-of-heaven');

const COPIES = Uint8Array.from(cards, (card) => card.copies);

/** The faction's seat might hold this text, as far as everyone knows. */
export const mayHold = (g: State, seat: number, card: number): boolean =>
  g.handCount[seat] > 0 &&
  card >= g.battle.firstCard[seat] &&
  card < g.battle.endCard[seat] &&
  g.spent[card] < COPIES[card];

/** The seat holds this text: only for what is offered to the seat itself. */
export const holds = (g: State, seat: number, card: number): boolean =>
  g.held[card] > 0 && card >= g.battle.firstCard[seat] && card < g.battle.endCard[seat];

/** Cards of the list that have neither been drawn nor discarded: what a draw picks from. */
export const unseenCount = (g: State, seat: number): number => LIST_SIZE - g.handCount[seat] - g.discardCount[seat];

export const unseenOf = (g: State, card: number): number => COPIES[card] - g.held[card] - g.spent[card];

/** Lays a card of the hand face up on the discards. */
export function discard(g: State, seat: number, card: number): void {
  g.held[card]--;
  g.spent[card]++;
  g.handCount[seat]--;
  g.pile[seat * LIST_SIZE + g.discardCount[seat]++] = card + 1;
  // Who has seen the hand takes the card he has seen for the one that is played.
  for (let at = card; at < g.known.length; at += MAX_CARDS) if (g.known[at] > 0) g.known[at]--;
}

/** Uses a card for its text. */
export function playText(g: State, seat: number, card: number, unit = -1, other = -1): void {
  discard(g, seat, card);
  tell(g, 'played', seat, card, unit, other);
}

/** A text that belongs to a window: where it fits, by public facts. `f` is the frame of the fight or phase. */
export interface Text {
  readonly card: number;
  fits(g: State, f: Frame): boolean;
}

/** The bit of a text among those of its faction: each is used once in a window. */
const bitOf = (g: State, seat: number, card: number): number => 1 << (card - g.battle.firstCard[seat]);

/** Whether the seat might play one of these texts, as far as everyone knows. */
export function mayPlayAny(g: State, seat: number, texts: readonly Text[], f: Frame, used: number): boolean {
  if (g.handCount[seat] === 0) return false;
  for (let i = 0; i < texts.length; i++) {
    const { card } = texts[i];
    if (mayHold(g, seat, card) && (used & bitOf(g, seat, card)) === 0 && texts[i].fits(g, f)) return true;
  }
  return false;
}

/** Whether the seat holds this text and may use it now. */
export const canPlay = (g: State, seat: number, text: Text, f: Frame, used: number): boolean =>
  holds(g, seat, text.card) && (used & bitOf(g, seat, text.card)) === 0 && text.fits(g, f);

/** `used` with this text added. */
export const withUsed = (g: State, seat: number, card: number, used: number): number => used | bitOf(g, seat, card);

/** The frame under another: what a window or decision was called by. */
export const below = (g: State, f: Frame): Frame => g.frames[f.base / g.layout.frameSize - 1];
