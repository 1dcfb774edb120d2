// Why a card is not on offer: not held, not its moment, or nothing it could act on. It speaks to the seat that decides, of that
// seat's own hand.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { mayFallBack } from '../../rules/ambush.ts';
import { fightBelow } from '../../rules/book.ts';
import { bowsReady } from '../../rules/cards-combat.ts';
import { FIGHT_CARDS } from '../../rules/cards-fight.ts';
import { mayJoinAny } from '../../rules/combined.ts';
import { enemiesBeside } from '../../rules/questions.ts';
import { mayStay } from '../../rules/retreat.ts';
import {
  COMBAT,
  COMBINED,
  DARKEN_SKY,
  DOUBLED,
  type Frame,
  IGNITE_ARROWS,
  INFANTRY,
  KNIGHTS,
  LAST_STAND,
  MELEE_FIGHT,
  pieceAt,
  SCHILTRON,
  SHIELD_WALL,
  type State,
  seatOf,
  VANGUARD,
  WEDGE,
} from '../../rules/state.ts';
import * as t from '../../tables/tables.ts';
import { capital, cardName, cardRef, does, hexName, pieceName, pieceOn, REF } from '../words.ts';
import { noEnemy, noPiece, notHeld, type Why, wrongMoment } from './parts.ts';

export const whyNotActivate: Why = (g, _f, choice, seat, decision) => {
  const card = firstOf(choice);
  const missing = notHeld(g, card, seat);
  if (missing) return missing;
  if (t.CARD_KIND[card] === t.EVENT_CARD) {
    return { text: 'A Historical Event cannot be played as activation.', ref: REF.activation };
  }
  if (decision === 'open') return null;
  return {
    text: 'A card is played as activation only at the start of your own round, and only one.',
    ref: REF.activation,
  };
};

export const whyNotEvent: Why = (g, _f, choice, seat, decision) => {
  const card = firstOf(choice);
  if (t.CARDS[card] !== undefined && t.CARD_KIND[card] !== t.EVENT_CARD) {
    return { text: `${cardName(card)} is no Historical Event.`, ref: REF.events };
  }
  const missing = notHeld(g, card, seat);
  if (missing) return missing;
  return decision === 'open' ? null : wrongMoment(card);
};

/** Texts that name a piece when they are played. */
const namesPiece = (kind: number): boolean => kind === t.LEADERSHIP_CARD || kind === t.PILLAGE_CARD;

export const whyNotPlay: Why = (g, f, choice, seat, decision) => {
  const card = firstOf(choice);
  const missing = notHeld(g, card, seat);
  if (missing) return missing;
  const kind = t.CARD_KIND[card];
  if (namesPiece(kind)) {
    const where =
      kind === t.LEADERSHIP_CARD ? 'one of your units with a grey cube' : 'an enemy unit next to one of yours';
    return { text: `${cardName(card)} names ${where}: write its hex too.`, ref: cardRef(card) };
  }
  if (kind === t.EVENT_CARD) return wrongMoment(card);
  if (kind === t.DOUBLE_TIME_CARD || kind === t.VANGUARD_CARD) return whyNotOnMove(f, decision, card);
  if (kind === t.NO_RETREAT_CARD) return whyNotStay(g, seat, decision, card);
  if (kind === t.DARKEN_CARD || kind === t.IGNITE_CARD) return whyNotOnBows(g, seat, decision, card);
  return whyNotOnFight(g, seat, decision, card);
};

function whyNotOnMove(f: Frame, decision: string, card: number): Refusal | null {
  if (decision !== 'step') return wrongMoment(card);
  if (f.steps > 0) return { text: `${cardName(card)} is played before the first hex of a move.`, ref: cardRef(card) };
  const used = t.CARD_KIND[card] === t.DOUBLE_TIME_CARD ? DOUBLED : VANGUARD;
  if ((f.flags & used) !== 0) return { text: `${cardName(card)} holds for this move already.`, ref: cardRef(card) };
  return { text: `${cardName(card)} is for moves by activation only.`, ref: cardRef(card) };
}

function whyNotStay(g: State, seat: number, decision: string, card: number): Refusal | null {
  if (decision !== 'mustRetreatAnswer') return wrongMoment(card);
  if (mayStay(g, seat)) return null;
  if (fightBelow(g) !== null) {
    return { text: 'In a fight No retreat is for the side that is attacked.', ref: cardRef(card) };
  }
  return {
    text: 'No retreat is for units that retreat from an assault or a melee, or in the end phase.',
    ref: cardRef(card),
  };
}

function whyNotOnBows(g: State, seat: number, decision: string, card: number): Refusal | null {
  if (decision !== 'combat') return wrongMoment(card);
  const bit = t.CARD_KIND[card] === t.DARKEN_CARD ? DARKEN_SKY : IGNITE_ARROWS;
  if ((g.fireCards & bit) !== 0) return { text: `${cardName(card)} holds for this phase already.`, ref: cardRef(card) };
  if (!bowsReady(g, seat)) return { text: 'None of your archers or longbows is still to shoot.', ref: cardRef(card) };
  return null;
}

