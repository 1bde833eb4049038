import { enqueueJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { update } from '@porchlight/server-methods/records/write'
import { localDay } from '../../customers/rules/calendar-day'
import { planDebit } from '../../payments/operations/planned-debits'
import { autopayObject } from '../objects/autopay/object'
import { comingDebit } from './coming-debit'
import { sendDebitNotice } from './mail-jobs'
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
    const debit = await comingDebit(engine, systemViewer, connection, {
      accountId,
      autopay,
      today: localDay(now),
    })
    if (autopay === null || debit === null) return
    const { billId, debitDate } = debit
    await planDebit(connection, debit, now)
    const fields = { Next_Debit_Date__c: debitDate }
    await update(engine, systemViewer, autopayObject, autopay.autopayId, fields)
    await enqueueJob(connection, sendDebitNotice.name, { billId }, { key: `${billId} ${debitDate}` })
  })
}
