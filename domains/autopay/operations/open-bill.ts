import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { type PayableBill, readBill } from '../../payments/operations/bill-payment/read-bill'

/** The newest bill of the account that something is left to pay of; null when nothing is asked for. */
export async function openBillOf(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
): Promise<PayableBill | null> {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Bill__c',
    selection: { fields: ['Name'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'Account__c', operator: 'eq', value: accountId },
        { kind: 'compare', field: 'Status__c', operator: 'in', value: ['Open', 'Past_Due'] },
      ],
    },
    orderings: [{ field: 'Bill_Date__c', ascending: false }],
    pageSize: 1,
  })
  const [found] = records
  const bill = found === undefined ? null : await readBill(engine, systemViewer, systemViewer, found.id)
  return bill === null || bill.dueCents === 0 ? null : bill
}
