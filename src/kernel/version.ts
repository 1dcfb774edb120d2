// Versions of a game's rules. A version is a number, and where a game's values stand in data files that were changed, a `+`
// and their checksum: `2+9f03`. A newer program plays every older number, as it was played then; values must be the same.

import type { Ruleset } from './ruleset.ts';

/** The number of a version: which mended rules hold. 0 when it is none. */
export function versionNumber(version: string): number {
  const match = /^([1-9]\d{0,3})(\+[\w]+)?$/.exec(version);
  return match === null ? 0 : Number(match[1]);
}

const valuesOf = (version: string): string => version.slice(String(versionNumber(version)).length);

/** Why battles of this version cannot be played here; empty when they can. */
export function whyNotVersion(ruleset: Pick<Ruleset, 'id' | 'rulesVersion'>, version: string): string {
  const here = ruleset.rulesVersion;
  const number = versionNumber(version);
  if (number >= 1 && number <= versionNumber(here) && valuesOf(version) === valuesOf(here)) return '';
  return `it needs rules version ${version} of ${ruleset.id}; version ${here} is here`;
}

/** The number of the version that a battle is to be played by. */
export function versionToPlay(ruleset: Pick<Ruleset, 'id' | 'rulesVersion'>, rules: string | undefined): number {
  if (rules === undefined) return versionNumber(ruleset.rulesVersion);
  const refusal = whyNotVersion(ruleset, rules);
  if (refusal !== '') throw new Error(`this battle cannot be played: ${refusal}`);
  return versionNumber(rules);
}
