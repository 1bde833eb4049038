import type { Queryable } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { addDays } from '../../customers/rules/calendar-day'
import { deferredCentsAfter } from '../../payments/operations/arrangement/stored-arrangement'
import { type PlannedDebit, plannedDebitOf } from '../../payments/operations/planned-debits'
import { noticeDays } from './first-debit'
import { openBillOf } from './open-bill'
import type { StoredAutopay } from './stored-autopay'

/**
 * The debit of the account's open bill that is still to be planned: on its due date, or ten days from `today`
 * (`YYYY-MM-DD`) if that is later, so that the customer is notified in time. Null when AutoPay is not active, the bill is
 * older than it, its debit was planned before, or all of it is deferred by an arrangement.
 */
export async function comingDebit(
  engine: RecordEngine,
  systemViewer: Viewer,
  connection: Queryable,
  {
    accountId,
    autopay,
    today,
  }: {
    readonly accountId: string
    readonly autopay: StoredAutopay | null
    readonly today: string
  },
): Promise<Omit<PlannedDebit, 'paymentId'> | null> {
  if (autopay?.status !== 'Active') return null
  const bill = await openBillOf(engine, systemViewer, accountId)
  if (bill === null || bill.billDate < autopay.startDate) return null
  const { billId, dueDate, dueCents } = bill
  if ((await plannedDebitOf(connection, billId)) !== null) return null
  const soonest = addDays(today, noticeDays)
  const debitDate = [dueDate, soonest].sort().at(-1) ?? soonest
  const amountCents = dueCents - (await deferredCentsAfter(engine, systemViewer, accountId, debitDate))
  return amountCents <= 0 ? null : { billId, accountId, amountCents, debitDate }
}
