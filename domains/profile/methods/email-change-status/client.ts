import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { emailChangeStatusContract } from './contract'

const path: typeof emailChangeStatusContract.path = '/CustomerPortalProfileController/emailChangeStatus'

/** Only one's own is read. */
export type EmailChangeStatusConfig = Readonly<Record<string, never>>

/** One's own change of email, as the server method answers it. */
export type EmailChangeStatus = AnswerOf<typeof emailChangeStatusContract>

/** Reads one's own change of email that waits for its link. */
export const emailChangeStatus = defineReadAdapter<EmailChangeStatusConfig, string, EmailChangeStatus>({
  name: 'emailChangeStatus',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
