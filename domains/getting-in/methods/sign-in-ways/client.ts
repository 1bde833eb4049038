import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { signInWaysContract } from './contract'

const path: typeof signInWaysContract.path = '/CustomerPortalLoginController/signInWays'

/** There is one answer for everybody. */
export type SignInWaysConfig = Readonly<Record<string, never>>

/** Reads how people may sign in besides by a password. */
export const signInWays = defineReadAdapter<SignInWaysConfig, string, AnswerOf<typeof signInWaysContract>>({
  name: 'signInWays',
  checkConfig: () => 'all',
  key: () => 'all',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
