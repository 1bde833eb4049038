import { toCents } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'

/** What is left to pay of an order's deposits, in dollars, as the viewer may know it; null when nothing is. */
export async function readDepositDue(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  orderId: string,
): Promise<number | null> {
  const records = await firstRecords(engine, viewer, {
    objectApiName: 'Deposit__c',
    selection: { fields: ['Required_Amount__c', 'Paid_Amount__c'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'Order__c', operator: 'eq', value: orderId },
        { kind: 'compare', field: 'Status__c', operator: 'in', value: ['Due', 'Part_Paid'] },
      ],
    },
    orderings: [],
    pageSize: 10,
  })
  const cents = records.reduce(
    (sum, { fields: { Required_Amount__c, Paid_Amount__c } }) =>
      sum + toCents(Required_Amount__c?.value) - toCents(Paid_Amount__c?.value),
    0,
  )
  return cents > 0 ? cents / 100 : null
}
