import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { erasureStateContract } from './contract'

const path: typeof erasureStateContract.path = '/CustomerPortalPrivacyController/erasureState'

/** Whose erasure. */
export interface ErasureStateConfig {
  readonly contactId: string
}

type ErasureStateAnswer = AnswerOf<typeof erasureStateContract>

/** The data shown to those who may erase this customer. */
export type ErasureState = NonNullable<ErasureStateAnswer['erasure']>

/** Reads whether a customer can be erased, and what prevents it. */
export const erasureState = defineReadAdapter<ErasureStateConfig, ErasureStateConfig, ErasureStateAnswer>({
  name: 'erasureState',
  checkConfig: ({ contactId }) => {
    const checked = checkRecordId(contactId)
    return checked === null ? null : { contactId: checked }
  },
  key: ({ contactId }) => contactId,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
