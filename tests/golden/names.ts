// How golden games are called: `medieval-07`, and for later rules `medieval-07.rules-2`.

import { versionNumber } from '../../src/kernel/version.ts';

export function goldenName(scenario: string, rulesVersion: string): string {
  const version = versionNumber(rulesVersion);
  return `${scenario.replace('/', '-')}${version === 1 ? '' : `.rules-${version}`}`;
}
