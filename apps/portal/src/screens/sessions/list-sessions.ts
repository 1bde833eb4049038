import { defineReadAdapter } from '@porchlight/data-service'
import type { listSessionsContract } from '@porchlight/portal-methods/contract'
import type { AnswerOf } from '@porchlight/ui-api/contract'

/** One's own sign-ins, as the server method answers them. */
export type SessionList = AnswerOf<typeof listSessionsContract>

/** How long a list is taken as it is, in milliseconds: long enough for the browser to take the page over. */
const ttlMs = 30_000

/** Reads one's own sign-ins. The method is a POST, so that no proxy keeps what it answers. */
export const listSessions = defineReadAdapter<Readonly<Record<string, never>>, string, SessionList>({
  name: 'listSessions',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => ({
    method: 'POST',
    baseUri: '/lwr/apex/v65.0',
    basePath: '/CustomerPortalLoginController/listSessions',
    urlParams: {},
    queryParams: {},
    headers: {},
    body: {},
    priority: 'normal',
  }),
  ttlMs,
})
