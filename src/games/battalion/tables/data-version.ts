// Whether the data are those that were shipped: whoever corrects a number plays by rules of another version, and records say so.

import { fingerprint } from '../../../lib/fingerprint.ts';
import rankData from '../data/ranks.json' with { type: 'json' };
import battleData from '../data/set-battles.json' with { type: 'json' };
import tacticData from '../data/tactics.json' with { type: 'json' };

const RULES = '1';

/** The checksum of the data as shipped; a test says when it is out of date. */
export const SHIPPED = '717b1dd8';

export const dataFingerprint = (): string => fingerprint([rankData, tacticData, battleData]);

/** `1`, or `1+` and a checksum when the data have been changed. */
export const rulesVersion: string = dataFingerprint() === SHIPPED ? RULES : `${RULES}+${dataFingerprint()}`;
