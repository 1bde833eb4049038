import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listSessionsContract } from './contract'

const path: typeof listSessionsContract.path = '/CustomerPortalLoginController/listSessions'

/** Only one's own are read. */
export type ListSessionsConfig = Readonly<Record<string, never>>

/** One's own sign-ins, as the server method answers them. */
export type SessionList = AnswerOf<typeof listSessionsContract>

/** Reads one's own sign-ins. */
export const listSessions = defineReadAdapter<ListSessionsConfig, string, SessionList>({
  name: 'listSessions',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
