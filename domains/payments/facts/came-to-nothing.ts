import type { PaymentStatus } from './payment-values'

/** Whether the customer has to be told of a payment wherever they are: it failed, and they did not see it happen. */
export function cameToNothing({
  status,
  isAutopay,
}: {
  readonly status: PaymentStatus
  readonly isAutopay: boolean
}): boolean {
  return status === 'Returned' || (status === 'Declined' && isAutopay)
}
