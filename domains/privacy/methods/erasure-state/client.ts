import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { erasureStateContract } from './contract'

const path: typeof erasureStateContract.path = '/CustomerPortalPrivacyController/erasureState'

/** Whose erasure. */
export interface ErasureStateConfig {
  readonly contactId: string
}

export type ErasureState = AnswerOf<typeof erasureStateContract>

/** Reads whether a customer can be erased, and what stands against it. */
export const erasureState = defineReadAdapter<ErasureStateConfig, ErasureStateConfig, ErasureState>({
  name: 'erasureState',
  checkConfig: ({ contactId }) => {
    const checked = checkRecordId(contactId)
    return checked === null ? null : { contactId: checked }
  },
  key: ({ contactId }) => contactId,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
