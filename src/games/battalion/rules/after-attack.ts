// After an attack is resolved, before any counterattack: Evade and the AFTER-ATTACK texts [B Evade]. The window's result is
// 1 + the next target when Turning Ranks lets the unit barrage again.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { CAVALRY, SKIRMISH } from '../tables/tables.ts';
import { EVADE } from '../tables/traits.ts';
import { V_EVADE, V_MOVE, V_PASS, V_PLAY, V_PLAY_ON, V_WITHDRAW } from '../tables/verbs.ts';
import { leave } from './engagement.ts';
import { tell } from './events.ts';
import { canPay, heldRelief, mightPay, pay, RELIEF_TEXTS } from './payment.ts';
import { hasTrait, isClass, type Relief } from './questions.ts';
import {
  ASSAULT,
  BARRAGE,
  book,
  COMMANDED,
  COUNTERATTACK,
  type Frame,
  GONE,
  isRanged,
  RESERVE,
  type State,
  TO_EVADE,
} from './state.ts';
import { addBarrages, couldBarrage } from './targets.ts';
import {
  below,
  canPlay,
  mayPlayAny,
  NUMIDIAN_FEINT,
  PARTHIAN_SHOT,
  PLUNDER,
  playText,
  STEPPE_ALLIES,
  type Text,
  TURNING_RANKS,
  withUsed,
} from './texts.ts';

/** The owner of the unit that was attacked. */
const victimOf = (g: State, a: Frame): number => g.battle.unitSeat[a.target];

/** Units of the seat that are not disbanded. */
function* standing(g: State, seat: number): Generator<number> {
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) if (g.unitSector[u] !== GONE) yield u;
}

/** Order from the camp of a unit's owner onto the unit, as much as there is of it [B Harass]. */
export function burden(g: State, unit: number, order: number, card: number): void {
  const seat = g.battle.unitSeat[unit];
  const placed = Math.min(order, g.campOrder[seat]);
  if (placed === 0) return;
  g.campOrder[seat] -= placed;
  g.unitOrder[unit] += placed;
  tell(g, 'burdened', unit, placed, card);
}

const AFTER_TEXTS: readonly Text[] = [
  {
    card: NUMIDIAN_FEINT,
    fits: (g, a) => !isRanged(a.kind) && isClass(g, a.attacker, CAVALRY) && g.links[a.attacker] !== 0,
  },
  {
    // RULING: texts that mean a counterattack name it, so Plunder follows attacks only, fire among them [B Plunder].
    card: PLUNDER,
    fits(g, a) {
      if (a.kind === COUNTERATTACK || g.unitSector[a.target] !== GONE || g.campOrder[victimOf(g, a)] === 0)
        return false;
      return !standing(g, victimOf(g, a)).next().done;
    },
  },
  { card: PARTHIAN_SHOT, fits: (g, a) => a.kind === BARRAGE && isClass(g, a.attacker, CAVALRY) },
  {
    // RULING: hits that the target has ignored count as dealt, here and for Harass [B Harass].
    card: STEPPE_ALLIES,
    fits: (g, a) => isRanged(a.kind) && a.hits > 0 && g.unitSector[a.target] >= 0 && g.campOrder[victimOf(g, a)] > 0,
  },
  {
    card: TURNING_RANKS,
    fits: (g, a) =>
      a.kind === BARRAGE &&
      a.byCommand !== 0 &&
      g.turnedRanks === 0 &&
      isClass(g, a.attacker, SKIRMISH) &&
      couldBarrage(g, a.attacker),
  },
];

/** Evade: after its own roll in an assault, while it is still engaged, for the price of a command [B Evade]. */
const evadeFits = (g: State, a: Frame): boolean =>
  a.ordered === ASSAULT &&
  g.links[a.attacker] !== 0 &&
  hasTrait(g, a.attacker, EVADE) &&
  g.exhausted[g.battle.unitSeat[a.attacker]] === 0;

