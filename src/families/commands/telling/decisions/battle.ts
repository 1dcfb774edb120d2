// The battle phase and bonus combats: the words of rules/battle-phase.ts and rules/targets.ts.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { ATTACK, BONUS, ORDERED, type State } from '../../rules/state.ts';
import { termsLetClose, termsLetFire } from '../../rules/targets.ts';
import { CLOSE, DONE, FIRE } from '../../tables/verbs.ts';
import { endsOnly, offers } from '../asked.ts';
import type { DecisionWords, OfferShape } from '../game-words.ts';
import { battleReasons } from '../why-not/battle.ts';
import { capital, hexName, sayOf, unitAt, whoStands } from '../words.ts';
import { withDice } from './fight-words.ts';
import { BATTLES_LEFT } from './undone.ts';

/** What ordered units may still do in the battle phase, by the terms that bind them. */
function waysToBattle(g: State, seat: number): { fire: boolean; close: boolean } {
  const { firstUnit } = g.battle;
  let fire = false;
  let close = false;
  for (let u = firstUnit[seat]; u < firstUnit[seat + 1]; u++) {
    if ((g.unitMark[u] & ORDERED) === 0) continue;
    fire ||= termsLetFire(g, u, null);
    close ||= termsLetClose(g, u, null);
  }
  return { fire, close };
}

/** An attack next to the unit, with the dice of its first or its bonus combat. */
const closes = (mode: number): OfferShape => ({
  mark: 'close',
  from: 1,
  to: 2,
  phase: 'battle',
  label: (g, _a, b) => `${sayOf(g).close} with ${whoStands(g, b)} at ${hexName(g, b)}`,
  follows: ({ g }, choice) =>
    withDice(g.battle.game.questions.closeDice(g, g.hexUnit[firstOf(choice)], secondOf(choice), mode, null)),
});

export const battleDecisions: { readonly [decision: string]: DecisionWords } = {
  battleUnits: {
    prompt(g, f, seat) {
      if (endsOnly(g, f, DONE)) return 'nobody can attack.';
      const { fire, close } = waysToBattle(g, seat);
      const how = fire && close ? `fire or ${sayOf(g).close}` : fire ? 'fire' : sayOf(g).close;
      const must = offers(g, f, DONE) ? '' : '; every charge must be fought';
      return `attack with your ordered units: ${how}${must}.`;
    },
    labels: { [DONE]: 'End battles' },
    undone: BATTLES_LEFT,
    offers: {
      [FIRE]: {
        mark: 'fire',
        from: 1,
        to: 2,
        phase: 'battle',
        label: (g, _a, b) => `Fire at ${whoStands(g, b)} at ${hexName(g, b)}`,
        follows: ({ g }, choice) =>
          withDice(g.battle.game.questions.fireDice(g, g.hexUnit[firstOf(choice)], secondOf(choice), null)),
      },
      [CLOSE]: closes(ATTACK),
    },
    reasons: battleReasons.battleUnits,
  },
  chooseBonus: {
    prompt: (g, f) => `attack again with ${unitAt(g, f.attacker)}?`,
    help: (say) => `${capital(say.bonusShort)}: some units may attack again after an advance.`,
    hex: (g, f) => g.unitHex[f.attacker],
    labels: { [DONE]: (g) => `No ${sayOf(g).bonusShort}` },
    // Whoever has won the ground to strike again usually does: the target can only battle back, as in any attack.
    offers: { [CLOSE]: { ...closes(BONUS), usual: true } },
    reasons: battleReasons.chooseBonus,
  },
};
