import { displayOf } from '@porchlight/page-parts/records/display-value'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { useListed } from '@porchlight/page-parts/records/use-listed'

/** The change of plan that an account waits for. */
export interface OpenPlanChange {
  readonly orderId: string
  readonly planName: string
  /** The first day of the plan, `YYYY-MM-DD`. */
  readonly startDate: string
}

/** An account that waits for another plan gets no second change, so that the one is among its newest orders. */
const newest = 10

const fields = [
  'Order.Case_Type__c',
  'Order.Confirmed_Start_Date__c',
  'Order.Plan_Name__c',
  'Order.Status',
] as const

/** Reads the change of plan that an account waits for; null without one, and until it is read. */
export function useOpenPlanChange(accountId: string): OpenPlanChange | null {
  const { items } = useListed({
    parentRecordId: accountId,
    relatedListId: 'Orders',
    fields,
    order: '-CreatedDate',
    count: newest,
    toItem,
  })
  return items.find((item) => item !== null) ?? null
}

function toItem(record: ReadRecord): OpenPlanChange | null {
  if (textOf(record, 'Case_Type__c') !== 'Plan_Change' || textOf(record, 'Status') !== 'Pending') return null
  return {
    orderId: record.id,
    planName: displayOf(record, 'Plan_Name__c') ?? '',
    startDate: textOf(record, 'Confirmed_Start_Date__c') ?? '',
  }
}
