import { defineReadAdapter } from '@porchlight/data-service'
import { type AccountReadConfig, accountRead } from '@porchlight/server-methods/define/account-read-client'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { adviseSavingContract } from './contract'

const path: typeof adviseSavingContract.path = '/CustomerPortalUsageController/adviseSaving'

/** Whose use. */
export type AdviseSavingConfig = AccountReadConfig

/** Where an account’s energy goes and what would save some of it. */
export type SavingAdvice = AnswerOf<typeof adviseSavingContract>

/** Reads where an account’s energy goes and what would save some of it. */
export const adviseSaving = defineReadAdapter<AdviseSavingConfig, AdviseSavingConfig, SavingAdvice>({
  name: 'adviseSaving',
  ...accountRead,
  resourceRequest: ({ accountId }) => methodRequest(path, { accountId }),
  ttlMs: methodTtlMs,
})
