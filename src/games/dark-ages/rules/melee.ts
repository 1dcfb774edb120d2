// Melee: in the combat phase, in the order of morale, both at once when it is equal; combined attacks first of all; the
// pursuit of a routed enemy [D Melee] [D Combined Forces] [D Retreat or rout].

import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { FACE } from '../tables/verbs.ts';
import { callVolley, disband, IN_ATTACK } from './combined.ts';
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
import { MELEE } from './fights.ts';
import { losses } from './losses.ts';
import { callOrders } from './orders.ts';
import { anyDue } from './pieces.ts';
import { decision, procedure } from './procedures.ts';
import { callPursuit, notePursuit } from './pursuit.ts';
import { ATTACKING, DEFENDING, diceOf, moraleOf } from './questions.ts';
import { callRetreats } from './retreat.ts';
import { CANCELLED, COMBINED, FOUGHT, type Frame, MELEE_FIGHT, pieceAt, type State, seatOf } from './state.ts';
import { callStrike, show } from './strike.ts';

/** Who rolls first: the attacker if it is above 0, the defender if it is below, both at once on equal morale. */
export const moraleLead = (g: State, f: { readonly attacker: number; readonly defender: number }): number =>
  moraleOf(g, f.attacker) - moraleOf(g, f.defender);

/** f.attacker fights f.defender. f.firstRole is the role that rolls first, f.at the attacker who is answered. */
export const melee = procedure(MELEE, {
  begin(g, f) {
    f.kind = MELEE_FIGHT;
    f.at = f.attacker;
    g.mark[f.attacker] |= FOUGHT;
    const lead = moraleLead(g, f);
    const first = lead === 0 ? 'both' : lead > 0 ? 'attacker' : 'defender';
    show(g, f.attacker);
    show(g, f.defender);
    told(g)?.tell({ kind: 'melees', attacker: here(g, f.attacker), defender: here(g, f.defender), first });
    askFace(g, f);
  },
  faced: answerFace,
  orders: callOrders,
  first(g, f) {
    if (!inContact(g, f)) {
      f.cards |= CANCELLED;
      return;
    }
    noteBefore(g, f, f.defender);
    if ((f.cards & COMBINED) !== 0) return callVolley(g, f, IN_ATTACK);
    const lead = moraleLead(g, f);
    f.firstRole = lead >= 0 ? ATTACKING : DEFENDING;
    f.parity = lead === 0 ? 1 : 0;
    if (f.firstRole === DEFENDING) noteBefore(g, f, f.attacker);
    // On equal morale both pools are counted before either roll is felt.
    if (f.parity === 1) f.answers = diceOf(g, f, f.defender, DEFENDING);
    strikeAs(g, f, f.firstRole);
  },
  firstHits: (g, f) => scoreFor(g, f, f.firstRole),
  firstLosses(g, f) {
    if (f.parity === 0 && anyDue(g)) call(g, losses);
  },
  leaderLeft(g, f) {
    if (f.parity === 1 || (f.cards & CANCELLED) !== 0) return;
    if (f.firstRole === ATTACKING) f.defender = leaderInPlace(g, f, f.defender);
    else {
      f.attacker = leaderInPlace(g, f, f.attacker);
      f.at = f.attacker;
      g.mark[f.attacker] |= FOUGHT;
    }
  },
  lastCube(g, f) {
    f.result = 0;
    if (f.parity === 0 && f.firstRole === ATTACKING) askFaceAgain(g, f);
  },
  kept: answerFace,
  whom(g, f) {
    if ((f.cards & COMBINED) !== 0 && (f.cards & CANCELLED) === 0) askWhom(g, f);
  },
  second(g, f) {
    f.rolled = 0;
    if ((f.cards & CANCELLED) !== 0) return;
    if (f.parity === 0 && !answerable(g, f)) return;
    f.rolled = 1;
    strikeAs(g, f, 1 - f.firstRole, f.parity === 1 ? f.answers : -1);
  },
  secondHits(g, f) {
    if (f.rolled === 1) scoreFor(g, f, 1 - f.firstRole);
  },
  secondLosses(g, f) {
    if ((f.cards & COMBINED) !== 0) disband(g, IN_ATTACK);
    if (anyDue(g)) call(g, losses);
  },
  lastStand: endLastStand,
  shock(g) {
    // A leader alone may have fallen in his last stand.
    if (anyDue(g)) call(g, losses);
  },
  retreats(g, f) {
    // Of a combined attack the one that was answered is the defender's enemy.
    if (g.routs[f.at] > 0) f.attacker = f.at;
    notePursuit(g, f);
    callRetreats(g, f);
  },
  pursuit: callPursuit,
});

