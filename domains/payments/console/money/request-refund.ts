import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { RefundReason } from '../../facts/refund-values'

/** A refund as it was requested; the amount in dollars. */
export interface RequestedRefund {
  readonly refundId: string
  readonly number: string
  readonly amount: number
  /** Whether a second person has to approve it. */
  readonly isWaiting: boolean
}

/** What was typed of a refund. */
export interface TypedRefund {
  readonly paymentId: string
  readonly amount: string
  /** What could be refunded when the amount was chosen, in dollars. */
  readonly offered: number
  readonly reason: RefundReason
  readonly note: string
}

/** Requests a refund; the key of the error, by the field that it is about, when nothing was requested. */
export async function requestRefund(
  refund: TypedRefund,
): Promise<RequestedRefund | { readonly errors: Readonly<Record<string, string>> }> {
  const answer = await callMethod<RequestedRefund>('CustomerPortalPaymentController/requestRefund', {
    ...refund,
  })
  return answer.kind === 'done' ? answer.body : { errors: answer.errors }
}
