import { enqueueJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { update } from '@porchlight/server-methods/records/write'
import { addDays, localDay } from '../../customers/rules/calendar-day'
import { deferredCentsAfter } from '../../payments/operations/arrangement/stored-arrangement'
import { planDebit, plannedDebitOf } from '../../payments/operations/planned-debits'
import { autopayObject } from '../objects/autopay/object'
import { noticeDays } from './first-debit'
import { sendDebitNotice } from './mail-jobs'
import { openBillOf } from './open-bill'
import { readAutopay } from './stored-autopay'
import { withAutopayOf } from './with-autopay'

/**
 * Plans the debit of a bill that came since AutoPay was turned on, and notifies the customer ten days before it. A bill
 * that is planned stays as it is, and where AutoPay is off nothing happens.
 */
export async function planNextDebit(
  services: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  accountId: string,
  now: Date,
): Promise<void> {
  const { systemViewer } = services
  await withAutopayOf(services, accountId, async (engine, connection) => {
    const autopay = await readAutopay(engine, systemViewer, accountId)
    if (autopay?.status !== 'Active') return
    const bill = await openBillOf(engine, systemViewer, accountId)
    if (bill === null || bill.billDate < autopay.startDate) return
    if ((await plannedDebitOf(connection, bill.billId)) !== null) return
    const soonest = addDays(localDay(now), noticeDays)
    const debitDate = [bill.dueDate, soonest].sort().at(-1) ?? soonest
    const { billId } = bill
    const deferredCents = await deferredCentsAfter(engine, systemViewer, accountId, debitDate)
    const amountCents = bill.dueCents - deferredCents
    // All of it may be paid later, by an arrangement.
    if (amountCents <= 0) return
    await planDebit(connection, { billId, accountId, amountCents, debitDate }, now)
    const fields = { Next_Debit_Date__c: debitDate }
    await update(engine, systemViewer, autopayObject, autopay.autopayId, fields)
    await enqueueJob(connection, sendDebitNotice.name, { billId }, { key: `${billId} ${debitDate}` })
  })
}
