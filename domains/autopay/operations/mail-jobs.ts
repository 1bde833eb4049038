import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { accountsAwaitingSetOff } from '../../deposits/operations/awaiting-set-off'
import { leftToPay } from '../../payments/operations/left-to-pay'
import { plannedDebitOf } from '../../payments/operations/planned-debits'
import { readPayment } from '../../payments/operations/stored-payment'
import { autopayChanges } from '../mails/autopay-changed/changes'
import { autopayChanged } from '../mails/autopay-changed/mail'
import { debitFailed } from '../mails/debit-failed/mail'
import { debitFailedNothingDue } from '../mails/debit-failed-nothing-due/mail'
import { debitNotice } from '../mails/debit-notice/mail'
import { debitNoticeFinal } from '../mails/debit-notice-final/mail'
import { debitRegained } from '../mails/debit-regained/mail'
import { cancelBy } from './first-debit'

/** Notifies the customer of a debit at least ten days before it: how much, when, and until when it can be cancelled. */
export const sendDebitNotice = defineJob<{ readonly billId: string }, PortalJobServices>({
  name: 'send-debit-notice',
  run: async ({ billId }, { services, jobId }) => {
    const debit = await plannedDebitOf(services.pool, billId)
    if (debit === null || debit.paymentId !== null) return
    const { accountId, amountCents, debitDate } = debit
    const { engine, systemViewer } = services
    const awaiting = await accountsAwaitingSetOff(engine, systemViewer, [accountId])
    await mailCustomer(services, jobId, awaiting.has(accountId) ? debitNoticeFinal : debitNotice, {
      accountId,
      path: `/autopay?account=${accountId}`,
      values: ({ money, date }) => ({
        amount: money(amountCents / 100),
        date: date(debitDate),
        cancelBy: date(cancelBy(debitDate)),
      }),
    })
  },
})

/** Notifies the customer that a debit was declined or returned, and of the amount to pay in another way. */
export const sendDebitFailed = defineJob<{ readonly paymentId: string }, PortalJobServices>({
  name: 'send-debit-failed',
  run: async ({ paymentId }, { services, jobId }) => {
    const payment = await readPayment(services.engine, services.systemViewer, paymentId)
    if (payment === null || payment.Bill__c === null) return
    const { Account__c: accountId, Bill__c: billId, Amount__c: amount } = payment
    const leftCents = await leftToPay(services, payment)
    if (leftCents === 0) {
      return mailCustomer(services, jobId, debitFailedNothingDue, {
        accountId,
        path: `/autopay?account=${accountId}`,
        values: ({ money }) => ({ amount: money(amount) }),
      })
    }
    await mailCustomer(services, jobId, debitFailed, {
      accountId,
      path: `/bills/${billId}/pay`,
      values: ({ money }) => ({ amount: money(amount), left: money(leftCents / 100) }),
    })
  },
})

/** Tells the customer of a returned debit that it went through after all: nothing is to be paid in another way. */
export const sendDebitRegained = defineJob<{ readonly paymentId: string }, PortalJobServices>({
  name: 'send-debit-regained',
  run: async ({ paymentId }, { services, jobId }) => {
    const payment = await readPayment(services.engine, services.systemViewer, paymentId)
    if (payment === null || payment.Bill__c === null) return
    const { Account__c: accountId, Bill__c: billId, Amount__c: amount } = payment
    await mailCustomer(services, jobId, debitRegained, {
      accountId,
      path: `/bills/${billId}`,
      values: ({ money }) => ({ amount: money(amount) }),
    })
  },
})

/** Tells the customer that AutoPay was turned on or off, changed to another method or ended: it may not have been them. */
export const sendAutopayChanged = defineJob<
  { readonly accountId: string; readonly change: keyof typeof autopayChanges },
  PortalJobServices
>({
  name: 'send-autopay-changed',
  run: async ({ accountId, change }, { services, jobId }) => {
    await mailCustomer(services, jobId, autopayChanged, {
      accountId,
      path: `/autopay?account=${accountId}`,
      values: (_format, language) => ({ change: autopayChanges[change][language] }),
    })
  },
})
