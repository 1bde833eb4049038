import { resolve } from 'node:path'
import { createVitest, type TestSpecification, type TestUserConfig, type Vitest } from 'vitest/node'

export interface MutatingVitest {
  readonly vitest: Vitest
  readonly specificationsOf: (files: readonly string[]) => TestSpecification[]
  readonly close: () => Promise<void>
}

/**
 * Opens a Vitest that stays up with the test database and runs one process at a time. `sourceOf` returns the
 * replacement for a file's source as it is loaded, by the file's absolute path; null leaves it. Nothing on disk
 * changes.
 */
export async function openMutatingVitest(
  root: string,
  sourceOf: (path: string, source: string) => string | null,
  options: TestUserConfig,
): Promise<MutatingVitest> {
  const vitest = await createVitest(
    'test',
    { root, watch: false, maxWorkers: 1, reporters: [{}], ui: false, silent: true, ...options },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform: (source, id) => sourceOf(id.split('?')[0] ?? '', source),
        },
      ],
    },
  )
  await vitest.standalone()
  return {
    vitest,
    specificationsOf: (files) =>
      files.map((file) => vitest.getRootProject().createSpecification(resolve(root, file))),
    close: async () => {
      // The teardown of the test database waits for a process that keeps nothing alive.
      const alive = setInterval(() => undefined, 1_000)
      await vitest.close()
      clearInterval(alive)
    },
  }
}
