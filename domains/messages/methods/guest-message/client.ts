import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { guestMessageContract } from './contract'

const path: typeof guestMessageContract.path = '/CustomerPortalMessageController/guestMessage'

/** Takes no parameters: it reads what this browser's link leads to. */
export type GuestMessageConfig = Readonly<Record<string, never>>

/** Reads the message whose link this browser opened. */
export const guestMessage = defineReadAdapter<
  GuestMessageConfig,
  string,
  AnswerOf<typeof guestMessageContract>
>({
  name: 'guestMessage',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
