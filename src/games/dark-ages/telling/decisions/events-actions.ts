// Words of rules/scenarios/events-actions.ts: `drawOff`, the feigned flight [D Hastings], and `rideDown` [D Crecy].

import { no } from '../../../../kernel/permission.ts';
import { type DrawOffFault, mayDrawOffTo, mayRide, type RideFault } from '../../rules/scenarios/events-actions.ts';
import * as v from '../../tables/verbs.ts';
import type { FaultWords } from '../why-not/faults.ts';
import { isHex } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { does, hexName, pieceOn, REF, scenarioRef } from '../words.ts';
import { meansWay, oneStep, whoStands, yours } from './shared.ts';
import type { DecisionWords } from './types.ts';

/** Player A: the hex to which a feigned flight draws the unit [f.unit]. */
export const drawOff: DecisionWords = {
  prompt: (g, f) => `where ${does(g, f.unit, 'is', 'are')} ${pieceOn(g, f.unit)} drawn to?`,
  about: (_g, f) => f.unit,
  offers: {
    [v.DRAW_OFF]: {
      mark: 'fall',
      from: 1,
      to: 2,
      label: ({ g, b }) => `Draw it off to ${hexName(g, b)}`,
      way: oneStep,
      elsewhere: { text: 'No unit is drawn off now.', ref: REF.events },
    },
  },
  may: {
    [v.DRAW_OFF]: ({ g, f, a, b }, why) =>
      (a === g.unitHex[f.unit] || no(why, 'notTheOneAsked', f.unit)) &&
      isHex(g, b, why) &&
      mayDrawOffTo(g, f.unit, b, why),
  },
  meant: meansWay(v.DRAW_OFF),
};

/** Player A: through which crossbows, and to which hex, the knights ride [f.unit]. */
export const rideDown: DecisionWords = {
  prompt: (g, f) => `through whom ${does(g, f.unit, 'does', 'do')} ${yours(g, f.unit)} ride, and where to?`,
  about: (_g, f) => f.unit,
  offers: {
    [v.RIDE]: {
      mark: 'fall',
      from: 0,
      to: 2,
      label: ({ g, a, b }) => `Ride through ${whoStands(g, a)} to ${hexName(g, b)}`,
      way: ({ g, f, a, b }) => [g.unitHex[f.unit], a, b],
      elsewhere: { text: 'Nobody rides through own crossbows now.', ref: REF.events },
    },
  },
  may: {
    [v.RIDE]: ({ g, f, a, b }, why) => isHex(g, a, why) && isHex(g, b, why) && mayRide(g, f.unit, f.bows, a, b, why),
  },
};

export const actionFaults: FaultWords<Exclude<DrawOffFault | RideFault, SharedFault>> = {
  stillOnHill: (g, _a, b) => ({ text: `${hexName(g, b)} is on the hill; it is drawn off it.`, ref: scenarioRef(g) }),
  notTowardsHorse: (g, _a, b) => ({ text: `${hexName(g, b)} is no nearer to the horsemen.`, ref: scenarioRef(g) }),
  notThroughBows: (g, _a, b) => ({ text: `No own crossbows stand at ${hexName(g, b)}.`, ref: scenarioRef(g) }),
  notBehindBows: (g, _a, b) => ({ text: `${hexName(g, b)} does not lie behind the crossbows.`, ref: scenarioRef(g) }),
};
