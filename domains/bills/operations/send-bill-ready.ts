import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { planNextDebit } from '../../autopay/operations/plan-next-debit'
import { accountObject } from '../../customers/objects/account/object'
import { wantsGroup } from '../../customers/operations/mail/mail-choice'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { addDays, localDay } from '../../customers/rules/calendar-day'
import { type PayableBill, readBill } from '../../payments/operations/bill-payment/read-bill'
import { plannedDebitOf } from '../../payments/operations/planned-debits'
import { billReady } from '../mails/bill-ready/mail'
import { billReadyDebited } from '../mails/bill-ready-debited/mail'
import { billReadyNothingDue } from '../mails/bill-ready-nothing-due/mail'

/** Bills are issued monthly, so an older one is history, such as those from the first import of an installation. */
const newForDays = 30

/**
 * Plans the debit of a new bill that AutoPay pays, and mails that the bill is ready: the amount left to pay of it and by
 * when, or when AutoPay debits it. To a paperless customer this delivers the bill, regardless of their choice; customers
 * with paper bills get the mail when they chose it.
 */
export const sendBillReady = defineJob<{ readonly billId: string }, PortalJobServices>({
  name: 'send-bill-ready',
  run: async ({ billId }, { services, now, jobId }) => {
    const { engine, systemViewer, pool } = services
    const bill = await readBill(engine, systemViewer, systemViewer, billId)
    if (bill === null || !isNew(bill, localDay(now()))) return
    // Planned at once, mailed or not, so that no page demands until the night what AutoPay debits.
    await planNextDebit(services, bill.accountId, now())
    const { isRequired, isWanted } = await deliveryOf(services, bill)
    if (!isWanted) return
    const debit = await plannedDebitOf(pool, billId)
    const about = { accountId: bill.accountId, path: `/bills/${billId}`, isRequired }
    if (bill.dueCents === 0) {
      return mailCustomer(services, jobId, billReadyNothingDue, { ...about, values: () => ({}) })
    }
    const dollars = bill.dueCents / 100
    if (debit === null) {
      return mailCustomer(services, jobId, billReady, {
        ...about,
        values: ({ money, date }) => ({ amount: money(dollars), date: date(bill.dueDate) }),
      })
    }
    await mailCustomer(services, jobId, billReadyDebited, {
      ...about,
      values: ({ money, date }) => ({
        amount: money(dollars),
        date: date(bill.dueDate),
        debitDate: date(debit.debitDate),
      }),
    })
  },
})

function isNew({ status, billDate }: PayableBill, today: string): boolean {
  return status !== 'Carried_Over' && billDate >= addDays(today, -newForDays)
}

/** Whether the mail delivers the bill, and whether it is wanted at all. */
async function deliveryOf(
  services: PortalJobServices,
  { accountId }: PayableBill,
): Promise<{ readonly isRequired: boolean; readonly isWanted: boolean }> {
  const { engine, systemViewer } = services
  const account = await read(engine, systemViewer, accountObject, accountId, ['ContactId', 'Paperless__c'])
  const isRequired = account?.Paperless__c === true
  const contactId = account?.ContactId ?? null
  const isChosen = contactId !== null && (await wantsGroup(services, contactId, 'bills'))
  return { isRequired, isWanted: isRequired || isChosen }
}
