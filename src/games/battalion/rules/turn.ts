// A turn [B Fighting the battle; B Winning the battle]: the camp, redeployment, the action, END texts, the next player.

import { firstOf, secondOf } from '../../../kernel/choice.ts';
import { become, call, type Procedure } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { SKIRMISH } from '../tables/tables.ts';
import { V_PASS, V_PLAY_ON } from '../tables/verbs.ts';
import { callAction } from './action.ts';
import { freeBarrage } from './after-attack.ts';
import { callAttack } from './attack.ts';
import { win } from './draw.ts';
import { tell, WON_BY_CAMP } from './events.ts';
import { isClass, sideInSector } from './questions.ts';
import { callRedeployment } from './redeploy.ts';
import { BARRAGE, book, COMMANDED, REDEPLOYED, type State, sideOf } from './state.ts';
import { couldBarrage } from './targets.ts';
import { AUXILIA, holds, mayHold, playText } from './texts.ts';
import { turnsAfter } from './turn-order.ts';

/**
 * At the very start of a turn: a unit of the side behind whose enemies a camp stands undefended wins [B Camp].
 * RULING: only the player whose turn begins is asked about; engaged units count for their sector, the reserve does not
 * [B Winning the battle].
 */
function campCheck(g: State): void {
  const side = sideOf(g.active);
  for (const sector of g.battle.campSectors) {
    if (sideInSector(g, side, sector) && !sideInSector(g, 1 - side, sector)) return win(g, side, WON_BY_CAMP, sector);
  }
}

/** Skirmishers that Auxilia may let barrage. */
const auxiliaFits = (g: State, unit: number): boolean =>
  isClass(g, unit, SKIRMISH) && (g.unitMarks[unit] & (COMMANDED | REDEPLOYED)) === 0 && couldBarrage(g, unit);

function mayAuxilia(g: State, seat: number): boolean {
  if (!mayHold(g, seat, AUXILIA)) return false;
  let [commanded, fits] = [false, false];
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    commanded ||= (g.unitMarks[u] & COMMANDED) !== 0;
    fits ||= auxiliaFits(g, u);
  }
  return commanded && fits;
}

const endOfTurn = seatWindow(book, 'endOfTurn', {
  pass: V_PASS,
  who: (g) => g.active,
  mayAsk: (g, f, seat) => f.used === 0 && mayAuxilia(g, seat),
  plays(g, _f, seat, out) {
    if (!holds(g, seat, AUXILIA)) return;
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      if (auxiliaFits(g, u)) out.add(V_PLAY_ON, AUXILIA, u);
    }
  },
  play(g, f, seat, choice) {
    if (firstOf(choice) !== AUXILIA) return;
    playText(g, seat, AUXILIA, secondOf(choice));
    f.used = 1;
    const b = call(g, auxilia);
    b.unit = secondOf(choice);
    b.seat = seat;
  },
});

const auxilia = book.procedure('auxilia', {
  aim(g, f) {
    const d = call(g, freeBarrage);
    d.unit = f.unit;
    d.seat = f.seat;
  },
  shoot: (g, f) => void callAttack(g, f.unit, f.result - 1, BARRAGE, BARRAGE),
});

/** The number of the step `next`, for a player whose turn is passed over. */
const NEXT = 4;

export const turn: Procedure = book.procedure('turn', {
  begin(g, f) {
    tell(g, 'turn', g.active, g.turn);
    campCheck(g);
    if (g.exhausted[g.active] !== 0) {
      tell(g, 'skipped', g.active);
      f.step = NEXT;
    }
  },
  redeploy: (g) => callRedeployment(g),
  act: (g) => callAction(g),
  endTexts(g) {
    if (mayAuxilia(g, g.active)) call(g, endOfTurn);
  },
  next(g) {
    g.active = turnsAfter(g, g.active, 1);
    g.turn++;
    g.turnedRanks = 0;
    g.unitMarks.fill(0);
    g.rolls.fill(0);
    become(g, turn);
  },
});
