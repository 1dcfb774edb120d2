import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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
const PATIENCE = 900_000;

/** It runs a copy of the program with something else in the place of a part: only the builder's own runner can. */
const APART = ['tests/sixth-game/sixth-game.test.ts'];

/** As Node runs it: a third faster than through the builder's runner, where every import is looked up when it is used. */
const NATIVE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', 'tsx', '--import', source('./tests/kit/page-loader.mjs')],
};

/** Files that take long, the longest first: what is begun last must not be what everybody waits for. */
const LONG = [
  'tests/cases/cases.test.ts',
  'tests/golden/golden.test.ts',
  'tests/bots/levels.test.ts',
  'tests/explain/why-not-everywhere.test.ts',
  'tests/cli/program.test.ts',
  'tests/web/host.test.ts',
  'tests/kernel/watcher.test.ts',
  'tests/views/hidden-commands.test.ts',
  'tests/notation/position-roundtrip.test.ts',
  'tests/cli/ladder.test.ts',
  'tests/web/step-player.test.ts',
  'tests/browser/states.test.ts',
  'tests/browser/device.test.ts',
  'tests/browser/layout.test.ts',
  'tests/browser/no-eyes.test.ts',
  'tests/browser/phone.test.ts',
  'tests/browser/screens-of-battalion-and-dark-ages.test.ts',
  'tests/browser/battalion.test.ts',
  'tests/browser/medieval-and-napoleonics.test.ts',
  'tests/browser/consequences.test.ts',
  'tests/browser/table.test.ts',
  'tests/browser/looks.test.ts',
  'tests/browser/standing-out.test.ts',
  'tests/browser/muster.test.ts',
  'tests/browser/work.test.ts',
  'tests/browser/dark-ages.test.ts',
];

/** One project after the other: a process goes on with the next file of its project and need not load the engine again. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = ['apart', 'engine', 'browser'];
    const place = ({ project, moduleId }: TestSpecification): number => {
      const long = LONG.findIndex((file) => moduleId.endsWith(file));
      return 1000 * projects.indexOf(project.name) + (long < 0 ? LONG.length : long);
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

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
    sequence: { sequencer: InOrder },
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    teardownTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE / 2 } },
    projects: [
      {
        extends: true,
        // The files of a process share the loaded engine: no test changes it.
        test: {
          ...NATIVE,
          name: 'engine',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', ...APART],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: APART },
      },
      {
        extends: true,
        test: {
          ...NATIVE,
          name: 'browser',
          // A page waits between two frames: a third one fills the pauses. They come when all else is done.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: ['tests/browser/**/*.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
