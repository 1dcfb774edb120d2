// Armies within a sentence. Games name them in different ways: by an adjective (Roman), a people (Normans) or a state
// (Carthage); some are somebody's own.

import { gameNamed } from './games.ts';

/** After `Victory for` or `You lead`: `the Roman army`, `the Normans`, `Carthage`, `the Han Empire`. */
export function theArmy(game: string, army: string): string {
  // What is somebody's takes no article: Craterus' Successors.
  if (/['’]s? /.test(army)) return army;
  switch (gameNamed(game)?.armies) {
    case 'peoples':
      return `the ${army}`;
    case 'states':
      // Two allies share a side; a name of one word is that of a city or a land.
      return army
        .split(' and ')
        .map((one) => (one.includes(' ') ? `the ${one}` : one))
        .join(' and ');
    default:
      return `the ${army} army`;
  }
}
