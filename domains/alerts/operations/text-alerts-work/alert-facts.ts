import { createFormatter } from '@porchlight/i18n'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import type { Text } from '@porchlight/texts'
import { accountObject } from '../../../customers/objects/account/object'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { accountsAwaitingSetOff } from '../../../deposits/operations/awaiting-set-off'
import { orderObject } from '../../../enrollment/objects/order/object'
import { findOpenPlanChange } from '../../../enrollment/operations/plan-change/open-plan-change'
import type { PaymentStatus } from '../../../payments/facts/payment-values'
import { deferredCentsAfter } from '../../../payments/operations/arrangement/stored-arrangement'
import { readBill } from '../../../payments/operations/bill-payment/read-bill'
import { leftToPay } from '../../../payments/operations/left-to-pay'
import { plannedDebitOf } from '../../../payments/operations/planned-debits'
import { readPayment } from '../../../payments/operations/stored-payment'
import type { AlertKind } from '../../facts/alert-kinds'
import { billReady } from '../../texts/bill-ready/text'
import { billReadyNothingDue } from '../../texts/bill-ready-nothing-due/text'
import { contractEnd } from '../../texts/contract-end/text'
import { debitDue } from '../../texts/debit-due/text'
import { enrollmentUpdate } from '../../texts/enrollment-update/text'
import { highUsage } from '../../texts/high-usage/text'
import { paymentDue } from '../../texts/payment-due/text'
import { paymentReceived } from '../../texts/payment-received/text'
import { paymentRegained } from '../../texts/payment-regained/text'
import { paymentReturned } from '../../texts/payment-returned/text'
import { paymentReturnedNothingDue } from '../../texts/payment-returned-nothing-due/text'
import type { AlertAccount } from './alert-account'
import type { AlertEvent } from './alert-event'
import { readExpectedBill } from './expected-bill'
import { occasionOf, wasNotified } from './occasion'

/** The subject of an event: the account it belongs to, and the content of its text once its reader is known. */
export interface AlertFacts {
  readonly kind: AlertKind
  readonly accountId: string
  readonly compose: (services: PortalJobServices, account: AlertAccount) => ComposedText
}

/** A text and its values; `send` hands both to the sender of texts, with matching types. */
export interface ComposedText {
  readonly send: <Result>(
    take: <Value extends string>(text: Text<Value>, values: Readonly<Record<Value, string>>) => Result,
  ) => Result
}

interface PaymentText {
  readonly text: Text<'amount' | 'link'>
  /** What is said instead where nothing is left to pay. */
  readonly nothingLeft?: Text<'amount' | 'link'>
  /** The states in which it is still true. */
  readonly states: readonly PaymentStatus[]
}

const paymentTexts: Readonly<
  Record<'payment-received' | 'payment-returned' | 'payment-regained', PaymentText>
> = {
  'payment-received': { text: paymentReceived, states: ['Settled'] },
  'payment-returned': {
    text: paymentReturned,
    nothingLeft: paymentReturnedNothingDue,
    states: ['Returned', 'Declined'],
  },
  'payment-regained': { text: paymentRegained, states: ['Settled'] },
}

function composed<Value extends string>(
  text: Text<Value>,
  values: Readonly<Record<Value, string>>,
): ComposedText {
  return { send: (take) => take(text, values) }
}

/** What is said of a bill: an amount in cents, and the day of it. */
function billFacts(
  kind: AlertKind,
  text: Text<'amount' | 'date' | 'link'>,
  accountId: string,
  cents: number,
  day: string,
): AlertFacts {
  return {
    kind,
    accountId,
    compose: (services, account) => {
      const { date, money } = createFormatter(account)
      const link = linkTo(services, account, '/bills')
      return composed(text, { amount: money(cents / 100), date: date(day), link })
    },
  }
}

/**
 * Reads the present facts of an event; null when it is no longer true, such as a bill that has been paid. There may be
 * a night between the event and the text.
 */
