// The computer players of each game as people are told of them, the weakest first: read from the engine while the page is built.

import type { About } from '../../bots/bot.ts';
import { LEVELS } from '../../bots/general/levels.ts';
import { allOf, manifests } from '../../bots/manifests.ts';
import { aboutOf } from '../../bots/naming.ts';

export interface BotOnShelf extends About {
  readonly name: string;
  /** It plans its turn, and goes by the clock at it. */
  readonly plans: boolean;
}

const plans = (name: string): boolean => LEVELS.some((level) => level.name === name && level.thinking !== undefined);

const UNTOLD: About = { title: '', level: null, looksAt: '', overlooks: '', temperaments: [] };

const listed: readonly (readonly [string, readonly BotOnShelf[]])[] = await Promise.all(
  manifests.map(async (manifest) => {
    const bots = await allOf(manifest);
    return [
      manifest.id,
      Object.keys(bots.makers).map((name) => ({ ...(aboutOf(bots, name) ?? UNTOLD), name, plans: plans(name) })),
    ] as const;
  }),
);

export const botsOnShelf = (game: string): readonly BotOnShelf[] => listed.find(([id]) => id === game)?.[1] ?? [];
