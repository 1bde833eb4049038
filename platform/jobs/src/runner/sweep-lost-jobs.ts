import type pg from 'pg'
import { workerLock } from './worker-lease'

/** Reported to operators when no attempt is left. */
const lostFailure = 'The process ended while the job ran.'

/**
 * Frees the jobs of workers whose lock is no longer held, and returns how many. The first time a job is lost it runs
 * again immediately; a job lost more often waits as long as after a failure, because it may be what crashes the
 * process.
 *
 * The lock of a lost worker is held until the transaction ends, so that only one of several parallel sweeps acts.
 */
export async function sweepLostJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ freed: number }>(
    `with holder as (
       select locked_by from graphile_worker._private_jobs where locked_by is not null
       union
       select locked_by from graphile_worker._private_job_queues where locked_by is not null
     ), gone as materialized (
       select locked_by from holder where pg_try_advisory_xact_lock(${workerLock('locked_by')})
     ), freed_job as (
       update graphile_worker._private_jobs as job
       set locked_at = null, locked_by = null, last_error = $1, updated_at = now(),
         run_at = now() + case when attempts <= 1 then interval '0'
           else exp(least(attempts, 10)) * interval '1 second' end
       from gone where job.locked_by = gone.locked_by
       returning job.id
     ), freed_queue as (
       update graphile_worker._private_job_queues as queue
       set locked_at = null, locked_by = null
       from gone where queue.locked_by = gone.locked_by
       returning queue.id
     )
     select count(*)::int as freed from freed_job`,
    [lostFailure],
  )
  const freed = rows[0]?.freed ?? 0
  if (freed > 0) await pool.query("select pg_notify('jobs:insert', $1)", [JSON.stringify({ count: freed })])
  return freed
}
