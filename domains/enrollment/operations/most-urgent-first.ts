/** What urgency is judged by. */
interface Urgency {
  readonly orderId: string
  readonly status: string
  /** `YYYY-MM-DD`; null for none. */
  readonly startDate: string | null
}

/** Orders under way first, the one that starts soonest before others; then the rest, the latest first. */
export function mostUrgentFirst<Order extends Urgency>(orders: readonly Order[]): readonly Order[] {
  const day = ({ startDate }: Order) => startDate ?? '9999-12-31'
  return [...orders].sort((one, other) => {
    const isPending = one.status === 'Pending'
    if (isPending !== (other.status === 'Pending')) return isPending ? -1 : 1
    const [before, after] = isPending ? [one, other] : [other, one]
    return day(before).localeCompare(day(after)) || one.orderId.localeCompare(other.orderId)
  })
}
