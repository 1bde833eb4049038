import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { accountMoneyContract } from './contract'

const path: typeof accountMoneyContract.path = '/CustomerPortalPaymentController/accountMoney'

/** Whose money, and which page of the ledger. */
export interface AccountMoneyConfig {
  readonly accountId: string
  /** The `older` of the page before; the newest without it. */
  readonly before?: string
}

export type AccountMoney = AnswerOf<typeof accountMoneyContract>

/** Reads the amount that an account owes and why. */
export const accountMoney = defineReadAdapter<AccountMoneyConfig, AccountMoneyConfig, AccountMoney>({
  name: 'accountMoney',
  checkConfig: ({ accountId, before }) => {
    const checked = checkRecordId(accountId)
    return checked === null ? null : { accountId: checked, ...(before === undefined ? {} : { before }) }
  },
  key: ({ accountId, before = '' }) => `${accountId} ${before}`,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
