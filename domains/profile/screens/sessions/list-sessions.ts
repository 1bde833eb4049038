import { defineReadAdapter } from '@porchlight/data-service'

/** One of one's own sign-ins. */
export interface SignIn {
  /** Names it; it is no token. */
  readonly id: string
  /** Such as `Firefox on Linux`; null or empty when unknown. */
  readonly device: string | null
  /** Whether it is the access key of a program. */
  readonly isProgram: boolean
  /** Whether this page is shown in it. */
  readonly isPresent: boolean
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601; a minute late at most. */
  readonly lastSeenAt: string
}

interface SignInList {
  readonly sessions: readonly SignIn[]
}

/** How long a list is taken as it is, in milliseconds: long enough for the browser to take the page over. */
const ttlMs = 30_000

/** Reads one's own sign-ins. The method is a POST, so that no proxy keeps what it answers. */
export const listSessions = defineReadAdapter<Readonly<Record<string, never>>, string, SignInList>({
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
