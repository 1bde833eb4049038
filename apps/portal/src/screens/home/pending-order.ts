import { parentOf, type ReadRecord, textOf } from '../../shell/records/field-value'

/** The stages of an enrolment, in order (`spec/portal.md` section 4). */
export const orderStages = ['Submission', 'Processing', 'Complete'] as const

export type OrderStage = (typeof orderStages)[number]

/** An order that is under way. */
export interface PendingOrder {
  readonly id: string
  readonly accountId: string | null
  readonly stage: OrderStage
  readonly street: string | null
  readonly planName: string | null
  readonly confirmationNumber: string | null
  /** The calendar date asked for, `YYYY-MM-DD`; the market has not confirmed it. */
  readonly requestedStart: string | null
  readonly utilityName: string | null
}

/** The list of the viewer's pending orders with the fields that `toPendingOrder` reads. */
export const pendingOrderList = {
  objectApiName: 'Order',
  listViewApiName: 'PendingOrders',
  fields: [
    'Order.AccountId',
    'Order.Confirmation_Number__c',
    'Order.Plan_Name__c',
    'Order.Requested_Start_Date__c',
    'Order.Service_Street__c',
    'Order.Stage__c',
  ],
  optionalFields: ['Order.Utility__r.Name'],
  pageSize: 20,
} as const

/** Reads an order out of its record. */
export function toPendingOrder(record: ReadRecord): PendingOrder {
  const stage = textOf(record, 'Stage__c')
  return {
    id: record.id,
    accountId: textOf(record, 'AccountId'),
    stage: orderStages.find((known) => known === stage) ?? 'Submission',
    street: textOf(record, 'Service_Street__c'),
    planName: textOf(record, 'Plan_Name__c'),
    confirmationNumber: textOf(record, 'Confirmation_Number__c'),
    requestedStart: textOf(record, 'Requested_Start_Date__c'),
    utilityName: textOf(parentOf(record, 'Utility__r'), 'Name'),
  }
}

/** The order to show first: the account's own, then the one that starts soonest. */
export function mostUrgent(orders: readonly PendingOrder[], accountId: string | null): PendingOrder | null {
  const rank = (order: PendingOrder) =>
    `${order.accountId !== null && order.accountId === accountId ? 0 : 1} ${order.requestedStart ?? '9999'} ${order.id}`
  return [...orders].sort((one, other) => rank(one).localeCompare(rank(other)))[0] ?? null
}
