// Armies and tallies within sentences: a form that is right for every side of every battle.

import { describe, expect, it } from 'vitest';
import type { TableView } from '../../src/kernel/view.ts';
import { theArmy } from '../../src/web/app/army-words.ts';
import { scoreOf } from '../../src/web/app/score.ts';
import { manifests } from '../../src/web/games/manifests.ts';
import { firstView } from '../../src/web/table/first-view.ts';
import { loadGame } from '../../src/web/table/games.ts';

describe('an army in a sentence', () => {
  it.each([
    ['ancients', 'Roman', 'the Roman army'],
    ['ancients', "Craterus' Successors", "Craterus' Successors"],
    ['napoleonics', 'British and Portuguese', 'the British and Portuguese army'],
    ['dark-ages', 'Norwegians', 'the Norwegians'],
    ['dark-ages', 'English', 'the English'],
    ['battalion', 'Carthage', 'Carthage'],
    ['battalion', 'Roman Republic', 'the Roman Republic'],
    ['battalion', 'Han Empire and Carthage', 'the Han Empire and Carthage'],
    ['battalion', 'Carthage and Roman Republic', 'Carthage and the Roman Republic'],
  ])('%s: %s', (game, army, words) => {
    expect(theArmy(game, army)).toBe(words);
  });

  it.each(manifests.map(({ id }) => id))('%s: none of its sides is called an army of several', async (id) => {
    const rules = await loadGame(id);
    const armies = rules.scenarios.flatMap(({ top, bottom }) => [top, bottom]);
    expect(armies.length).toBeGreaterThan(0);
    for (const army of armies)
      expect(theArmy(id, army)).not.toMatch(/(ns|ots|ors|Republic|Kingdom|Empire|Carthage) army$/);
  });
});

describe('tallies', () => {
  const stands = async (game: string, battle: string, value: number): Promise<readonly string[]> => {
    const view: TableView = await firstView(game, battle);
    const sides = view.sides.map((side) => ({ ...side, tallies: side.tallies.map((one) => ({ ...one, value })) }));
    return scoreOf({ ...view, sides });
  };

  it('count one card and several cards', async () => {
    expect((await stands('battalion', 'battalion/1', 1))[0]).toBe(
      '1 card left in the deck, 1 unit, 1 order in the camp',
    );
    expect((await stands('battalion', 'battalion/1', 4))[0]).toBe(
      '4 cards left in the deck, 4 units, 4 order in the camp',
    );
    expect((await stands('dark-ages', 'dark-ages/01', 1)).join()).toContain('1 leader left');
    expect((await stands('ancients', 'ancients/001', 1))[0]).toMatch(/^1 of \d banners$/);
  });
});
