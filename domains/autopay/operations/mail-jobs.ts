import { createFormatter } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { pageAddress } from '../../customers/operations/mail/page-address'
import { sendMail } from '../../customers/operations/mail/send-mail'
import { writableContactOf } from '../../customers/operations/person/writable-contact'
import { readPayment } from '../../payments/operations/stored-payment'
import { autopayChanged } from '../mails/autopay-changed/mail'
import { debitFailed } from '../mails/debit-failed/mail'
import { debitNotice } from '../mails/debit-notice/mail'
import { debitRegained } from '../mails/debit-regained/mail'
import { cancelBy } from './first-debit'
import { plannedDebitOf } from './planned-debits'

/** Tells the customer of a debit ten days before it: how much, when, and until when it can be cancelled. */
export const sendDebitNotice = defineJob<{ readonly billId: string }, PortalJobServices>({
  name: 'send-debit-notice',
  run: async ({ billId }, { services, jobId }) => {
    const debit = await plannedDebitOf(services.pool, billId)
    if (debit === null || debit.paymentId !== null) return
    const to = await writableContactOf(services, debit.accountId)
    if (to === null) return
    const { brand, language, email } = to
    const format = createFormatter({ language })
    const values = {
      amount: format.money(debit.amountCents / 100),
      date: format.date(debit.debitDate),
      cancelBy: format.date(cancelBy(debit.debitDate)),
    }
    const path = `/autopay?account=${debit.accountId}`
    const seeAutopay = pageAddress(services, { brand, language, path })
    await sendMail(
      services,
      debitNotice,
      { brand, language, values, links: { seeAutopay } },
      { to: email, idempotencyKey: jobId },
    )
  },
})

/** Tells the customer that a debit was declined or returned: the bill is to be paid in another way. */
export const sendDebitFailed = defineJob<{ readonly paymentId: string }, PortalJobServices>({
  name: 'send-debit-failed',
  run: async ({ paymentId }, { services, jobId }) => {
    const payment = await readPayment(services.engine, services.systemViewer, paymentId)
    if (payment === null || payment.billId === null) return
    const to = await writableContactOf(services, payment.accountId)
    if (to === null) return
    const { brand, language, email } = to
    const payBill = pageAddress(services, { brand, language, path: `/bills/${payment.billId}/pay` })
    const values = { amount: createFormatter({ language }).money(payment.amountCents / 100) }
    await sendMail(
      services,
      debitFailed,
      { brand, language, values, links: { payBill } },
      { to: email, idempotencyKey: jobId },
    )
  },
})

/** Tells the customer of a returned debit that it counts after all: nothing is to be paid in another way. */
export const sendDebitRegained = defineJob<{ readonly paymentId: string }, PortalJobServices>({
  name: 'send-debit-regained',
  run: async ({ paymentId }, { services, jobId }) => {
    const payment = await readPayment(services.engine, services.systemViewer, paymentId)
    if (payment === null || payment.billId === null) return
    const to = await writableContactOf(services, payment.accountId)
    if (to === null) return
    const { brand, language, email } = to
    const seeBill = pageAddress(services, { brand, language, path: `/bills/${payment.billId}` })
    const values = { amount: createFormatter({ language }).money(payment.amountCents / 100) }
    await sendMail(
      services,
      debitRegained,
      { brand, language, values, links: { seeBill } },
      { to: email, idempotencyKey: jobId },
    )
  },
})

/** Tells the customer that AutoPay was turned on or off, or changed to another method: it may not have been them. */
export const sendAutopayChanged = defineJob<
  { readonly accountId: string; readonly change: 'on' | 'off' | 'method' },
  PortalJobServices
>({
  name: 'send-autopay-changed',
  run: async ({ accountId }, { services, jobId }) => {
    const to = await writableContactOf(services, accountId)
    if (to === null) return
    const { brand, language, email } = to
    const seeAutopay = pageAddress(services, { brand, language, path: `/autopay?account=${accountId}` })
    await sendMail(
      services,
      autopayChanged,
      { brand, language, values: {}, links: { seeAutopay } },
      { to: email, idempotencyKey: jobId },
    )
  },
})
