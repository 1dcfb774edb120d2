// The redeployment phase [B Redeployment phase; B Swift], with the REDEPLOY texts.
// RULING: a unit redeploys once in a turn, to an adjacent sector, or from the reserve to any sector; never back into the
// reserve [B Redeployment phase].

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { CAVALRY, REGULAR, SKIRMISH, SPECIAL } from '../tables/tables.ts';
import { SWIFT } from '../tables/traits.ts';
import { V_DISCARD, V_DONE, V_MOVE, V_PLAY, V_REDEPLOY } from '../tables/verbs.ts';
import { REDEPLOYED_BY_CARD, REDEPLOYED_BY_SWIFT, REDEPLOYED_BY_TEXT, SPENT_FOR_REDEPLOYMENT, tell } from './events.ts';
import { hasTrait, isClass } from './questions.ts';
import { BOUND, book, type Frame, REDEPLOYED, RESERVE, type State } from './state.ts';
import { below, CONSULAR_RESERVE, discard, HEAVENLY_HORSES, holds, OBLIQUE_ORDER, playText } from './texts.ts';

const ALL = REGULAR | SKIRMISH | CAVALRY | SPECIAL;

/** Unengaged, on the field or in reserve, and not yet redeployed this turn. */
const isFree = (g: State, unit: number): boolean =>
  g.links[unit] === 0 && g.unitSector[unit] >= RESERVE && (g.unitMarks[unit] & REDEPLOYED) === 0;

/** Moves without a card and may be commanded all the same: Swift, or cavalry under Heavenly Horses. */
export const isNimble = (g: State, horses: number, unit: number): boolean =>
  hasTrait(g, unit, SWIFT) || (horses !== 0 && isClass(g, unit, CAVALRY));

/** Whether anything may be redeployed, by public facts: for nothing, or with a card or what a card has paid. */
function mayRedeploy(g: State, credits: number, horses: number): boolean {
  const paid = g.handCount[g.active] > 0 || credits > 0;
  for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) {
    if (isFree(g, u) && (paid || isNimble(g, horses, u))) return true;
  }
  return false;
}

/** Whether some unit may move that needs a card for it; of these classes only. */
function anyBurdened(g: State, horses: number, classes: number): boolean {
  for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) {
    if (isFree(g, u) && isClass(g, u, classes) && !isNimble(g, horses, u)) return true;
  }
  return false;
}

function anyFree(g: State): boolean {
  for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) if (isFree(g, u)) return true;
  return false;
}

function redeploy(g: State, unit: number, sector: number, how: number, mayCommand: boolean): void {
  tell(g, 'redeployed', unit, g.unitSector[unit], sector, how);
  g.unitSector[unit] = sector;
  g.unitMarks[unit] |= mayCommand ? REDEPLOYED : REDEPLOYED | BOUND;
}

const redeployment = book.decision('redeploy', {
  secret: true,
  who: (g) => g.active,
  choices(g, f, out) {
    const seat = g.active;
    out.add(V_DONE);
    const paid = g.handCount[seat] > 0 || f.credits > 0;
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      if (!isFree(g, u) || (!paid && !isNimble(g, f.horses, u))) continue;
      const sector = g.unitSector[u];
      for (let to = 0; to < g.battle.sectors; to++) {
        // RULING: with four players the reserve comes onto the own half of the field or into the centre [B Four players].
        const open = sector === RESERVE ? (g.battle.homeSectors[seat] >> to) & 1 : Math.abs(to - sector) === 1;
        if (open) out.add(V_REDEPLOY, u, to);
      }
    }
    if (g.handCount[seat] === 0) return;
    if (holds(g, seat, OBLIQUE_ORDER) && anyBurdened(g, f.horses, ALL)) out.add(V_PLAY, OBLIQUE_ORDER);
    if (f.horses === 0 && holds(g, seat, HEAVENLY_HORSES) && anyBurdened(g, 0, CAVALRY))
      out.add(V_PLAY, HEAVENLY_HORSES);
    if (holds(g, seat, CONSULAR_RESERVE) && anyFree(g)) out.add(V_PLAY, CONSULAR_RESERVE);
  },
  take(g, f, choice) {
    if (verbOf(choice) === V_DONE) return done(g);
    if (verbOf(choice) === V_PLAY) return playRedeploy(g, f, firstOf(choice));
    const [unit, sector] = [firstOf(choice), secondOf(choice)];
    if (isNimble(g, f.horses, unit)) {
      redeploy(g, unit, sector, hasTrait(g, unit, SWIFT) ? REDEPLOYED_BY_SWIFT : REDEPLOYED_BY_TEXT, true);
    } else if (f.credits > 0) {
      f.credits--;
      redeploy(g, unit, sector, REDEPLOYED_BY_TEXT, false);
    } else {
      const d = call(g, redeployCard);
      d.unit = unit;
      d.sector = sector;
      return;
    }
    if (!mayRedeploy(g, f.credits, f.horses)) done(g);
  },
});

function playRedeploy(g: State, f: Frame, card: number): void {
  playText(g, g.active, card);
  if (card === OBLIQUE_ORDER) f.credits += 2;
  else if (card === HEAVENLY_HORSES) f.horses = 1;
  else call(g, consular);
}

/** Which card pays for the redeployment just named; a single unit then moves and is bound. */
const redeployCard = book.decision('redeployCard', {
  secret: true,
  who: (g) => g.active,
  choices(g, _f, out) {
    for (let card = g.battle.firstCard[g.active]; card < g.battle.endCard[g.active]; card++) {
      if (g.held[card] > 0) out.add(V_DISCARD, card);
    }
  },
  take(g, f, choice) {
    const card = firstOf(choice);
    discard(g, g.active, card);
    tell(g, 'spent', g.active, card, SPENT_FOR_REDEPLOYMENT);
    redeploy(g, f.unit, f.sector, REDEPLOYED_BY_CARD, false);
    const phase = below(g, f);
    done(g);
    if (!mayRedeploy(g, phase.credits, phase.horses)) done(g);
  },
});

/**
 * Consular Reserve: any unengaged unit to any other sector, with four players on the other half too.
 * RULING: it counts as the unit's one redeployment of the turn [B Consular Reserve].
 */
const consular = book.decision('consular', {
  who: (g) => g.active,
  choices(g, _f, out) {
    for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) {
      if (!isFree(g, u)) continue;
      for (let to = 0; to < g.battle.sectors; to++) if (to !== g.unitSector[u]) out.add(V_MOVE, u, to);
    }
  },
  take(g, f, choice) {
    redeploy(g, firstOf(choice), secondOf(choice), REDEPLOYED_BY_TEXT, true);
    const phase = below(g, f);
    done(g);
    if (!mayRedeploy(g, phase.credits, phase.horses)) done(g);
  },
});

/** The phase: asked only when a unit might redeploy. */
export function callRedeployment(g: State): void {
  if (mayRedeploy(g, 0, 0)) call(g, redeployment);
}
