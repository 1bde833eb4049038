import type { OrderFacts } from './order-progress'

/** What the customer may change of an order on the day `today`. */
export function allowedChanges({ status, rescissionEnd }: OrderFacts, today: string) {
  const canRescind = rescissionEnd !== null && today <= rescissionEnd && status !== 'Cancelled'
  return {
    canReschedule: status === 'Pending',
    canCancel: status === 'Pending' || (status === 'Active' && canRescind),
    /** Whether cancelling takes a switch back, at no charge. */
    canRescind: canRescind && (status === 'Pending' || status === 'Active'),
  }
}
