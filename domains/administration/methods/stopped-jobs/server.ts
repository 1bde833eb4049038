import { listDeadLetters } from '@porchlight/jobs'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { maxShown } from '../../facts/operations-limits'
import { listJobRecordIds } from '../../operations/job-records'
import { stoppedJobsContract } from './contract'

const handle = handleCall(stoppedJobsContract, async (_request, context: MethodContext) => {
  signedInAdmin(context)
  const deadLetters = await context.engine.inOneTransaction((_engine, connection) =>
    listDeadLetters(connection, maxShown + 1),
  )
  return {
    body: {
      jobs: deadLetters.slice(0, maxShown).map((deadLetter) => ({
        jobId: deadLetter.id,
        jobName: deadLetter.jobName,
        failure: deadLetter.failure,
        attempts: deadLetter.attempts,
        enqueuedAt: deadLetter.enqueuedAt.toISOString(),
        failedAt: deadLetter.failedAt.toISOString(),
        recordIds: listJobRecordIds(deadLetter, context.metadata),
      })),
      hasMore: deadLetters.length > maxShown,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
