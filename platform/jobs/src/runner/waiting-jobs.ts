import { setTimeout as pause } from 'node:timers/promises'
import type { Queryable } from '../enqueue/enqueue-job'

const pauseMs = 20

/** Waits until no job of these names is due and none runs. */
export async function waitUntilIdle(queryable: Queryable, names: readonly string[]): Promise<void> {
  while (await isBusy(queryable, names)) await pause(pauseMs)
}

/**
 * Waits until no job is due or running, whichever process runs them; false when for `patienceMs` none of the due jobs
 * was started, which suggests that no worker is running.
 */
export async function waitForDueJobs(queryable: Queryable, patienceMs: number): Promise<boolean> {
  let known = 0
  let changedAt = Date.now()
  for (;;) {
    const { due, running } = await countJobs(queryable, null)
    if (due + running === 0) return true
    if (running > 0 || due !== known) changedAt = Date.now()
    if (Date.now() - changedAt > patienceMs) return false
    known = due
    await pause(pauseMs)
  }
}

async function isBusy(queryable: Queryable, names: readonly string[]): Promise<boolean> {
  const { due, running } = await countJobs(queryable, names)
  return due + running > 0
}

/** How many jobs of these names, or of all for null, are due, and how many run. */
async function countJobs(queryable: Queryable, names: readonly string[] | null) {
  const { rows } = await queryable.query<{ due: number; running: number }>(
    `select count(*) filter (where job.locked_at is null)::int as due,
       count(*) filter (where job.locked_at is not null)::int as running
     from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where ($1::text[] is null or task.identifier = any($1::text[]))
       and (job.locked_at is not null or (job.is_available and job.run_at <= now()))`,
    [names],
  )
  return rows[0] ?? { due: 0, running: 0 }
}

/** Names of jobs that are due and that this version does not know, such as after a rename. */
export async function listUnknownJobs(
  queryable: Queryable,
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await queryable.query<{ identifier: string }>(
    `select task.identifier from graphile_worker._private_tasks as task
     where task.identifier <> all($1::text[])
       and exists (
         select from graphile_worker._private_jobs as job
         where job.task_id = task.id and job.is_available and job.run_at <= now()
       )`,
    [names],
  )
  return rows.map((row) => row.identifier)
}