/** The side of the role rolls against the other. */
function strikeAs(g: State, f: Frame, role: number, count = -1): void {
  if (role === ATTACKING) callStrike(g, f, f.attacker, f.defender, ATTACKING, count);
  else callStrike(g, f, f.defender, f.at, DEFENDING, count);
}

function scoreFor(g: State, f: Frame, role: number): void {
  if ((f.cards & CANCELLED) !== 0) return;
  score(g, f, role === ATTACKING ? f.defender : f.at, f.result);
}

/** Both are still there after the first losses; an attacker without active cubes does not roll. */
function answerable(g: State, f: Frame): boolean {
  if (f.firstRole === ATTACKING) return g.unitHex[f.at] >= 0 && g.unitHex[f.defender] >= 0;
  return stillThere(g, f) && g.cubes[f.attacker] > 0;
}

/** The target of a combined attack answers one of its attackers, chosen by its owner [D Combined Forces]. */
function askWhom(g: State, f: Frame): void {
  const { attacker, defender, kind, cards } = f;
  if (g.unitHex[defender] < 0 || !mayAnswerAny(g, f)) return;
  const w = call(g, answerWhom);
  w.attacker = attacker;
  w.defender = defender;
  w.kind = kind;
  w.cards = cards;
}

/** Whether the defender has dice against an attacker in this hex: cavalry has none across stakes [D Stakes]. */
export function mayAnswerAt(g: State, f: Frame, hex: number, why: Why<AnswerFault> | null = null): boolean {
  const p = hex < 0 ? -1 : pieceAt(g, hex);
  if (p < 0 || (p !== f.attacker && g.joined[p] !== IN_ATTACK)) return no(why, 'noAttackerThere', p, hex);
  const { kind, cards, defender } = f;
  return diceOf(g, { kind, cards, attacker: p, defender }, defender, DEFENDING) > 0 || no(why, 'noDiceAgainst', p, hex);
}

/** `b` is the hex of the attacker who would be answered. */
export type AnswerFault = 'noAttackerThere' | 'noDiceAgainst';

function mayAnswerAny(g: State, f: Frame): boolean {
  const near = g.battle.board.neighbours;
  for (let i = g.unitHex[f.defender] * 6, end = i + 6; i < end; i++) if (mayAnswerAt(g, f, near[i])) return true;
  return false;
}

export const answerWhom = decision('answerWhom', {
  who: (g, f) => seatOf(g, f.defender),
  choices(g, f, out) {
    const near = g.battle.board.neighbours;
    for (let i = g.unitHex[f.defender] * 6, end = i + 6; i < end; i++) {
      if (mayAnswerAt(g, f, near[i])) out.add(FACE, near[i]);
    }
  },
  take(g, f, choice) {
    if (verbOf(choice) !== FACE) throw new Error('a combined attack is answered by facing one attacker');
    const at = pieceAt(g, firstOf(choice));
    told(g)?.tell({ kind: 'faces', defender: here(g, f.defender), attacker: here(g, at), answers: true });
    done(g);
    g.frames[g.depth].at = at;
  },
});
