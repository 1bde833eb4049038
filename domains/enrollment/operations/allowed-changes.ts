import type { StartType } from '../objects/order/start-dates'
import type { OrderFacts } from './order-progress'

/** What the customer may change of an order on the day `today`. */
export function allowedChanges({ status, rescissionEnd, caseType, isAccepted }: OrderFacts, today: string) {
  const canRescind = rescissionEnd !== null && today <= rescissionEnd && status !== 'Cancelled'
  const isStop = caseType === 'Stop_Service'
  return {
    canReschedule: status === 'Pending' && caseType !== 'Plan_Change' && !isStop,
    canCancel: (status === 'Pending' && !(isStop && isAccepted)) || (status === 'Active' && canRescind),
    /** Whether cancelling takes a switch back, or undoes a change of plan, at no charge. */
    canRescind: canRescind && (status === 'Pending' || status === 'Active'),
  }
}

/**
 * Returns the type that determines the possible start days of an order for service: a switch, or a move-in where the
 * order does not specify.
 */
export function startTypeOf({ caseType }: OrderFacts): StartType {
  return caseType === 'Switch' ? 'Switch' : 'Move_In'
}
