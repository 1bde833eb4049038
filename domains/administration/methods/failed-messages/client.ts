import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { failedMessagesContract } from './contract'

const path: typeof failedMessagesContract.path = '/CustomerPortalOperationsController/failedMessages'

export type FailedMessages = AnswerOf<typeof failedMessagesContract>

/** Reads the messages that were refused or did not arrive. */
export const failedMessages = defineReadAdapter<
  Readonly<Record<string, never>>,
  Readonly<Record<string, never>>,
  FailedMessages
>({
  name: 'failedMessages',
  checkConfig: (config) => config,
  key: () => '',
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
