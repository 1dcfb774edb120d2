// Words of rules/ambush.ts: `fallBack`, the step back of a Fake retreat.

import { no } from '../../../../kernel/permission.ts';
import { type BackFault, type FakeRetreatFault, mayFallBackTo } from '../../rules/ambush.ts';
import * as v from '../../tables/verbs.ts';
import { type FaultWords, subject } from '../why-not/faults.ts';
import { isHex } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { capital, does, hexName, pieceName, scenarioRef } from '../words.ts';
import { groundNote, meansWay, oneStep, yours } from './shared.ts';
import type { DecisionWords } from './types.ts';

const CARD = 'D Fake retreat';

/** The defender: where the unit of a Fake retreat goes [f.unit, f.attacker]. */
export const fallBack: DecisionWords = {
  prompt: (g, f) => `where ${does(g, f.unit, 'does', 'do')} ${yours(g, f.unit)} fall back to?`,
  about: (_g, f) => f.unit,
  offers: {
    [v.FALL_BACK]: {
      mark: 'fall',
      from: 1,
      to: 2,
      label: ({ g, b }) => `Fall back to ${hexName(g, b)}`,
      note: ({ g, f, a, b }) => groundNote(g, f.unit, a, b),
      way: oneStep,
      elsewhere: { text: 'No Fake retreat has been played.', ref: CARD },
    },
  },
  may: {
    [v.FALL_BACK]: ({ g, f, a, b }, why) =>
      (a === g.unitHex[f.unit] || no(why, 'notTheOneAsked', f.unit)) &&
      isHex(g, b, why) &&
      mayFallBackTo(g, f.unit, f.attacker, b, why),
  },
  meant: meansWay(v.FALL_BACK),
};

export const ambushFaults: FaultWords<Exclude<BackFault | FakeRetreatFault, SharedFault>> = {
  notBehind: (g, a, b) => ({
    text: `${capital(pieceName(g, a))} cannot step back to ${hexName(g, b)}: it goes one hex, away from the attacker.`,
    ref: CARD,
  }),
  steadfast: (g, a) => ({ text: `${subject(g, a, 'never leaves', 'never leave')} the hex.`, ref: scenarioRef(g) }),
  cannotFollow: (g, _a, b) => ({ text: `${capital(pieceName(g, b))} could not follow.`, ref: CARD }),
  noHexBehind: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no free hex to step back to.`, ref: CARD }),
};
