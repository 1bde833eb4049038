import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { stoppedJobsContract } from './contract'

const path: typeof stoppedJobsContract.path = '/CustomerPortalOperationsController/stoppedJobs'

export type StoppedJobs = AnswerOf<typeof stoppedJobsContract>

/** Reads the stopped background jobs. */
export const stoppedJobs = defineReadAdapter<
  Readonly<Record<string, never>>,
  Readonly<Record<string, never>>,
  StoppedJobs
>({
  name: 'stoppedJobs',
  checkConfig: (config) => config,
  key: () => '',
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
