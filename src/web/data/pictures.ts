// One picture for each game, made while the page is built: its first battle as it stands before the first turn.

import { SeededChance } from '../../kernel/chance.ts';
import { manifests } from '../games/manifests.ts';
import { rulesets } from './books.ts';
import type { GamePictures } from './types.ts';

export function gamePictures(): GamePictures {
  return Object.fromEntries(
    manifests.map(({ id, first }) => {
      const rules = rulesets.find((one) => one.id === id);
      if (!rules) throw new Error(`the page has a game "${id}", and the engine has none`);
      return [id, rules.view(rules.start({ scenario: first.battle }, new SeededChance('picture')), -1)];
    }),
  );
}
