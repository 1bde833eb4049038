import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { explainBillContract } from './contract'

const path: typeof explainBillContract.path = '/CustomerPortalUsageController/explainBill'

/** Which bill: that one, or the newest of an account. */
export type ExplainBillConfig = { readonly billId: string } | { readonly accountId: string }

/** A bill against the one before, and why they differ. */
export type BillExplanation = AnswerOf<typeof explainBillContract>

/** Reads why a bill differs from the one before. */
export const explainBill = defineReadAdapter<
  ExplainBillConfig,
  Readonly<Record<string, string>>,
  BillExplanation
>({
  name: 'explainBill',
  checkConfig: (config): Readonly<Record<string, string>> | null => {
    const [name, requested] = 'billId' in config ? ['billId', config.billId] : ['accountId', config.accountId]
    const id = checkRecordId(requested)
    return id === null ? null : { [name]: id }
  },
  key: (query) => JSON.stringify(query),
  resourceRequest: (query) => methodRequest(path, query),
  ttlMs: methodTtlMs,
})
