import { listDeadLetters } from '@porchlight/jobs'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { mostShown } from '../../facts/operations-limits'
import { recordsOfJob } from '../../operations/job-records'
import { stoppedJobsContract } from './contract'

const handle = handleCall(stoppedJobsContract, async (_request, context: MethodContext) => {
  signedInAdmin(context)
  const letters = await context.engine.inOneTransaction((_engine, connection) =>
    listDeadLetters(connection, mostShown + 1),
  )
  return {
    body: {
      jobs: letters.slice(0, mostShown).map((letter) => ({
        jobId: letter.id,
        jobName: letter.jobName,
        failure: letter.failure,
        attempts: letter.attempts,
        enqueuedAt: letter.enqueuedAt.toISOString(),
        failedAt: letter.failedAt.toISOString(),
        recordIds: recordsOfJob(letter, context.metadata),
      })),
      hasMore: letters.length > mostShown,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
