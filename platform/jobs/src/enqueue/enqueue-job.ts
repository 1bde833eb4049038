import { fail } from '@porchlight/errors'
import type pg from 'pg'
import type { JobPayload } from '../define-job'
import type { ReachJobPoint } from '../job-points'
import { maxAttemptsOfAnyJob, maxPayloadBytes } from '../queue-limits'
import { withTrace } from '../trace-of-job'

/** A pool, or the connection of a transaction: the job then exists exactly if the transaction commits. */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>

/** How a job is enqueued. */
export interface EnqueueOptions {
  /**
   * Idempotency key within the job's name: of all calls with one key, at any time, only the first to commit creates a
   * job. To do the work again, use another key; a dead letter is retried with `retryDeadLetter`.
   */
  readonly key?: string
  /** Not before this time; immediately by default. */
  readonly runAt?: Date
  /** Jobs of one queue run one after another, such as all of one account. */
  readonly queue?: string
}

const addJob = (jobName: string) =>
  `graphile_worker.add_job(${jobName}, payload => $2::json, queue_name => $3::text,
    run_at => $4::timestamptz, max_attempts => ${maxAttemptsOfAnyJob}) as job`

const plainStatement = `select job.id::text as id from ${addJob('$1::text')}`

// The function reads its name from the claim, so that it is called only when the claim returned a row.
const keyedStatement = `with claim as (
    insert into jobs.enqueued_key (job_name, key) values ($1::text, $5::text)
    on conflict do nothing returning job_name
  )
  select job.id::text as id from claim, ${addJob('claim.job_name')}`

/**
 * Enqueues a job with one statement and returns its id; null when the key was used before. If a transaction in flight
 * holds the same key, it waits for that transaction to end. `reached` is for tests that kill processes.
 *
 * @throws invalidParameter when the payload is larger than 8 KB of JSON
 */
export async function enqueueJob<Payload extends JobPayload>(
  queryable: Queryable,
  jobName: string,
  payload: Payload,
  options: EnqueueOptions = {},
  reached?: ReachJobPoint,
): Promise<string | null> {
  const json = JSON.stringify(withTrace(payload))
  if (Buffer.byteLength(json) > maxPayloadBytes) {
    throw fail('invalidParameter', { parameter: 'payload', reason: 'A job carries ids, not data.' })
  }
  const values = [jobName, json, options.queue ?? null, options.runAt?.toISOString() ?? null]
  const { rows } =
    options.key === undefined
      ? await queryable.query<{ id: string }>(plainStatement, values)
      : await queryable.query<{ id: string }>(keyedStatement, [...values, options.key])
  await reached?.('job-enqueued')
  return rows[0]?.id ?? null
}
