// Words of rules/combined.ts: `joinAttack`, the units of Combined Forces.

import { type JoinFault, mayJoin } from '../../rules/combined.ts';
import { pieceAt } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { type FaultWords, subject } from '../why-not/faults.ts';
import { ownPiece } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { pieceOn } from '../words.ts';
import { enough, meansHex, whoAt } from './shared.ts';
import type { DecisionWords } from './types.ts';

const CARD = 'D Combined Forces';

/** The attacker: units that join Combined Forces, done [f.attacker, f.defender]. */
export const joinAttack: DecisionWords = {
  prompt: (g, f) => `who joins the attack on ${pieceOn(g, f.defender)}?`,
  help: 'With Combined Forces all your units next to the target may attack together. A unit that joins does not attack again this round.',
  about: (_g, f) => f.defender,
  offers: {
    [v.DONE]: enough('Nobody else joins', (left) => `${left.length} could join`),
    [v.JOIN]: {
      mark: 'piece',
      from: 1,
      label: ({ g, a }) => `Join with ${whoAt(g, a)}`,
      elsewhere: { text: 'Units join an attack only when Combined Forces has been played.', ref: CARD },
    },
  },
  may: {
    [v.JOIN]: ({ g, f, a, seat }, why) => ownPiece(g, a, seat, why) && mayJoin(g, f, pieceAt(g, a), why),
  },
  meant: meansHex(v.JOIN),
};

export const joinFaults: FaultWords<Exclude<JoinFault, SharedFault>> = {
  notOwn: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} not of the side that attacks.`, ref: CARD }),
  partOfAttack: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} part of the attack already.`, ref: CARD }),
};
