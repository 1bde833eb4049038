import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import type pg from 'pg'
import type { JobLog } from '../job-log'
import { jobMigrations } from '../migrations/job-migrations'
import { migrateJobs } from '../migrations/migrate-jobs'
import { type JobRunner, type JobRunnerOptions, startJobRunner } from '../runner/start-job-runner'

/** The services of test jobs. */
export interface BenchServices {
  readonly pool: pg.Pool
}

/** A migrated database with a table that effects are written to, and runners that end with it. */
export interface JobBench extends TestDatabase {
  readonly events: readonly { readonly event: string; readonly facts: Readonly<Record<string, unknown>> }[]
  readonly start: (
    options: Pick<JobRunnerOptions<BenchServices>, 'jobs'> & Partial<JobRunnerOptions<BenchServices>>,
  ) => Promise<JobRunner>
  /** Lets jobs that wait for a time come due now, as if that time had passed. */
  readonly makeDue: () => Promise<void>
  /** Waits until `statement` returns rows. */
  readonly until: (statement: string) => Promise<void>
  /** The values of the effects so far, sorted. */
  readonly effects: () => Promise<readonly string[]>
}

/** Creates the bench; `close` stops its runners. */
export async function createJobBench(): Promise<JobBench> {
  const database = await createTestDatabase()
  const { pool, connectionString } = database
  // The final drop may hit connections that are just closing.
  pool.on('error', () => undefined)
  for (const migration of jobMigrations)
    for (const statement of migration.statements) await pool.query(statement)
  await migrateJobs(pool)
  await pool.query('create table effect (value text not null)')
  const events: { event: string; facts: Readonly<Record<string, unknown>> }[] = []
  const log: JobLog = (_level, event, facts) => {
    events.push({ event, facts })
  }
  const runners: JobRunner[] = []
  return {
    ...database,
    events,
    start: async (options) => {
      const runner = await startJobRunner<BenchServices>({
        connectionString,
        services: { pool },
        log,
        pollIntervalMs: 50,
        ...options,
      })
      runners.push(runner)
      return runner
    },
    makeDue: async () => {
      await pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
    },
    until: async (statement) => {
      while ((await pool.query(statement)).rows.length === 0) await pool.query('select pg_sleep(0.02)')
    },
    effects: async () => {
      const { rows } = await pool.query<{ value: string }>('select value from effect order by value')
      return rows.map((row) => row.value)
    },
    close: async () => {
      await Promise.all(runners.map((runner) => runner.stop()))
      await database.close()
    },
  }
}
