import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { lastLookUpContract } from './contract'

const path: typeof lastLookUpContract.path = '/CustomerPortalRegistrationController/lastLookUp'

/** Nothing is requested but this browser's own look-up. */
export type LastLookUpConfig = Readonly<Record<string, never>>

/** Reads where the mail of this browser's latest look-up went. */
export const lastLookUp = defineReadAdapter<LastLookUpConfig, string, AnswerOf<typeof lastLookUpContract>>({
  name: 'lastLookUp',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
