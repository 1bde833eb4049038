import { isPorchlightError } from '@porchlight/errors'
import { retryDeadLetter } from '@porchlight/jobs'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { retryStoppedJobsContract } from './contract'

const handle = handleCall(retryStoppedJobsContract, async ({ body }, context: MethodContext) => {
  signedInAdmin(context)
  const reason = body.reason.trim()
  const results: { jobId: string; result: 'retried' | 'notStopped' }[] = []
  // Each is a transaction of its own: one that somebody else retried does not hold back the others.
  for (const jobId of body.jobIds) {
    results.push({ jobId, result: (await retry(context, jobId, reason)) ? 'retried' : 'notStopped' })
  }
  return { body: { results } }
})

/** Returns false when the job is not stopped, or no longer. */
async function retry({ engine, audit }: MethodContext, jobId: string, reason: string): Promise<boolean> {
  try {
    await engine.inOneTransaction(async (_engine, connection) => {
      const jobName = await retryDeadLetter(connection, jobId)
      await audit('job-retried', { jobId, jobName }, { reason, within: connection })
    })
    return true
  } catch (error) {
    if (isPorchlightError(error, 'notFound')) return false
    throw error
  }
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
