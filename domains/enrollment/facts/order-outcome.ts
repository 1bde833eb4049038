/** What an order came to; it is final but for `underWay`. */
export const outcomes = ['underWay', 'active', 'closed', 'cancelled', 'rescinded'] as const

export type OrderOutcome = (typeof outcomes)[number]

/** What an order of that status came to; `cancellationReason` is the value of its picklist. */
export function outcomeOf({
  status,
  cancellationReason,
}: {
  readonly status: 'Pending' | 'Active' | 'Cancelled' | 'Closed'
  readonly cancellationReason: string | null
}): OrderOutcome {
  if (status === 'Pending') return 'underWay'
  if (status === 'Cancelled') return cancellationReason === 'Rescinded' ? 'rescinded' : 'cancelled'
  return status === 'Active' ? 'active' : 'closed'
}
