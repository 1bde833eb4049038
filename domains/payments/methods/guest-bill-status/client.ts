import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { guestBillStatusContract } from './contract'

const path: typeof guestBillStatusContract.path = '/CustomerPortalPaymentController/guestBillStatus'

/** The parameters of the status of the bill of this browser’s look-up. */
export interface GuestBillStatusConfig {
  /** Whether the browser comes from the payment page. */
  readonly isBack?: boolean
}

export type GuestBillStatus = AnswerOf<typeof guestBillStatusContract>

/** Reads the amount that a guest can pay. */
export const guestBillStatus = defineReadAdapter<
  GuestBillStatusConfig,
  GuestBillStatusConfig,
  GuestBillStatus
>({
  name: 'guestBillStatus',
  checkConfig: ({ isBack }) => (isBack === true ? { isBack } : {}),
  key: ({ isBack = false }) => (isBack ? 'back' : ''),
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