export async function readAlertFacts(
  { engine, systemViewer, pool }: Pick<PortalJobServices, 'engine' | 'systemViewer' | 'pool'>,
  event: AlertEvent,
  recordId: string,
  now: () => Date,
): Promise<AlertFacts | null> {
  switch (event) {
    case 'bill-ready': {
      const bill = await readBill(engine, systemViewer, systemViewer, recordId)
      if (bill === null || bill.status === 'Carried_Over') return null
      const { accountId, dueDate, dueCents } = bill
      if (dueCents > 0) return billFacts('Bill_Ready', billReady, accountId, dueCents, dueDate)
      return {
        kind: 'Bill_Ready',
        accountId,
        compose: (services, account) =>
          composed(billReadyNothingDue, { link: linkTo(services, account, '/bills') }),
      }
    }
    case 'payment-due': {
      const bill = await readBill(engine, systemViewer, systemViewer, recordId)
      if (bill === null || bill.dueCents === 0 || bill.status !== 'Open') return null
      const { accountId, dueDate, dueCents } = bill
      if ((await accountsAwaitingSetOff(engine, systemViewer, [accountId])).has(accountId)) return null
      const debit = await plannedDebitOf(pool, recordId)
      if (debit !== null) {
        const cents = Math.min(debit.amountCents, dueCents)
        return debit.paymentId === null
          ? billFacts('Payment_Due', debitDue, accountId, cents, debit.debitDate)
          : null
      }
      const deferredCents = await deferredCentsAfter(engine, systemViewer, accountId, dueDate)
      return deferredCents >= dueCents
        ? null
        : billFacts('Payment_Due', paymentDue, accountId, dueCents - deferredCents, dueDate)
    }
    case 'payment-received':
    case 'payment-returned':
    case 'payment-regained': {
      const payment = await readPayment(engine, systemViewer, recordId)
      const { text, nothingLeft, states } = paymentTexts[event]
      if (payment === null || !states.includes(payment.Status__c)) return null
      const { Account__c: accountId, Amount__c: amount } = payment
      // Who never heard of the return would only wonder.
      const ofReturn = occasionOf('payment-returned', recordId, 'Returned')
      if (event === 'payment-regained' && !(await wasNotified(pool, ofReturn))) return null
      const isNothingLeft =
        nothingLeft !== undefined && (await leftToPay({ engine, systemViewer, now }, payment)) === 0
      const said = isNothingLeft ? nothingLeft : text
      return {
        kind: 'Payment',
        accountId,
        compose: (services, account) => {
          const { money } = createFormatter(account)
          const values = { amount: money(amount), link: linkTo(services, account, '/bills') }
          return composed(said, values)
        },
      }
    }
    case 'high-usage': {
      const expected = await readExpectedBill({ engine, systemViewer }, recordId, now)
      if (expected === null) return null
      return {
        kind: 'High_Usage',
        accountId: recordId,
        compose: (services, account) => {
          const amount = createFormatter(account).wholeDollars(expected.amount)
          return composed(highUsage, { amount, link: linkTo(services, account, '/usage') })
        },
      }
    }
    case 'contract-end': {
      const fields = ['Contract_End_Date__c', 'Status__c'] as const
      const account = await read(engine, systemViewer, accountObject, recordId, fields)
      const end = account?.Contract_End_Date__c ?? null
      if (account === null || end === null || account.Status__c !== 'Active') return null
      if ((await findOpenPlanChange(engine, systemViewer, account.id)) !== null) return null
      return {
        kind: 'Contract_End',
        accountId: account.id,
        compose: (services, reader) =>
          composed(contractEnd, {
            date: createFormatter(reader).date(end),
            link: linkTo(services, reader, '/plans'),
          }),
      }
    }
    case 'enrollment-news': {
      const order = await read(engine, systemViewer, orderObject, recordId, ['AccountId'])
      const accountId = order?.AccountId ?? null
      if (accountId === null) return null
      return {
        kind: 'Enrollment',
        accountId,
        compose: (services, account) =>
          composed(enrollmentUpdate, { link: linkTo(services, account, '/enrollment-status') }),
      }
    }
  }
}

function linkTo(services: PortalJobServices, { brand, language }: AlertAccount, path: string): string {
  return pageAddress(services, { brand, language, path })
}
