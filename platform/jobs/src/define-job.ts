import { fail } from '@porchlight/errors'
import type { JobContext } from './job-context'
import { maxAttemptsOfAnyJob } from './queue-limits'

/** The values of a payload: plain JSON. */
export type JobValue = string | number | boolean | null | readonly JobValue[]

/**
 * The payload of a job: ids and small facts. Never a secret or personal data, because payloads are stored in clear text
 * and shown to operators (abuse case A30); the job reads the rest from the database when it runs.
 */
export type JobPayload = Readonly<Record<string, JobValue>>

/** A unit of background work. `Services` is what the job needs from its runner. */
export interface Job<Services> {
  readonly name: string
  readonly maxAttempts: number
  readonly timeLimitMs: number
  readonly run: (payload: JobPayload, context: JobContext<Services>) => Promise<void>
}

const defaultMaxAttempts = 10
const defaultTimeLimitMs = 5 * 60_000

/**
 * Declares a job. `run` may be called again after a crash even if it had finished its work, so what it does must
 * be safe to do twice: use `onceOnly` for changes of the database and an idempotency key for everything else.
 *
 * @param job.name kebab-case, never changed once jobs of it may be waiting
 * @param job.maxAttempts how often it is tried before it becomes a dead letter; 10 by default (the last after
 *   about four hours), 25 at most. A change applies to waiting jobs too.
 * @param job.timeLimitMs after which an attempt counts as failed; five minutes by default
 * @throws invalidSettings when the name or the number of attempts is not allowed
 */
export function defineJob<Payload extends JobPayload, Services = unknown>(job: {
  readonly name: string
  readonly run: (payload: Payload, context: JobContext<Services>) => Promise<void>
  readonly maxAttempts?: number
  readonly timeLimitMs?: number
}): Job<Services> {
  const { name, maxAttempts = defaultMaxAttempts, timeLimitMs = defaultTimeLimitMs, run } = job
  if (!/^[a-z][a-z0-9-]{0,99}$/.test(name)) {
    throw fail('invalidSettings', { reason: `The job name '${name}' is not in kebab-case.` })
  }
  if (!Number.isInteger(maxAttempts) || maxAttempts < 1 || maxAttempts > maxAttemptsOfAnyJob) {
    throw fail('invalidSettings', {
      reason: `The job ${name} may be tried 1 to ${maxAttemptsOfAnyJob} times, not ${maxAttempts}.`,
    })
  }
  return {
    name,
    maxAttempts,
    timeLimitMs,
    // Payloads of this name come only from `enqueueJob`, whose caller knows the job.
    run: (payload, context) => run(payload as Payload, context),
  }
}
