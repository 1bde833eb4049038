import type { Queryable } from '../enqueue/enqueue-job'

/**
 * Deletes idempotency keys and effects from before `before` and returns how many; after that, their keys count as new.
 * Choose a time before which no job and no dead letter that could still run was enqueued: 90 days or more.
 */
export async function purgeJobHistory(queryable: Queryable, before: Date): Promise<number> {
  const keys = await queryable.query('delete from jobs.enqueued_key where enqueued_at < $1', [before])
  const effects = await queryable.query('delete from jobs.job_effect where done_at < $1', [before])
  // Rows of jobs that were retried and have finished.
  await queryable.query(
    `delete from jobs.given_up where not exists (
       select 1 from graphile_worker._private_jobs as job where job.id = given_up.job_id)`,
  )
  return (keys.rowCount ?? 0) + (effects.rowCount ?? 0)
}
