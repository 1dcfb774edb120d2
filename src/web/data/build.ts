// What the page is given by the engine while it is built: runs in Node, never in the page.

import { ancientsRules } from '../../games/ancients/ruleset.ts';
import type { Shelf } from './types.ts';

const games = [ancientsRules];

export function dataFor(name: string): unknown {
  if (name === 'shelf') return shelf();
  throw new Error(`the page asks for the unknown data "${name}"`);
}

function shelf(): Shelf {
  return games.map((game) => ({
    id: game.id,
    name: game.name,
    rulesVersion: game.rulesVersion,
    battles: game.scenarios,
    rulings: game.rulings,
  }));
}
