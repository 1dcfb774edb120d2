// Assault: a unit that comes adjacent in its move attacks at once, first and with one die more [D Assault].

import { call, done } from '../../../kernel/procedure.ts';
import { callEvade, HAS_EVADED } from './evade.ts';
import { here, told } from './events.ts';
import {
  answerFace,
  askFace,
  askFaceAgain,
  endLastStand,
  inContact,
  leaderInPlace,
  noteBefore,
  score,
  stillThere,
} from './fight.ts';
import { ASSAULT } from './fights.ts';
import { isRouted } from './ground.ts';
import { losses } from './losses.ts';
import { callOrders } from './orders.ts';
import { anyDue } from './pieces.ts';
import { procedure } from './procedures.ts';
import { ATTACKING, DEFENDING } from './questions.ts';
import { callRetreats } from './retreat.ts';
import { ASSAULT_FIGHT, ASSAULTED, CANCELLED, type Frame, pieceAt, type State, VACATED } from './state.ts';
import { callStrike, show } from './strike.ts';

/** f.attacker assaults f.defender; the result is VACATED when the hex it stood on is empty and the attacker may go on. */
export const assault = procedure(ASSAULT, {
  begin(g, f) {
    f.kind = ASSAULT_FIGHT;
    f.hex = g.unitHex[f.defender];
    f.from = g.unitHex[f.attacker];
    g.mark[f.attacker] |= ASSAULTED;
    told(g)?.tell({ kind: 'assaults', attacker: here(g, f.attacker), defender: here(g, f.defender) });
    callEvade(g, f);
  },
  evaded(g, f) {
    if (f.result === HAS_EVADED) end(g, f);
  },
  shown(g, f) {
    show(g, f.attacker);
    show(g, f.defender);
  },
  face: askFace,
  faced: answerFace,
  orders: callOrders,
  strike(g, f) {
    noteBefore(g, f, f.defender);
    if (inContact(g, f)) callStrike(g, f, f.attacker, f.defender, ATTACKING);
    else f.cards |= CANCELLED;
  },
  hits(g, f) {
    if ((f.cards & CANCELLED) !== 0) return;
    score(g, f, f.defender, f.result);
  },
  losses(g) {
    if (anyDue(g)) call(g, losses);
  },
  leaderLeft(g, f) {
    f.defender = leaderInPlace(g, f, f.defender);
  },
  lastCube: askFaceAgain,
  kept: answerFace,
  answer(g, f) {
    f.rolled = 0;
    if (!stillThere(g, f)) return;
    f.rolled = 1;
    callStrike(g, f, f.defender, f.attacker, DEFENDING);
  },
  answered(g, f) {
    if (f.rolled === 1) score(g, f, f.attacker, f.result);
  },
  moreLosses(g) {
    if (anyDue(g)) call(g, losses);
  },
  lastStand: endLastStand,
  shock(g) {
    // A leader alone may have fallen in his last stand.
    if (anyDue(g)) call(g, losses);
  },
  retreats: callRetreats,
  end,
});

function end(g: State, f: Frame): void {
  const free = pieceAt(g, f.hex) < 0 && g.unitHex[f.attacker] >= 0 && !isRouted(g, f.attacker);
  done(g, free && !lured(g, f) ? VACATED : 0);
}

/**
 * RULING: A unit that a Fake retreat has drawn out of its hex goes no further [D Fake retreat].
 * CASE: D Fake retreat: a horse that it has lured out in an Assault goes no further
 */
const lured = (g: State, f: Frame): boolean => f.from !== g.unitHex[f.attacker];
