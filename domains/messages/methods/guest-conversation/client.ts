import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { guestConversationContract } from './contract'

const path: typeof guestConversationContract.path = '/CustomerPortalMessageController/guestConversation'

/** Takes no parameters: it reads what this browser's link leads to. */
export type GuestConversationConfig = Readonly<Record<string, never>>

/** Reads the conversation whose link this browser opened. */
export const guestConversation = defineReadAdapter<
  GuestConversationConfig,
  string,
  AnswerOf<typeof guestConversationContract>
>({
  name: 'guestConversation',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
