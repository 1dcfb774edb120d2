// The computer players of every game, one entry each, loaded when one of them is to sit down: with them come the rules that they
// think by. They come in two parts, tools and levels, so that nobody loads what does not play.

import type { GameBots } from './bot.ts';
import { together } from './together.ts';

export interface BotsManifest {
  /** The game that they play. */
  readonly id: string;
  /** Those that are small: tools. */
  bots(): Promise<GameBots>;
  /** The levels, with what they weigh by; left out where there are none. */
  levels?(): Promise<GameBots>;
}

/** The names of the players that `bots` has wherever there are levels besides. */
export const TOOLS: readonly string[] = ['random', 'drill'];

const commands = {
  bots: async (): Promise<GameBots> => (await import('./commands/offered.ts')).commandsOffered,
  levels: async (): Promise<GameBots> => (await import('./commands/levels.ts')).commandsLevels,
};

export const manifests: readonly BotsManifest[] = [
  { id: 'ancients', ...commands },
  { id: 'medieval', ...commands },
  { id: 'napoleonics', ...commands },
  {
    id: 'battalion',
    bots: async () => (await import('./battalion/offered.ts')).battalionOffered,
    levels: async () => (await import('./battalion/levels.ts')).battalionLevels,
  },
  {
    id: 'dark-ages',
    bots: async () => (await import('./dark-ages/offered.ts')).darkAgesOffered,
    levels: async () => (await import('./dark-ages/levels.ts')).darkAgesLevels,
  },
];

/** All that are offered of a game. */
export async function allOf({ bots, levels }: BotsManifest): Promise<GameBots> {
  const tools = await bots();
  return levels ? together(tools, await levels()) : tools;
}

/** The part in which a player comes. */
export const partWith = ({ bots, levels }: BotsManifest, bot: string): Promise<GameBots> =>
  levels && !TOOLS.includes(bot) ? levels() : bots();
