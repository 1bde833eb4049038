import type pg from 'pg'
import type { Manifest } from '../copy/manifest'

/** Describes pending jobs and dead letters by name: no copy contains them. */
export async function describeUnfinishedJobs(
  client: Pick<pg.PoolClient, 'query'>,
): Promise<Manifest['unfinishedJobs']> {
  const known = await client.query<{ known: boolean }>(
    "select to_regclass('graphile_worker._private_jobs') is not null as known",
  )
  if (known.rows[0]?.known !== true) return []
  const { rows } = await client.query<Manifest['unfinishedJobs'][number]>(
    `select task.identifier as "jobName",
       (count(*) filter (where job.attempts < job.max_attempts or job.locked_at is not null))::int as waiting,
       (count(*) filter (where job.attempts >= job.max_attempts and job.locked_at is null))::int as "givenUp",
       to_char(min(job.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as oldest
     from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     group by task.identifier order by task.identifier`,
  )
  return rows
}
