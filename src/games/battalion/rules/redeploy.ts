// The redeployment phase [B Redeployment phase; B Swift], with the REDEPLOY texts.
// RULING: A unit redeploys once in a turn, to an adjacent sector, or from the reserve to any sector; no unit redeploys
// back into the reserve [B Redeployment phase].
// CASE: B Redeployment: a card for each unit, several in one turn, each unit once
// CASE: B Reserve zone: it is left by redeployment to any sector and never entered so

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { CAVALRY } from '../tables/tables.ts';
import { SWIFT } from '../tables/traits.ts';
import { V_DISCARD, V_DONE, V_MOVE, V_PLAY, V_REDEPLOY } from '../tables/verbs.ts';
import { cardsNow, keyOf, placeTold, told, unitNow } from './events.ts';
import { below, discard, holds, mayPlay, playText, textOf } from './hands.ts';
import { decision } from './procedures.ts';
import { hasTrait, isClass } from './questions.ts';
import { BOUND, type Frame, REDEPLOYED, RESERVE, type State } from './state.ts';
import { isNext, isOwn, isSector, type OwnFault, type SectorFault } from './units.ts';

export type FreeFault = 'engagedMover' | 'redeployedBefore';
export type RedeployFault = OwnFault | SectorFault | FreeFault | 'alreadyThere' | 'notHome' | 'notNext' | 'noCardForIt';
export type AnywhereFault = OwnFault | SectorFault | FreeFault | 'alreadyThere';

/** Unengaged, and not yet redeployed this turn. */
function isFree(g: State, unit: number, why: Why<FreeFault> | null): boolean {
  if (g.links[unit] !== 0) return no(why, 'engagedMover', unit);
  return (g.unitMarks[unit] & REDEPLOYED) === 0 || no(why, 'redeployedBefore', unit);
}

/** On the field or in reserve, and free to move: any unit of the active seat. */
const mayMove = (g: State, unit: number): boolean => g.unitSector[unit] >= RESERVE && isFree(g, unit, null);

/** What lets a unit redeploy: Swift, a card's text for it, a card's text for any, or a card to be discarded. */
export type Means = 'swift' | 'horses' | 'credit' | 'discard';

/** Moves without a card and may be commanded all the same: Swift, or cavalry when a card says so. */
export const isNimble = (g: State, horses: number, unit: number): boolean =>
  hasTrait(g, unit, SWIFT) || (horses !== 0 && isClass(g, unit, CAVALRY));

export function meansOf(g: State, phase: Frame, unit: number): Means {
  if (hasTrait(g, unit, SWIFT)) return 'swift';
  if (isNimble(g, phase.horses, unit)) return 'horses';
  return phase.credits > 0 ? 'credit' : 'discard';
}

/** Whether there are means at all for this unit to redeploy, by public facts. */
function hasMeans(
  g: State,
  seat: number,
  credits: number,
  horses: number,
  unit: number,
  why: Why<'noCardForIt'> | null,
): boolean {
  if (g.handCount[seat] > 0 || credits > 0 || isNimble(g, horses, unit)) return true;
  return no(why, 'noCardForIt', unit);
}

/** Whether anything may be redeployed, by public facts: for nothing, or with a card or what a card has paid. */
function mayRedeployAny(g: State, credits: number, horses: number): boolean {
  const seat = g.active;
  const end = g.battle.endUnit[seat];
  for (let u = g.battle.firstUnit[seat]; u < end; u++) {
    if (mayMove(g, u) && hasMeans(g, seat, credits, horses, u, null)) return true;
  }
  return false;
}

/** Whether some unit may move that needs a card for it; of these classes only. */
export function anyBurdened(g: State, horses: number, classes: number): boolean {
  for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) {
    if (mayMove(g, u) && isClass(g, u, classes) && !isNimble(g, horses, u)) return true;
  }
  return false;
}

export function anyFree(g: State): boolean {
  for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) if (mayMove(g, u)) return true;
  return false;
}

/**
 * A sector next to the unit's own; from the reserve any of the own half.
 * RULING: With four players a unit in reserve comes onto its player's own half of the field or into the centre
 * [B Four players].
 * CASE: B Four players: the reserve comes onto the own half or into the centre
 */
function isOpen(g: State, unit: number, to: number, why: Why<'alreadyThere' | 'notHome' | 'notNext'> | null): boolean {
  const at = g.unitSector[unit];
  if (at === to) return no(why, 'alreadyThere', unit, to);
  if (at !== RESERVE) return isNext(to, at, why);
  return ((g.battle.homeSectors[g.battle.unitSeat[unit]] >> to) & 1) !== 0 || no(why, 'notHome', to);
}

