import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { depositStatusContract } from './contract'

const path: typeof depositStatusContract.path = '/CustomerPortalPaymentController/depositStatus'

/** The order; without an id the one that requires something, or that of this browser’s look-up. */
export interface DepositStatusConfig {
  readonly orderId?: string
  /** Whether the browser comes from the payment page. */
  readonly isBack?: boolean
}

export type DepositStatus = AnswerOf<typeof depositStatusContract>

/** Reads a deposit as its page shows it. */
export const depositStatus = defineReadAdapter<DepositStatusConfig, DepositStatusConfig, DepositStatus>({
  name: 'depositStatus',
  checkConfig: ({ orderId, isBack }) => {
    const back = isBack === true ? { isBack } : {}
    if (orderId === undefined) return back
    const checked = checkRecordId(orderId)
    return checked === null ? null : { orderId: checked, ...back }
  },
  key: ({ orderId = '', isBack = false }) => `${orderId}${isBack ? ' back' : ''}`,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
