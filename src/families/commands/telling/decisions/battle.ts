// The battle phase and bonus combats: the words of rules/battle-phase.ts and rules/targets.ts.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { ATTACK, BONUS, ORDERED, type State } from '../../rules/state.ts';
import { termsLetClose, termsLetFire } from '../../rules/targets.ts';
import { CLOSE, DONE, FIRE } from '../../tables/verbs.ts';
import { offers } from '../asked.ts';
import type { DecisionWords, OfferShape } from '../game-words.ts';
import { battleReasons } from '../why-not/battle.ts';
import { capital, hexName, sayOf, unitAt, whoStands } from '../words.ts';
import { withDice } from './fight-words.ts';

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
      const { fire, close } = waysToBattle(g, seat);
      const { toClose } = sayOf(g);
      const how = fire && close ? `fire or ${toClose}` : fire ? 'fire' : toClose;
      return `let ordered units ${how}, one at a time, ${offers(g, f, DONE) ? 'or be done' : 'until every charge is fought'}.`;
    },
    labels: { [DONE]: 'All battles fought' },
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
    prompt: (g, f) => `a ${sayOf(g).bonus} with ${unitAt(g, f.attacker)}, or be done?`,
    help: (say) => `${capital(say.bonusShort)}: after an advance some units may attack once more.`,
    hex: (g, f) => g.unitHex[f.attacker],
    labels: { [DONE]: (g) => `No ${sayOf(g).bonusShort}` },
    offers: { [CLOSE]: closes(BONUS) },
    reasons: battleReasons.chooseBonus,
  },
};