const ONCE: { readonly [kind: number]: number } = {
  [t.LAST_STAND_CARD]: LAST_STAND,
  [t.COMBINED_CARD]: COMBINED,
  [t.KNIGHTS_CARD]: KNIGHTS,
  [t.INFANTRY_CARD]: INFANTRY,
  [t.WEDGE_CARD]: WEDGE,
};

/** Cards that belong to an assault or melee. */
function whyNotOnFight(g: State, seat: number, decision: string, card: number): Refusal | null {
  const fight = decision === 'ordersAnswer' ? fightBelow(g) : null;
  const kind = t.CARD_KIND[card];
  const entry = FIGHT_CARDS[kind];
  const ref = cardRef(card);
  if (fight === null || entry === undefined) return wrongMoment(card);
  const attacks = seat === seatOf(g, fight.attacker);
  if (entry.side === 'attacker' && !attacks) return { text: `${cardName(card)} is for the side that attacks.`, ref };
  if (entry.side === 'defender' && attacks) return { text: `${cardName(card)} is for the side that is attacked.`, ref };
  const piece = attacks ? fight.attacker : fight.defender;
  const bit = ONCE[kind] ?? 0;
  if ((fight.cards & bit) !== 0) return { text: `${cardName(card)} holds for this fight already.`, ref };
  const who = `${capital(pieceOn(g, piece))} ${does(g, piece, 'is', 'are')}`;
  switch (kind) {
    case t.SHIELD_WALL_CARD:
    case t.SCHILTRON_CARD:
      if ((fight.cards & (SHIELD_WALL | SCHILTRON)) !== 0) return { text: 'A fight has one wall or one ring.', ref };
      if (kind === t.SHIELD_WALL_CARD && enemiesBeside(g, piece, fight.attacker, true) > 0 && isFoot(g, piece)) {
        return { text: 'Another enemy is next to the unit: the wall can face only one.', ref };
      }
      return { text: `${who} no ${kind === t.SHIELD_WALL_CARD ? '' : 'heavy '}infantry.`, ref };
    case t.KNIGHTS_CARD:
      return { text: `${who} no cavalry.`, ref };
    case t.INFANTRY_CARD:
    case t.MERCENARY_CARD:
      return { text: `${who} no infantry.`, ref };
    case t.COMBINED_CARD:
      if (fight.kind !== MELEE_FIGHT || g.phase !== COMBAT) return { text: 'Combined Forces is for melee only.', ref };
      return mayJoinAny(g, fight) ? null : { text: 'No other unit of yours can join the attack.', ref };
    case t.FAKE_RETREAT_CARD:
      if (mayFallBack(g, fight)) return null;
      return { text: `${capital(pieceName(g, piece))} cannot step back, or the attacker could not follow.`, ref };
    default:
      return null;
  }
}

const isFoot = (g: State, piece: number): boolean => {
  const unitClass = g.battle.types[piece]?.class;
  return unitClass === 'light infantry' || unitClass === 'heavy infantry';
};

/** Decisions in which Leadership is on offer, and those in which Pillage is. */
const LEADERSHIP_AT: ReadonlySet<string> = new Set([
  ...['movement', 'evade', 'ordersAnswer', 'firedAnswer', 'hitAnswer', 'mustRetreatAnswer', 'combat'],
  'closingAnswer',
]);
const PILLAGE_AT: ReadonlySet<string> = new Set(['ordersAnswer', 'firedAnswer', 'combat', 'closingAnswer']);

export const whyNotPlayOn: Why = (g, _f, choice, seat, decision) => {
  const card = firstOf(choice);
  const hex = secondOf(choice);
  const missing = notHeld(g, card, seat);
  if (missing) return missing;
  const kind = t.CARD_KIND[card];
  const ref = cardRef(card);
  if (!namesPiece(kind)) return { text: `${cardName(card)} names no hex.`, ref };
  if (kind === t.LEADERSHIP_CARD) {
    if (!LEADERSHIP_AT.has(decision)) {
      return { text: 'The question now comes first; Leadership can be played after it.', ref: REF.orders };
    }
    const nobody = noPiece(g, hex, seat, ref);
    if (nobody) return nobody;
    const piece = pieceAt(g, hex);
    return g.grey[piece] > 0
      ? { text: 'Leadership cannot be played here now.', ref }
      : { text: `${capital(pieceOn(g, piece))} ${does(g, piece, 'has', 'have')} no grey cube.`, ref };
  }
  if (!PILLAGE_AT.has(decision) || g.phase !== COMBAT) return wrongMoment(card);
  const nobody = noEnemy(g, hex, seat, ref);
  if (nobody) return nobody;
  return { text: `No unit of yours is next to ${hexName(g, hex)}.`, ref };
};
