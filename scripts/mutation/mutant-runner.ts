import { resolve } from 'node:path'
import type { TestSpecification, Vitest } from 'vitest/node'
import { applyMutant, type Mutant } from './mutant'
import { openMutatingVitest } from './mutating-vitest'

/** What became of one mutant: a test failed, it ran longer than it may, or every test passed. */
export type Verdict = 'failed' | 'timedOut' | 'unseen'

export interface MutantRunner {
  /**
   * Runs test files (paths from the root) against the code with the mutant in it, up to the first failure. After
   * `timeLimitMs` it counts as seen: it hangs.
   */
  readonly tryMutant: (mutant: Mutant, files: readonly string[], timeLimitMs: number) => Promise<Verdict>
  /** Runs test files against the code as it is. Those that fail can judge no mutant. */
  readonly tryUnchanged: (files: readonly string[]) => Promise<Unchanged>
  readonly close: () => Promise<void>
}

export interface Unchanged {
  readonly failed: readonly string[]
  readonly durationMs: number
}

export interface MutantRunnerOptions {
  /** The folder whose `vitest.config.ts` is used. */
  readonly root: string
}

/** After so long test files that run against unchanged code count as failed. */
const longestUnchangedMs = 600_000

/**
 * One Vitest for all mutants: the source of the changed file is swapped as Vite loads it, nothing on disk changes, and
 * what was transformed for one mutant serves the next. Each mutant gets a fresh worker process.
 */
export async function startMutantRunner({ root }: MutantRunnerOptions): Promise<MutantRunner> {
  let current: Mutant | null = null
  const { vitest, specificationsOf, close } = await openMutatingVitest(
    root,
    (path, source) =>
      current !== null && path === resolve(root, current.path) ? applyMutant(source, current) : null,
    { bail: 1 },
  )

  return {
    tryMutant: async (mutant, files, timeLimitMs) => {
      current = mutant
      vitest.invalidateFile(resolve(root, mutant.path))
      try {
        const { failed, timedOut } = await runWithin(vitest, specificationsOf(files), timeLimitMs)
        return timedOut ? 'timedOut' : failed.length > 0 ? 'failed' : 'unseen'
      } finally {
        current = null
        vitest.invalidateFile(resolve(root, mutant.path))
      }
    },
    tryUnchanged: async (files) => {
      const start = performance.now()
      const { failed, timedOut } = await runWithin(vitest, specificationsOf(files), longestUnchangedMs)
      return { failed: timedOut ? files : failed, durationMs: performance.now() - start }
    },
    close,
  }
}

async function runWithin(
  vitest: Vitest,
  specifications: TestSpecification[],
  timeLimitMs: number,
): Promise<{ readonly failed: readonly string[]; readonly timedOut: boolean }> {
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    // The first asks the worker to end; one in an endless loop does not hear it and is killed by the second.
    void vitest.cancelCurrentRun('keyboard-input')
    void vitest.cancelCurrentRun('keyboard-input')
  }, timeLimitMs)
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    const wanted = new Set(specifications.map(({ moduleId }) => moduleId))
    const failed = testModules
      .filter((module) => wanted.has(module.moduleId) && !module.ok())
      .map(({ moduleId }) => moduleId)
    return { failed: unhandledErrors.length > 0 ? [...failed, 'unhandled error'] : failed, timedOut }
  } finally {
    clearTimeout(timer)
  }
}
