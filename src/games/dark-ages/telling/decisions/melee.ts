// Words of rules/melee.ts: `answerWhom`, the one of a combined attack who is answered.

import { type AnswerFault, mayAnswerAt } from '../../rules/melee.ts';
import * as v from '../../tables/verbs.ts';
import type { FaultWords } from '../why-not/faults.ts';
import { isHex } from '../why-not/pointing.ts';
import { does, hexName, pieceName, terrainRef } from '../words.ts';
import { facing } from './fight.ts';
import { meansHex, yours } from './shared.ts';
import type { DecisionWords } from './types.ts';

/** The defender: which of the combined attackers it answers [f.attacker, f.defender]. */
export const answerWhom: DecisionWords = {
  prompt: (g, f) => `which of the attackers ${does(g, f.defender, 'does', 'do')} ${yours(g, f.defender)} answer?`,
  about: (_g, f) => f.defender,
  offers: { [v.FACE]: facing },
  may: { [v.FACE]: ({ g, f, a }, why) => isHex(g, a, why) && mayAnswerAt(g, f, a, why) },
  meant: meansHex(v.FACE),
};

export const answerFaults: FaultWords<AnswerFault> = {
  noAttackerThere: (g, _a, b) => ({
    text: `Nobody of the attackers stands at ${hexName(g, b)}.`,
    ref: 'D Combined Forces',
  }),
  noDiceAgainst: (g, a) => ({
    text: `The defender has no dice against ${pieceName(g, a)}: cavalry does not answer across stakes.`,
    ref: terrainRef('stakes'),
  }),
};
