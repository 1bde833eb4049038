import { fail } from '@porchlight/errors'
import type { JobPayload } from '../define-job'
import type { Queryable } from '../enqueue/enqueue-job'

/** A job that was given up. It is stored until someone retries it. */
export interface DeadLetter {
  readonly id: string
  readonly jobName: string
  readonly payload: JobPayload
  /** The last failure, masked; null when no attempt could report one. */
  readonly failure: string | null
  /** How many times it was attempted; null for jobs given up before this was recorded. */
  readonly attempts: number | null
  readonly enqueuedAt: Date
  readonly failedAt: Date
}

interface DeadLetterRow extends Omit<DeadLetter, 'enqueuedAt' | 'failedAt'> {
  readonly enqueuedMs: number
  readonly failedMs: number
}

const isDead = 'job.locked_at is null and job.attempts >= job.max_attempts'

/** Lists the jobs that were given up, newest first, at most `limit` (100 by default). */
export async function listDeadLetters(queryable: Queryable, limit = 100): Promise<readonly DeadLetter[]> {
  const { rows } = await queryable.query<DeadLetterRow>(
    `select job.id::text as id, task.identifier as "jobName", job.payload, job.last_error as failure,
       given_up.attempts,
       (extract(epoch from job.created_at) * 1000)::float8 as "enqueuedMs",
       (extract(epoch from job.updated_at) * 1000)::float8 as "failedMs"
     from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     left join jobs.given_up on given_up.job_id = job.id
     where ${isDead}
     order by job.updated_at desc, job.id desc
     limit $1`,
    [limit],
  )
  return rows.map(({ enqueuedMs, failedMs, ...letter }) => ({
    ...letter,
    enqueuedAt: new Date(enqueuedMs),
    failedAt: new Date(failedMs),
  }))
}

/**
 * Restores all attempts of a dead letter, the first of them now, and returns the name of the job.
 *
 * @throws notFound when `id` is not that of a dead letter
 */
export async function retryDeadLetter(queryable: Queryable, id: string): Promise<string> {
  if (!/^[0-9]{1,18}$/.test(id)) throw fail('notFound')
  const { rows } = await queryable.query<{ jobName: string }>(
    `with revived as (
       update graphile_worker._private_jobs as job
       set attempts = 0, run_at = now(), updated_at = now()
       where id = $1::bigint and ${isDead}
       returning task_id
     )
     select task.identifier as "jobName", pg_notify('jobs:insert', '{"count":1}')
     from revived join graphile_worker._private_tasks as task on task.id = revived.task_id`,
    [id],
  )
  const [revived] = rows
  if (revived === undefined) throw fail('notFound')
  return revived.jobName
}
