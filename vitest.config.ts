import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/engine/speed.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: ['tests/browser/speed.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // Measured alone, after the others: what else runs on the machine would be measured too.
      {
        extends: true,
        test: {
          name: 'speed',
          include: ['tests/browser/speed.test.ts', 'tests/engine/speed.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
