import { defineConfig } from 'vitest/config';

// Time limits are nets for what hangs, on a machine that is busy with ten other things: no test is about time.
const PATIENCE = 300_000;

export default defineConfig({
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
        test: { name: 'engine', include: ['tests/**/*.test.ts'], exclude: ['tests/browser/**'] },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['tests/browser/**/*.test.ts'] },
      },
    ],
  },
});
