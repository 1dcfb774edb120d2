// The battles of a ladder: all of the shelf, and where players muster armies some ready ones against each other, also in pairs.

import type { Musters } from '../cli-game.ts';
import { InputError } from '../errors.ts';
import { formOf, gameNamed, isFile } from '../games.ts';
import type { Io } from '../io.ts';
import { type Fought, findBattles } from '../simulate/simulate-battles.ts';

/** Units of mustered armies; in a battle of four those of each player. */
const SIZES = [6, 9, 12];
const SIZES_OF_FOUR = [3, 6];

/** `names` are battles of the game, patterns, or files; none means all. */
export function ladderBattles(io: Io, game: string, names: readonly string[]): Fought[] {
  const { rules, musters } = gameNamed(game);
  const shelf = rules.scenarios.map(({ id, name }) => ({ game, id, name, start: { scenario: id } }));
  const all = [...shelf, ...(musters ? mustered(game, musters) : [])];
  if (names.length === 0) return all;
  const found = new Map<string, Fought>();
  for (const name of names) {
    for (const one of named(io, all, game, name)) {
      if (one.game !== game) throw new InputError(`${name} is a battle of ${one.game}, not of ${game}`);
      found.set(one.id, one);
    }
  }
  return [...found.values()];
}

function named(io: Io, all: readonly Fought[], game: string, name: string): readonly Fought[] {
  const word = name.toLowerCase();
  if (word === 'all') return all;
  const full = word.includes('/') ? word : `${game}/${word}`;
  const form = formOf(full);
  const found = all.filter(({ id }) => form.test(id));
  if (found.length > 0) return found;
  return findBattles(io, [name.includes('*') || isFile(io, name) ? name : full]);
}

/** Every two factions once, with armies of several sizes, and battles of four. */
function mustered(game: string, musters: Musters): Fought[] {
  const { factions } = musters;
  const made: Fought[] = [];
  const add = (armies: readonly string[], size: number): void => {
    const id = `${game}/muster-${size}-${armies.join('-')}`;
    const text = musters.sheet(armies.map((faction) => musters.ready(faction, size)));
    made.push({ game, id, name: `${armies.join(', ')} (${size} units each)`, start: { text } });
  };
  for (let a = 0; a < factions.length; a++) {
    for (let b = a + 1; b < factions.length; b++) add([factions[a], factions[b]], SIZES[made.length % SIZES.length]);
  }
  const four = factions.slice(0, 4);
  if (four.length === 4) for (const size of SIZES_OF_FOUR) add(four, size);
  return made;
}
