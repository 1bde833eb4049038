import { defineReadAdapter } from '@porchlight/data-service'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listSessionsContract } from './contract'

const path: typeof listSessionsContract.path = '/CustomerPortalLoginController/listSessions'

/** Nothing is asked for but one's own. */
export type ListSessionsConfig = Readonly<Record<string, never>>

/** One's own sign-ins, as the server method answers them. */
export type SessionList = AnswerOf<typeof listSessionsContract>

/** Long enough for the browser to take the page over, in milliseconds. */
const listTtlMs = 30_000

/** Reads one's own sign-ins. */
export const listSessions = defineReadAdapter<ListSessionsConfig, string, SessionList>({
  name: 'listSessions',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => ({
    method: 'POST',
    baseUri: '/lwr/apex/v65.0',
    basePath: path,
    urlParams: {},
    queryParams: {},
    headers: {},
    body: {},
    priority: 'normal',
  }),
  ttlMs: listTtlMs,
})
