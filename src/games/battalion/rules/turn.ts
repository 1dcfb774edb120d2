// A turn [B Fighting the battle; B Winning the battle]: the camp, redeployment, the action, END texts, the next player.

import { firstOf, secondOf } from '../../../kernel/choice.ts';
import type { Why } from '../../../kernel/permission.ts';
import { become, call, type Procedure, skipTo, stepOf } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { V_PASS, V_PLAY_ON } from '../tables/verbs.ts';
import { callAction } from './action.ts';
import { callAttack } from './attack.ts';
import type { Carded, EndText, TextFault } from './card-text.ts';
import { win } from './draw.ts';
import { told } from './events.ts';
import { freeBarrage } from './free-barrage.ts';
import { type HoldFault, holds, mayHold, playText } from './hands.ts';
import { pen, procedure } from './procedures.ts';
import { sideInSector } from './questions.ts';
import { callRedeployment } from './redeploy.ts';
import { BARRAGE, COMMANDED, type State, sideOf } from './state.ts';
import { turnsAfter } from './turn-order.ts';
import { isOwn, type OwnFault } from './units.ts';

/**
 * At the very start of a turn: a unit of the side behind whose enemies a camp stands undefended wins [B Camp].
 * RULING: Only the player whose turn begins can win by the undefended enemy camp; engaged units count for their sector,
 * units in the reserve do not [B Winning the battle].
 * CASE: B Winning the battle: the camp is asked about for the active player only
 * CASE: B Winning the battle: an engaged enemy in the centre is enough to hold it
 * CASE: B Reserve zone: it does not protect the camp
 * CASE: B Reserve zone: a unit there does not take a camp either
 */
function campCheck(g: State): void {
  const side = sideOf(g.active);
  for (const sector of g.battle.campSectors) {
    if (sideInSector(g, side, sector) && !sideInSector(g, 1 - side, sector)) {
      return win(g, side, 'camp', sector, null);
    }
  }
}

/** Whether the seat might play an END text after its command, by public facts. */
function mayEndWithText(g: State, seat: number): boolean {
  const texts = g.battle.texts[seat].end;
  for (let i = 0; i < texts.length; i++) {
    if (!mayHold(g, seat, texts[i].card)) continue;
    let [commanded, fits] = [false, false];
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      commanded ||= (g.unitMarks[u] & COMMANDED) !== 0;
      fits ||= texts[i].fits(g, u, null);
    }
    if (commanded && fits) return true;
  }
  return false;
}

export const mayPlayAtEnd = (
  g: State,
  seat: number,
  text: EndText & Carded,
  unit: number,
  why: Why<HoldFault | OwnFault | TextFault> | null,
): boolean => holds(g, seat, text.card, why) && isOwn(g, unit, seat, why) && text.fits(g, unit, why);

export const endOfTurn = seatWindow(pen, 'endOfTurn', {
  pass: V_PASS,
  who: (g) => g.active,
  mayAsk: (g, f, seat) => f.played === 0 && mayEndWithText(g, seat),
  plays(g, _f, seat, out) {
    for (const text of g.battle.texts[seat].end) {
      for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
        if (mayPlayAtEnd(g, seat, text, u, null)) out.add(V_PLAY_ON, text.card, u);
      }
    }
  },
  play(g, f, seat, choice) {
    playText(g, seat, firstOf(choice), secondOf(choice));
    f.played = 1;
    const b = call(g, auxilia);
    b.unit = secondOf(choice);
    b.seat = seat;
  },
});

export const auxilia = procedure('auxilia', {
  aim(g, f) {
    const d = call(g, freeBarrage);
    d.unit = f.unit;
    d.seat = f.seat;
  },
  shoot: (g, f) => void callAttack(g, f.unit, f.result - 1, BARRAGE, BARRAGE),
});

export const turn: Procedure = procedure('turn', {
  begin(g) {
    told(g)?.tell({ kind: 'turn', seat: g.active, turn: g.turn });
    campCheck(g);
    if (g.exhausted[g.active] !== 0) {
      told(g)?.tell({ kind: 'skipped', seat: g.active });
      skipTo(g, NEXT);
    }
  },
  redeploy: (g) => callRedeployment(g),
  act: (g) => callAction(g),
  endTexts(g) {
    if (mayEndWithText(g, g.active)) call(g, endOfTurn);
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
/** A player whose turn is passed over goes on here. */
const NEXT = stepOf(turn, 'next');
