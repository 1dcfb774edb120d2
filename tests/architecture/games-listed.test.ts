// A game is registered in one place per layer: engine, bots, all games loaded at once, terminal, page. The lists name the same
// games in the same order, and there is no further list.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allOf, manifests as bots, TOOLS } from '../../src/bots/manifests.ts';
import { manifests as terminal } from '../../src/cli/manifests.ts';
import { manifests as engine } from '../../src/games/manifests.ts';
import { manifests as loaded } from '../../src/loaded.ts';
import { manifests as page } from '../../src/web/games/manifests.ts';

const ids = engine.map(({ id }) => id);

test('every layer has the games of the engine, in their order', () => {
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
  expect(bots.map(({ id }) => id)).toEqual(ids);
  expect(loaded.map(({ rules }) => rules.id)).toEqual(ids);
  expect(terminal.map(({ rules }) => rules.id)).toEqual(ids);
  expect(page.map(({ id }) => id)).toEqual(ids);
});

test.each(engine)('$id is the same game everywhere', async ({ id, ref, rules }) => {
  const game = await rules();
  expect(game.id).toBe(id);
  expect(game.scenarios.every((battle) => battle.game === id && battle.id.startsWith(`${id}/`))).toBe(true);
  // Rules are cited by the letter of their rulebook; what a battle's own sheet says, by its name.
  for (const ruling of game.rulings) expect(ruling.ref).toMatch(new RegExp(`^${ref} |^[^A-Z]`));
  const all = loaded.find((one) => one.rules.id === id);
  expect(all?.rules).toBe(game);
  expect(terminal.find((one) => one.rules.id === id)?.rules).toBe(game);
  // The page loads them in two parts: a few tools, or all of them with the levels.
  const players = bots.find((one) => one.id === id) ?? expect.unreachable();
  const { makers } = await allOf(players);
  expect(makers).toEqual(all?.bots.makers);
  expect(Object.keys(makers)).toEqual(Object.keys(all?.bots.makers ?? {}));
  expect(Object.keys((await players.bots()).makers)).toEqual(TOOLS);
});

test('no other file of the source lists the games', () => {
  const lists = ['src/games', 'src/bots', 'src', 'src/cli', 'src/web/games'].map((folder) =>
    folder === 'src' ? 'src/loaded.ts' : `${folder}/manifests.ts`,
  );
  // The names that the package gives to the rules.
  const names = ['src/engine.ts', 'src/search.ts'];
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !lists.includes(file) && !names.includes(file))
    .filter((file) => {
      const code = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
      // Battalion and Dark Ages share nothing: a file that names both by their folders knows the shelf.
      return ['battalion', 'dark-ages'].every((id) => new RegExp(`['"/]${id}['"/]`).test(code));
    });
  expect(found).toEqual([]);
});
