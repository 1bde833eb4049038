import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { centsOf } from '@porchlight/server-methods/records/cents-of'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { readBill } from '../../../payments/operations/bill-payment/read-bill'
import { overdueAmount } from '../../rules/overdue-amount'

/** What an account owes us, by its newest bill: what earlier ones left unpaid is in it. */
export interface AccountDebt {
  /** The bill by which it is paid. */
  readonly billId: string
  /** What is left to pay of that bill, in cents. */
  readonly dueCents: number
  /** What of it is past its due date. */
  readonly overdueCents: number
}

/** Reads what an account owes us; null where it has no bill. */
export async function readAccountDebt(
  { engine, systemViewer }: { readonly engine: RecordEngine; readonly systemViewer: Viewer },
  accountId: string,
  today: string,
): Promise<AccountDebt | null> {
  const [newest] = await firstRecords(engine, systemViewer, {
    objectApiName: 'Bill__c',
    selection: { fields: ['Charges__c'], optionalFields: [] },
    condition: { kind: 'compare', field: 'Account__c', operator: 'eq', value: accountId },
    orderings: [
      { field: 'Bill_Date__c', ascending: false },
      { field: 'Id', ascending: false },
    ],
    pageSize: 1,
  })
  const bill = newest === undefined ? null : await readBill(engine, systemViewer, systemViewer, newest.id)
  if (newest === undefined || bill === null) return null
  const { billId, dueCents, dueDate } = bill
  const chargesCents = centsOf(newest, 'Charges__c')
  return { billId, dueCents, overdueCents: overdueAmount({ dueCents, chargesCents, dueDate }, today) }
}
