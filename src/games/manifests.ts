// The games of the engine, in the order of the shelf. Each is one entry; its rules are loaded when they are first asked for, so
// that who plays one game does not wait for the others. Its handbook is `telling/handbook/index.ts` in its folder.

import type { AnyRuleset } from '../kernel/view.ts';

export interface GameManifest {
  /** The name of its folder, and the word before the number of its battles: `ancients/007`. */
  readonly id: string;
  /** Letter of the rulebook in references, such as `A 11`. */
  readonly ref: string;
  rules(): Promise<AnyRuleset>;
}

export const manifests: readonly GameManifest[] = [
  { id: 'ancients', ref: 'A', rules: async () => (await import('./ancients/ruleset.ts')).ancientsRules },
  { id: 'medieval', ref: 'M', rules: async () => (await import('./medieval/ruleset.ts')).medievalRules },
  { id: 'napoleonics', ref: 'N', rules: async () => (await import('./napoleonics/ruleset.ts')).napoleonicsRules },
  { id: 'battalion', ref: 'B', rules: async () => (await import('./battalion/ruleset.ts')).battalionRules },
  { id: 'dark-ages', ref: 'D', rules: async () => (await import('./dark-ages/ruleset.ts')).darkAgesRules },
];
