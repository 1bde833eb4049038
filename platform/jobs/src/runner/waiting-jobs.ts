import { setTimeout as pause } from 'node:timers/promises'
import type { Queryable } from '../enqueue/enqueue-job'

const pauseMs = 20

/** Waits until no job of these names is due and none runs. */
export async function waitUntilIdle(queryable: Queryable, names: readonly string[]): Promise<void> {
  while (await isBusy(queryable, names)) await pause(pauseMs)
}

async function isBusy(queryable: Queryable, names: readonly string[]): Promise<boolean> {
  const { rows } = await queryable.query<{ busy: boolean }>(
    `select exists (
       select from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier = any($1::text[])
         and (job.locked_at is not null or (job.is_available and job.run_at <= now()))
     ) as busy`,
    [names],
  )
  return rows[0]?.busy === true
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
