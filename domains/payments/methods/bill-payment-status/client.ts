import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { billPaymentStatusContract } from './contract'

const path: typeof billPaymentStatusContract.path = '/CustomerPortalPaymentController/billPaymentStatus'

/** Which bill. */
export interface BillPaymentStatusConfig {
  readonly billId: string
  /** Whether the browser comes from the payment page. */
  readonly isBack?: boolean
}

export type BillPaymentStatus = AnswerOf<typeof billPaymentStatusContract>

/** Reads the amount left to pay of a bill. */
export const billPaymentStatus = defineReadAdapter<
  BillPaymentStatusConfig,
  BillPaymentStatusConfig,
  BillPaymentStatus
>({
  name: 'billPaymentStatus',
  checkConfig: ({ billId, isBack }) => {
    const checked = checkRecordId(billId)
    return checked === null ? null : { billId: checked, ...(isBack === true ? { isBack } : {}) }
  },
  key: ({ billId, isBack = false }) => `${billId}${isBack ? ' back' : ''}`,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
