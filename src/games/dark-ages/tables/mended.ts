// Rules that were mended, with the rules version from which each holds. Battles of older versions are played as they were, so
// that their records live for ever; the rules look at `battle.readings`.

import type { DatedReading } from '../../../kernel/ruleset.ts';

export const READINGS = [
  'passOneFriend',
  'lastCubeOnce',
  'oneShock',
  'evadeBehind',
  'slopesHitLeaders',
  'leaderAnswers',
  'cutOffRuns',
  'groundOnTheWay',
] as const;

export type Reading = (typeof READINGS)[number];
export type Readings = { readonly [K in Reading]: boolean };

export const mended: readonly (DatedReading & { readonly key: Reading })[] = [
  {
    key: 'passOneFriend',
    since: 2,
    now: 'A routed unit that own units hinder passes one of them, chosen by its owner, to a free hex behind it, and only that unit takes a hit. It goes through a row of them only when no free hex leads away from the enemy, and then only the first takes the hit.',
    before: 'It could pass a whole row of own units although a free hex was nearer, and each of them took a hit.',
    ref: 'D Retreat or rout',
  },
  {
    key: 'lastCubeOnce',
    since: 2,
    now: 'A unit that is worn down to its last active cube before it answers is asked, too, whether it keeps that cube for another attacker; if it answers, it answers no other attacker of the phase.',
    before: 'Only a unit that had one active cube when an attack was declared was bound to one attacker.',
    ref: 'D Defending from multiple units',
  },
  {
    key: 'oneShock',
    since: 2,
    now: 'A leader who routs and is lost because he has no way back shakes the units around him once.',
    before: 'They were shaken by his rout and again by his death.',
    ref: 'D Attached leaders involved in combat',
  },
  {
    key: 'evadeBehind',
    since: 2,
    now: 'Who evades through an own unit ends behind it: beyond it as seen from where he stood, and further from the assaulting unit than the unit he passed.',
    before: 'He could end beside it, no further from the assaulting unit.',
    ref: 'D Evasion',
  },
  {
    key: 'slopesHitLeaders',
    since: 2,
    now: 'A leader by himself takes the hit of a slope like any unit: woods, streams and marshes except leaders, slopes do not.',
    before: 'Leaders by themselves took no hit of a slope.',
    ref: 'D Slope',
  },
  {
    key: 'leaderAnswers',
    since: 2,
    now: 'A leader whose unit is destroyed by the first roll of a fight, and who is not hurt himself, rolls his one die when it is the turn of his side.',
    before: 'Nobody rolled for the destroyed unit.',
    ref: 'D Leaders',
  },
  {
    key: 'cutOffRuns',
    since: 2,
    now: 'A routed unit from whose place no way leads to its own edge runs away from the enemy all the same, toward its own side of the map as far as it can; in the end phase it stays when it can come no nearer.',
    before: 'Such a unit was eliminated although free hexes led away from the enemy.',
    ref: 'D Retreat or rout',
  },
  {
    key: 'groundOnTheWay',
    since: 3,
    now: 'A leader by himself who passes own units in one step meets the ground of every hex on his way: slopes hit him, and hills and streams there count as entered. Of several ways he takes the cheapest, and of these the one with the fewest hits.',
    before: 'Only the ground where he ended counted, and no slope hit him on the way.',
    ref: 'D Movement',
  },
];

/** Which of them hold under a version of the rules. */
export const readingsOf = (version: number): Readings =>
  Object.fromEntries(mended.map(({ key, since }) => [key, version >= since])) as Readings;
