// Mercenary Crossbows: one die at 3 before all else, inside the window in which they are bought [D Mercenary Crossbows].

import { call } from '../../../kernel/procedure.ts';
import { scoreShot } from './fight.ts';
import { fightBelow } from './fights.ts';
import { procedure } from './procedures.ts';
import { ATTACKING } from './questions.ts';
import { aftermath } from './retreat.ts';
import { type Frame, MERCENARY_FIGHT, type State } from './state.ts';
import { callStrike } from './strike.ts';

/**
 * RULING: The shot of Mercenary Crossbows comes before the combat, so nobody pursues a unit that it routs
 * [D Mercenary Crossbows].
 * CASE: D Mercenary Crossbows: nobody pursues a unit that they rout
 */
export const mercenaryShot = procedure('mercenaryShot', {
  shoot: (g, f) => callStrike(g, f, f.attacker, f.defender, ATTACKING),
  score(g, f) {
    scoreShot(g, fightBelow(g), f.defender, f.result);
  },
  aftermath(g, f) {
    const { attacker, defender } = f;
    const a = call(g, aftermath);
    a.kind = MERCENARY_FIGHT;
    a.attacker = attacker;
    a.defender = defender;
  },
});

/** The mercenaries of the side of `piece` shoot at its enemy in the fight. */
export function callMercenaries(g: State, fight: Frame, piece: number): void {
  const at = piece === fight.attacker ? fight.defender : fight.attacker;
  const m = call(g, mercenaryShot);
  m.kind = MERCENARY_FIGHT;
  m.attacker = piece;
  m.defender = at;
}
