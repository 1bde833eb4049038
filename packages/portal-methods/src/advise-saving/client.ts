import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { methodRequest, methodTtlMs } from '../define/method-client'
import type { adviseSavingContract } from './contract'

const path: typeof adviseSavingContract.path = '/CustomerPortalUsageController/adviseSaving'

/** Whose use. */
export interface AdviseSavingConfig {
  readonly accountId: string
}

/** Where an account’s energy goes and what would save some of it. */
export type SavingAdvice = AnswerOf<typeof adviseSavingContract>

/** Reads where an account’s energy goes and what would save some of it. */
export const adviseSaving = defineReadAdapter<AdviseSavingConfig, AdviseSavingConfig, SavingAdvice>({
  name: 'adviseSaving',
  checkConfig: ({ accountId }) => {
    const checked = checkRecordId(accountId)
    return checked === null ? null : { accountId: checked }
  },
  key: ({ accountId }) => accountId,
  resourceRequest: ({ accountId }) => methodRequest(path, { accountId }),
  ttlMs: methodTtlMs,
})
