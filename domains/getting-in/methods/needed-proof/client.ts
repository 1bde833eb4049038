import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { neededProofContract } from './contract'

const path: typeof neededProofContract.path = '/CustomerPortalLoginController/neededProof'

/** Has no parameters: it reads what the viewer has to prove. */
export type NeededProofConfig = Readonly<Record<string, never>>

/** What one has to prove again, as the server method answers it. */
export type NeededProofAnswer = AnswerOf<typeof neededProofContract>

/** Reads what one has to prove again. */
export const neededProof = defineReadAdapter<NeededProofConfig, string, NeededProofAnswer>({
  name: 'neededProof',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
