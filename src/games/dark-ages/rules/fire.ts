// Ranged combat: one unit shoots, the target does not answer [D Ranged combat]. The other seat may answer the declaration
// with Leadership or Pillage, which can be played in any moment of the combat phase.

import { call } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { PASS } from '../tables/verbs.ts';
import { ownGrey } from './cards-any.ts';
import { armiesTouch, offerPieceCards, playPieceCard } from './cards-combat.ts';
import { here, told } from './events.ts';
import { scoreShot } from './fight.ts';
import { isRouted } from './ground.ts';
import { pen, procedure } from './procedures.ts';
import { ATTACKING } from './questions.ts';
import { aftermath } from './retreat.ts';
import { FIRE_FIGHT, FIRED, type State } from './state.ts';
import { callStrike, show } from './strike.ts';

/** Whether the seat has cards, and a piece or a moment for those that are played on pieces. */
export const mayAnswer = (g: State, seat: number): boolean =>
  g.handCount[seat] > 0 && (ownGrey(g, seat) || armiesTouch(g));

export const fired = seatWindow(pen, 'fired', {
  pass: PASS,
  who: (g) => 1 - g.active,
  mayAsk: (g, _f, seat) => mayAnswer(g, seat),
  plays: (g, _f, seat, out) => offerPieceCards(g, seat, out),
  play: (g, _f, seat, choice) => playPieceCard(g, seat, choice),
});

/** f.attacker shoots at f.defender. */
export const fire = procedure('fire', {
  begin(g, f) {
    f.kind = FIRE_FIGHT;
    f.hex = g.unitHex[f.defender];
    g.mark[f.attacker] |= FIRED;
    g.loaded[f.attacker] = 0;
    told(g)?.tell({ kind: 'fires', shooter: here(g, f.attacker), target: here(g, f.defender) });
    show(g, f.attacker);
    show(g, f.defender);
    const { attacker, defender } = f;
    const w = call(g, fired);
    w.attacker = attacker;
    w.defender = defender;
  },
  strike(g, f) {
    f.rolled = 0;
    const ready = g.unitHex[f.attacker] >= 0 && !isRouted(g, f.attacker) && g.unitHex[f.defender] === f.hex;
    if (!ready) return;
    f.rolled = 1;
    callStrike(g, f, f.attacker, f.defender, ATTACKING);
  },
  score(g, f) {
    if (f.rolled === 1) scoreShot(g, null, f.defender, f.result);
  },
  aftermath(g, f) {
    const { attacker, defender } = f;
    const a = call(g, aftermath);
    a.kind = FIRE_FIGHT;
    a.attacker = attacker;
    a.defender = defender;
  },
});
