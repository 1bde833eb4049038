import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { workQueueContract } from './contract'

const path: typeof workQueueContract.path = '/CustomerPortalWorkController/workQueue'

/** Takes no parameters: it reads the viewer’s own queue. */
export type WorkQueueConfig = Readonly<Record<string, never>>

export type WorkQueue = AnswerOf<typeof workQueueContract>

/** Reads what waits for staff. */
export const workQueue = defineReadAdapter<WorkQueueConfig, string, WorkQueue>({
  name: 'workQueue',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
