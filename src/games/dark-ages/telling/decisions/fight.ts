// Words of rules/fight.ts: `face`, the last cube of a unit that several attack.

import { no } from '../../../../kernel/permission.ts';
import * as v from '../../tables/verbs.ts';
import type { FaultWords } from '../why-not/faults.ts';
import { does, hexName, pieceOn, REF } from '../words.ts';
import { meansHex, whoAt, yours } from './shared.ts';
import type { DecisionWords, OfferWords } from './types.ts';

const elsewhere = { text: 'Nobody has to choose an attacker now.', ref: REF.several };

/** One of several attackers is answered. */
export const facing: OfferWords = {
  mark: 'answer',
  to: 1,
  label: ({ g, a }) => `Answer ${whoAt(g, a)}`,
  elsewhere,
};

/** The owner of a unit with one active cube: face this attacker or hold back [f.attacker, f.defender]. */
export const face: DecisionWords = {
  prompt: (g, f) =>
    `${yours(g, f.defender)} ${does(g, f.defender, 'has', 'have')} one active cube. Answer ${pieceOn(g, f.attacker)}, or save it for another attacker?`,
  help: 'A unit with one active cube answers only one of its attackers in a phase.',
  about: (_g, f) => f.defender,
  offers: {
    // Usual: the answer can only hurt the attacker, and nobody knows whether another will come.
    [v.FACE]: { ...facing, usual: () => true, note: () => 'It answers nobody else in this phase.' },
    [v.HOLD_BACK]: {
      mark: 'answer',
      label: () => 'Save the cube',
      note: () => 'This attack is not answered.',
      elsewhere,
    },
  },
  may: {
    [v.FACE]: ({ g, f, a }, why) => a === g.unitHex[f.attacker] || no(why, 'attackFromElsewhere', f.attacker, a),
  },
  meant: meansHex(v.FACE),
};

export const fightFaults: FaultWords<'attackFromElsewhere'> = {
  attackFromElsewhere: (g, a) => ({ text: `The attack comes from ${hexName(g, g.unitHex[a])}.`, ref: REF.several }),
};
