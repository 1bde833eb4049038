import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listSecondFactorsContract } from './contract'

const path: typeof listSecondFactorsContract.path = '/CustomerPortalLoginController/listSecondFactors'

/** Takes no parameters: it reads the viewer's own. */
export type ListSecondFactorsConfig = Readonly<Record<string, never>>

/** One's own second factors, as the server method answers them. */
export type SecondFactorList = AnswerOf<typeof listSecondFactorsContract>

/** Reads one's own second factors. */
export const listSecondFactors = defineReadAdapter<ListSecondFactorsConfig, string, SecondFactorList>({
  name: 'listSecondFactors',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
