import type { PaymentStatus } from './payment-values'

/**
 * Returns whether the customer has to be notified of a payment on every page: it failed, and they did not see it
 * happen.
 */
export function cameToNothing({
  status,
  isAutopay,
}: {
  readonly status: PaymentStatus
  readonly isAutopay: boolean
}): boolean {
  return status === 'Returned' || (status === 'Declined' && isAutopay)
}
