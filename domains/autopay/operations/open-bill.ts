import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { billObject } from '../../energy/objects/bill/object'
import { type PayableBill, readBill } from '../../payments/operations/bill-payment/read-bill'

/** Returns the newest bill of the account with an amount left to pay; null when no payment is requested. */
export async function openBillOf(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
): Promise<PayableBill | null> {
  const found = await first(engine, systemViewer, billObject, {
    fields: [],
    where: { Account__c: accountId, Status__c: ['Open', 'Past_Due'] },
    orderedBy: ['-Bill_Date__c'],
  })
  const bill = found === null ? null : await readBill(engine, systemViewer, systemViewer, found.id)
  return bill === null || bill.dueCents === 0 ? null : bill
}