function evade(g: State, unit: number, relief: Relief | null): void {
  const paid = pay(g, unit, TO_EVADE, relief);
  g.unitMarks[unit] |= COMMANDED;
  tell(g, 'evaded', unit, paid);
  leave(g, unit);
}

const mayAsk = (g: State, a: Frame, seat: number, used: number): boolean =>
  (evadeFits(g, a) && mightPay(g, a.attacker, TO_EVADE)) || mayPlayAny(g, seat, AFTER_TEXTS, a, used);

const afterAttack = seatWindow(book, 'afterAttack', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => mayAsk(g, below(g, f), seat, f.used),
  plays(g, f, seat, out) {
    const a = below(g, f);
    if (evadeFits(g, a)) {
      if (canPay(g, a.attacker, TO_EVADE, null)) out.add(V_EVADE, a.attacker);
      for (const text of heldRelief(g, a.attacker, TO_EVADE)) out.add(V_PLAY_ON, text.card, a.attacker);
    }
    for (const text of AFTER_TEXTS) {
      if (!canPlay(g, seat, text, a, f.used)) continue;
      if (text.card !== PLUNDER) out.add(V_PLAY, text.card);
      else for (const unit of standing(g, victimOf(g, a))) out.add(V_PLAY_ON, text.card, unit);
    }
  },
  play(g, f, seat, choice) {
    const a = below(g, f);
    if (verbOf(choice) === V_EVADE) return evade(g, a.attacker, null);
    const card = firstOf(choice);
    const relief = RELIEF_TEXTS.find((text) => text.card === card);
    if (relief) {
      playText(g, seat, card, a.attacker);
      return evade(g, a.attacker, relief);
    }
    playAfter(g, f, a, seat, card, secondOf(choice));
  },
});

function playAfter(g: State, f: Frame, a: Frame, seat: number, card: number, named: number): void {
  playText(g, seat, card, card === PLUNDER ? named : a.attacker);
  f.used = withUsed(g, seat, card, f.used);
  if (card === NUMIDIAN_FEINT) {
    leave(g, a.attacker);
    tell(g, 'returned', a.attacker);
  } else if (card === PLUNDER) burden(g, named, 1, PLUNDER);
  else if (card === STEPPE_ALLIES) burden(g, a.target, 2, STEPPE_ALLIES);
  else if (card === PARTHIAN_SHOT) {
    const d = call(g, parthian);
    d.seat = seat;
    d.unit = a.attacker;
  } else {
    g.turnedRanks = 1;
    f.unit = a.attacker;
    become(g, freeBarrage);
  }
}

/** Parthian Shot: to an adjacent sector or into the reserve. */
const parthian = book.decision('parthian', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const sector = g.unitSector[f.unit];
    if (sector > 0) out.add(V_MOVE, f.unit, sector - 1);
    if (sector + 1 < g.battle.sectors) out.add(V_MOVE, f.unit, sector + 1);
    out.add(V_WITHDRAW, f.unit);
  },
  take(g, f, choice) {
    const to = verbOf(choice) === V_WITHDRAW ? RESERVE : secondOf(choice);
    tell(g, 'moved', f.unit, g.unitSector[f.unit], to, PARTHIAN_SHOT);
    g.unitSector[f.unit] = to;
    done(g);
  },
});

/** The aim of a barrage that a card gives; the result is 1 + the target. */
export const freeBarrage = book.decision('freeBarrage', {
  who: (_g, f) => f.seat,
  choices: (g, f, out) => addBarrages(g, f.unit, out),
  take: (g, _f, choice) => done(g, 1 + secondOf(choice)),
});

/** Asks the owner of the attacker, if anything may matter. */
export function callAfterAttack(g: State, a: Frame): void {
  const seat = g.battle.unitSeat[a.attacker];
  if (mayAsk(g, a, seat, 0)) call(g, afterAttack).seat = seat;
}
