// Words of rules/pursuit.ts: `pursue`.

import { no } from '../../../../kernel/permission.ts';
import { isLeader } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import type { FaultWords } from '../why-not/faults.ts';
import { hexName, ownOn, REF } from '../words.ts';
import { groundNote, meansWay, oneStep } from './shared.ts';
import type { DecisionWords } from './types.ts';

const elsewhere = { text: 'Nobody can pursue now.', ref: REF.pursuit };

/** The owner of the unit that caused a rout in melee: pursue or stay [f.unit, f.hex]. */
export const pursue: DecisionWords = {
  prompt: (g, f) => `pursue with ${ownOn(g, f.unit)} into ${hexName(g, f.hex)}, or stay?`,
  help: 'A unit that routs an enemy in melee may move into the hex it left. It does not attack again.',
  about: (_g, f) => f.unit,
  offers: {
    // Neither answer is usual: a step forward may open the line or leave good ground, and no attack follows it.
    [v.PURSUE]: {
      mark: 'fall',
      from: 1,
      to: 2,
      leader: ({ f }) => isLeader(f.unit),
      label: ({ g, b }) => `Pursue to ${hexName(g, b)}`,
      note: ({ g, f, a, b }) => groundNote(g, f.unit, a, b),
      way: oneStep,
      elsewhere,
    },
    [v.STAY]: { mark: 'finish', label: () => 'Stay', declines: true, elsewhere },
  },
  may: {
    [v.PURSUE]: ({ g, f, a, b }, why) =>
      (a === g.unitHex[f.unit] || no(why, 'notTheOneAsked', f.unit)) &&
      (b === f.hex || no(why, 'onlyVacatedHex', f.unit, f.hex)),
  },
  meant: meansWay(v.PURSUE),
};

export const pursuitFaults: FaultWords<'onlyVacatedHex'> = {
  onlyVacatedHex: (g, _a, b) => ({
    text: `A pursuit enters only the hex that the enemy left, ${hexName(g, b)}.`,
    ref: REF.pursuit,
  }),
};
