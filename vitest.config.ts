import { configDefaults, defineConfig } from 'vitest/config'
import { journeysOfWholeRun } from './tests/journeys/journeys-of-whole-run'

// As `isWholeRun` of the test kit, which this file cannot import: it is read before anything is compiled.
const isWholeRun = process.env.TESTS_NAMED === '' && process.env.SWEEP !== '1'

export default defineConfig({
  test: {
    include: [
      '{platform,apps}/*/src/**/*.test.{ts,tsx}',
      '{domains,demo}/**/*.test.{ts,tsx}',
      'tests/**/*.test.ts',
    ],
    // Long walks over everything, kills and drills: `npm test -- all` runs them, as do those who name them.
    exclude: [
      ...configDefaults.exclude,
      ...(isWholeRun
        ? [
            '**/*.nightly.test.ts',
            `**/journeys/!(${journeysOfWholeRun.map((name) => `${name}.test.ts`).join('|')})`,
          ]
        : []),
    ],
    globalSetup: ['platform/test-kit/src/global-setup/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is polled for comes later on a machine that is busy with other tests.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    // Modules keep no state of their own (the world is a parameter), so files of one process share them.
    isolate: false,
    // As many as a small machine has cores: with more, what waits for another process now and then waits too long.
    maxWorkers: 2,
  },
})