/** Whether the active seat may redeploy this unit to this sector. */
export const mayRedeploy = (g: State, f: Frame, unit: number, to: number, why: Why<RedeployFault> | null): boolean =>
  isOwn(g, unit, g.active, why) &&
  isSector(g, to, why) &&
  isFree(g, unit, why) &&
  isOpen(g, unit, to, why) &&
  hasMeans(g, g.active, f.credits, f.horses, unit, why);

function redeploy(g: State, unit: number, to: number, by: 'card' | 'swift' | 'text', mayCommand: boolean): void {
  const from = g.unitSector[unit];
  g.unitSector[unit] = to;
  g.unitMarks[unit] |= mayCommand ? REDEPLOYED : REDEPLOYED | BOUND;
  told(g)?.tell({ kind: 'redeployed', unit: unitNow(g, unit), from: placeTold(from), to, by });
}

export const redeployment = decision('redeploy', {
  secret: true,
  who: (g) => g.active,
  choices(g, f, out) {
    const seat = g.active;
    out.add(V_DONE);
    const { credits, horses } = f;
    const end = g.battle.endUnit[seat];
    const { sectors } = g.battle;
    for (let u = g.battle.firstUnit[seat]; u < end; u++) {
      if (!mayMove(g, u) || !hasMeans(g, seat, credits, horses, u, null)) continue;
      for (let to = 0; to < sectors; to++) if (isOpen(g, u, to, null)) out.add(V_REDEPLOY, u, to);
    }
    if (g.handCount[seat] === 0) return;
    const texts = g.battle.texts[seat].redeploy;
    for (let i = 0; i < texts.length; i++) if (mayPlay(g, seat, texts[i], f, 0, null)) out.add(V_PLAY, texts[i].card);
  },
  take(g, f, choice) {
    if (verbOf(choice) === V_DONE) return done(g);
    if (verbOf(choice) === V_PLAY) {
      const card = firstOf(choice);
      playText(g, g.active, card);
      return textOf(g.battle.texts[g.active].redeploy, card)?.play(g, f, card);
    }
    const [unit, sector] = [firstOf(choice), secondOf(choice)];
    const means = meansOf(g, f, unit);
    if (means === 'discard') {
      const d = call(g, redeployCard);
      d.unit = unit;
      d.to = sector;
      return;
    }
    if (means === 'credit') f.credits--;
    redeploy(g, unit, sector, means === 'swift' ? 'swift' : 'text', means !== 'credit');
    if (!mayRedeployAny(g, f.credits, f.horses)) done(g);
  },
});

/** The phase goes on while something may still be redeployed; `f`, on top, is a decision of it. */
function goOn(g: State, f: Frame): void {
  const phase = below(g, f);
  done(g);
  if (!mayRedeployAny(g, phase.credits, phase.horses)) done(g);
}

/** Which card pays for the redeployment just named; a single unit then moves and is bound. */
export const redeployCard = decision('redeployCard', {
  secret: true,
  who: (g) => g.active,
  choices(g, _f, out) {
    const seat = g.active;
    const end = g.battle.endCard[seat];
    for (let card = g.battle.firstCard[seat]; card < end; card++) {
      if (holds(g, seat, card, null)) out.add(V_DISCARD, card);
    }
  },
  take(g, f, choice) {
    const card = firstOf(choice);
    discard(g, g.active, card);
    told(g)?.tell({
      kind: 'spent',
      seat: g.active,
      card: keyOf(card),
      use: 'redeployment',
      cards: cardsNow(g, g.active),
    });
    redeploy(g, f.unit, f.to, 'card', false);
    goOn(g, f);
  },
});

/** Whether the active seat may move this unit to any other sector, with four players on the other half too. */
export function mayMoveAnywhere(g: State, unit: number, to: number, why: Why<AnywhereFault> | null): boolean {
  if (!isOwn(g, unit, g.active, why) || !isSector(g, to, why) || !isFree(g, unit, why)) return false;
  return to !== g.unitSector[unit] || no(why, 'alreadyThere', unit, to);
}

/**
 * A card moves any unengaged unit to any other sector.
 * RULING: The move that Consular Reserve gives counts as the unit's one redeployment of the turn [B Consular Reserve].
 * CASE: B Consular Reserve: the unit it moves does not redeploy once more
 */
export const consular = decision('consular', {
  who: (g) => g.active,
  choices(g, _f, out) {
    for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) {
      for (let to = 0; to < g.battle.sectors; to++) if (mayMoveAnywhere(g, u, to, null)) out.add(V_MOVE, u, to);
    }
  },
  take(g, f, choice) {
    redeploy(g, firstOf(choice), secondOf(choice), 'text', true);
    goOn(g, f);
  },
});

export function callConsular(g: State): void {
  call(g, consular);
}

/** The phase: asked only when a unit might redeploy. */
export function callRedeployment(g: State): void {
  if (mayRedeployAny(g, 0, 0)) call(g, redeployment);
}
