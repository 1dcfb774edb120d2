// The computer players of every game, one entry each, loaded when one of them is to sit down: with them come the rules that they
// think by.

import type { GameBots } from './bot.ts';

export interface BotsManifest {
  /** The game that they play. */
  readonly id: string;
  bots(): Promise<GameBots>;
}

const commands = async (): Promise<GameBots> => (await import('./commands/offered.ts')).commandsOffered;

export const manifests: readonly BotsManifest[] = [
  { id: 'ancients', bots: commands },
  { id: 'medieval', bots: commands },
  { id: 'napoleonics', bots: commands },
  { id: 'battalion', bots: async () => (await import('./battalion/offered.ts')).battalionOffered },
  { id: 'dark-ages', bots: async () => (await import('./dark-ages/offered.ts')).darkAgesOffered },
];
