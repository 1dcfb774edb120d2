import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The package by its own name, for the examples: from the source, so that nothing has to be built first. */
const source = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** What the page is told of the games while it is built: from the source beside the file that asks, also in a copy of the tree. */
const gamesOfThePage: Plugin = {
  name: 'games-of-the-page',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'virtual:vexillum/games' && importer
      ? fileURLToPath(new URL('../data/games.ts', pathToFileURL(importer)))
      : undefined,
};

// Time limits are nets for what hangs, on a machine that is busy with ten other things: no test is about time.
const PATIENCE = 300_000;

const APART = ['tests/cli/simulate-errors.test.ts'];

export default defineConfig({
  plugins: [gamesOfThePage],
  resolve: {
    alias: [
      { find: /^vexillum\/search$/, replacement: source('./src/search.ts') },
      { find: /^vexillum$/, replacement: source('./src/engine.ts') },
    ],
  },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    teardownTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE / 2 } },
    projects: [
      {
        extends: true,
        // The files of a process share the loaded engine: no test changes it.
        test: {
          name: 'engine',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', ...APART],
          isolate: false,
        },
      },
      {
        extends: true,
        // These put something else in the place of a part of the program.
        test: { name: 'apart', include: APART },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['tests/browser/**/*.test.ts'] },
      },
    ],
  },
});
