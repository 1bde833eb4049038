import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { listWhere } from '@porchlight/server-methods/records/list-where'
import { fieldText } from '../../customers/operations/person/field-text'

const statuses = ['Open', 'Checking', 'Resolved', 'Rejected'] as const

/** A notice that stands before an order's service. */
export interface OrderNotice {
  readonly noticeId: string
  /** What the customer's forms call it: 1 for the oldest of the order. */
  readonly number: number
  readonly type: 'Outstanding_Balance' | 'Switch_Hold'
  /** A value of `Reason__c`. */
  readonly reason: string
  readonly status: (typeof statuses)[number]
  /** In dollars. */
  readonly amount: number | null
  readonly placedBy: string | null
  /** `YYYY-MM-DD`, as the other days. */
  readonly placed: string | null
  readonly confirmed: string | null
  readonly resolved: string | null
  readonly path: string | null
  /** The account with us that owes it; null where another company is owed. */
  readonly debtAccountId: string | null
}

/** The notices of an order, the oldest first. */
export async function readNotices(
  engine: RecordEngine,
  reader: Viewer,
  orderId: string,
): Promise<readonly OrderNotice[]> {
  const records = await listWhere(engine, reader, 'Notice__c', 'Order__c', orderId, [
    'Notice_Type__c',
    'Reason__c',
    'Status__c',
    'Amount__c',
    'Placed_By__c',
    'Placed_Date__c',
    'Confirmed_Date__c',
    'Resolved_Date__c',
    'Resolution_Path__c',
    'Debt_Account__c',
  ])
  return records.map((record, index) => {
    const amount = record.fields.Amount__c?.value
    return {
      noticeId: record.id,
      number: index + 1,
      type: fieldText(record, 'Notice_Type__c') === 'Switch_Hold' ? 'Switch_Hold' : 'Outstanding_Balance',
      reason: fieldText(record, 'Reason__c') ?? '',
      status: statuses.find((status) => status === fieldText(record, 'Status__c')) ?? 'Open',
      amount: typeof amount === 'number' ? amount : null,
      placedBy: fieldText(record, 'Placed_By__c'),
      placed: fieldText(record, 'Placed_Date__c'),
      confirmed: fieldText(record, 'Confirmed_Date__c'),
      resolved: fieldText(record, 'Resolved_Date__c'),
      path: fieldText(record, 'Resolution_Path__c'),
      debtAccountId: fieldText(record, 'Debt_Account__c'),
    }
  })
}
