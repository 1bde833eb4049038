import { allowedChanges } from './allowed-changes'
import { maskNumber, maskStreet } from './mask-order'
import { orderProgress } from './order-progress'
import type { TrackedOrder } from './read-order'

/** Who looks: a guest gets the same tracker, masked, without ids and amounts. */
interface Audience {
  readonly isGuest: boolean
  /** The present calendar day, `YYYY-MM-DD`. */
  readonly today: string
  readonly depositDue: number | null
}

/** An order as its tracker shows it. */
export function toTracker(order: TrackedOrder, { isGuest, today, depositDue }: Audience) {
  const { confirmationNumber: number, street, facts } = order
  const progress = orderProgress(facts, today)
  return {
    ...progress,
    steps: [...progress.steps],
    orderId: isGuest ? null : order.orderId,
    isMasked: isGuest,
    confirmationNumber: isGuest && number !== null ? maskNumber(number) : number,
    street: isGuest && street !== null ? maskStreet(street) : street,
    planName: order.planName,
    caseType: order.caseType,
    utilityName: order.utilityName,
    utilityPhone: order.utilityPhone,
    stage: facts.stage,
    cancellationReason: facts.cancellationReason,
    depositDue: isGuest ? null : depositDue,
    canCancel: allowedChanges(facts, today).canCancel,
  }
}
