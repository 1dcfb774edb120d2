// Ranged combat: one unit shoots, the target does not answer [D Ranged combat]. The other seat may answer the declaration
// with Leadership or Pillage, which can be played in any moment of the combat phase.

import type { Choices } from '../../../kernel/choice.ts';
import { firstOf } from '../../../kernel/choice.ts';
import { call } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { CARD_KIND, KIND_CARDS, LEADERSHIP_CARD, PILLAGE_CARD } from '../tables/tables.ts';
import { PASS } from '../tables/verbs.ts';
import { book } from './book.ts';
import { offerLeadership, ownGrey, playLeadership } from './cards-any.ts';
import { armiesTouch, offerPillage, playPillage } from './cards-combat.ts';
import { here, told } from './events.ts';
import { scoreShot } from './fight.ts';
import { isRouted } from './ground.ts';
import { ATTACKING } from './questions.ts';
import { aftermath } from './retreat.ts';
import { FIRE_FIGHT, FIRED, HAND, type State } from './state.ts';
import { callStrike, show } from './strike.ts';

/** Leadership and Pillage for the seat whose round it is not. */
export function offerAnswers(g: State, seat: number, out: Choices): void {
  offerLeadership(g, seat, out);
  for (let i = 0; i < PILLAGES.length; i++) {
    if (g.cardAt[PILLAGES[i]] === HAND + seat) offerPillage(g, seat, PILLAGES[i], out);
  }
}

const PILLAGES = KIND_CARDS[PILLAGE_CARD];

export function playAnswer(g: State, seat: number, choice: number): void {
  const card = firstOf(choice);
  if (CARD_KIND[card] === LEADERSHIP_CARD) playLeadership(g, seat, card, choice);
  else playPillage(g, seat, card, choice);
}

export const mayAnswer = (g: State, seat: number): boolean =>
  g.handCount[seat] > 0 && (ownGrey(g, seat) || armiesTouch(g));

const fired = seatWindow(book, 'fired', {
  pass: PASS,
  who: (g) => 1 - g.active,
  mayAsk: (g, _f, seat) => mayAnswer(g, seat),
  plays: (g, _f, seat, out) => offerAnswers(g, seat, out),
  play: (g, _f, seat, choice) => playAnswer(g, seat, choice),
});

/** f.attacker shoots at f.defender. */
export const fire = book.procedure('fire', {
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
