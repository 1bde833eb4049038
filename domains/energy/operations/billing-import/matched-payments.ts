import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { centsOf } from '@porchlight/server-methods/records/cents-of'
import { everyRecord } from '@porchlight/server-methods/records/every-record'

/**
 * How much of the payments made here billing has, in cents, once it reports `reportedCents` more of the bill as paid (less
 * than 0: taken back). Billing reports a sum and no single payments, so what it reports counts as ours as far as there
 * are payments of ours that it did not have; the rest came another way, such as by check.
 */
export async function matchedPayments(
  engine: RecordEngine,
  viewer: Viewer,
  billId: string,
  matchedCents: number,
  reportedCents: number,
): Promise<number> {
  if (reportedCents <= 0) return Math.max(0, matchedCents + reportedCents)
  const settled = everyRecord(engine, viewer, {
    objectApiName: 'Payment__c',
    selection: { fields: ['Amount__c'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'Bill__c', operator: 'eq', value: billId },
        { kind: 'compare', field: 'Status__c', operator: 'eq', value: 'Settled' },
      ],
    },
    orderings: [{ field: 'Id', ascending: true }],
    pageSize: 100,
  })
  let settledCents = 0
  for await (const payment of settled) settledCents += centsOf(payment, 'Amount__c')
  return matchedCents + Math.min(reportedCents, Math.max(0, settledCents - matchedCents))
}
