import { inSpan } from '@porchlight/tracing'
import type { JobHelpers, Task } from 'graphile-worker'
import type { Job, JobPayload } from '../define-job'
import type { JobLog } from '../job-log'
import type { ReachJobPoint } from '../job-points'
import { PermanentFailure } from '../permanent-failure'
import { withoutTrace } from '../trace-of-job'
import { describeFailure } from './describe-failure'

/** What every attempt needs from its runner. */
export interface AttemptOptions<Services> {
  readonly services: Services
  readonly now: () => Date
  readonly log: JobLog
  /** Aborts when the runner may no longer continue its jobs. */
  readonly signal: AbortSignal
  readonly reached?: ReachJobPoint | undefined
}

/** A failed attempt, with a message that is safe to store. */
class FailedAttempt extends Error {
  override readonly name = 'FailedAttempt'
}

/** Returns the queue's task for `job`: one attempt with its time limit, its last attempt and its failure report. */
export function taskOf<Services>(job: Job<Services>, options: AttemptOptions<Services>): Task {
  return async (stored, helpers) => {
    const { id, attempts } = helpers.job
    const { payload, carrier } = withoutTrace(stored as JobPayload)
    try {
      await options.reached?.('job-claimed')
      // An attempt is counted when it begins, so one that died with its process is noticed only here.
      if (attempts > job.maxAttempts) throw new PermanentFailure('The process ended during the last attempt.')
      const span = {
        name: job.name,
        kind: 'consumer',
        carrier,
        attributes: { 'porchlight.job_id': id },
      } as const
      await inSpan(span, () => runInTime(job, payload, helpers, options))
    } catch (error) {
      const failure = describeFailure(error)
      const isLast = error instanceof PermanentFailure || attempts >= job.maxAttempts
      const facts = { jobName: job.name, jobId: id, attempt: attempts, failure }
      options.log(isLast ? 'error' : 'warn', isLast ? 'job.given-up' : 'job.failed', facts)
      if (isLast) await giveUp(helpers, Math.min(attempts, job.maxAttempts))
      throw new FailedAttempt(failure)
    }
  }
}

async function runInTime<Services>(
  job: Job<Services>,
  payload: JobPayload,
  helpers: JobHelpers,
  options: AttemptOptions<Services>,
): Promise<void> {
  const { id, attempts } = helpers.job
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timer: NodeJS.Timeout | undefined
  const timeLimit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new FailedAttempt(`It took longer than ${job.timeLimitMs} ms.`))
      abort()
    }, job.timeLimitMs)
  })
  options.signal.addEventListener('abort', abort)
  if (options.signal.aborted) abort()
  try {
    const run = job.run(payload, {
      services: options.services,
      now: options.now,
      jobId: id,
      attempt: attempts,
      isLastAttempt: attempts >= job.maxAttempts,
      signal: controller.signal,
      log: options.log,
    })
    await Promise.race([run, timeLimit])
  } finally {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', abort)
  }
}

async function giveUp(helpers: JobHelpers, attempts: number): Promise<void> {
  await helpers.query(
    `with noted as (
       insert into jobs.given_up (job_id, attempts) values ($1, $2)
       on conflict (job_id) do update set attempts = excluded.attempts
     )
     update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() where id = $1`,
    [helpers.job.id, attempts],
  )
}
