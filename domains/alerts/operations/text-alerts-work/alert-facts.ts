import { createFormatter } from '@porchlight/i18n'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import type { Text } from '@porchlight/texts'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { fieldText } from '../../../customers/operations/person/field-text'
import { readBill } from '../../../payments/operations/bill-payment/read-bill'
import type { AlertKind } from '../../facts/alert-kinds'
import { billReady } from '../../texts/bill-ready/text'
import { contractEnd } from '../../texts/contract-end/text'
import { enrollmentNews } from '../../texts/enrollment-news/text'
import { highUsage } from '../../texts/high-usage/text'
import { paymentDue } from '../../texts/payment-due/text'
import { paymentReceived } from '../../texts/payment-received/text'
import { paymentRegained } from '../../texts/payment-regained/text'
import { paymentReturned } from '../../texts/payment-returned/text'
import type { AlertAccount } from './alert-account'
import type { AlertEvent } from './alert-event'
import { readExpectedBill } from './expected-bill'
import { occasionOf, wasNotified } from './occasion'

/** What an event is about: the account it belongs to, and what its text says once it is known who reads it. */
export interface AlertFacts {
  readonly kind: AlertKind
  readonly accountId: string
  readonly compose: (services: PortalJobServices, account: AlertAccount) => ComposedText
}

/** A text and its values; `send` hands both to whoever sends texts, with their types kept together. */
export interface ComposedText {
  readonly send: <Result>(
    take: <Value extends string>(text: Text<Value>, values: Readonly<Record<Value, string>>) => Result,
  ) => Result
}

/** What is said of a payment, and the states in which it is still true. */
const paymentTexts: Readonly<
  Record<
    'payment-received' | 'payment-returned' | 'payment-regained',
    { readonly text: Text<'amount' | 'link'>; readonly states: readonly string[] }
  >
> = {
  'payment-received': { text: paymentReceived, states: ['Settled'] },
  'payment-returned': { text: paymentReturned, states: ['Returned', 'Declined'] },
  'payment-regained': { text: paymentRegained, states: ['Settled'] },
}

function composed<Value extends string>(
  text: Text<Value>,
  values: Readonly<Record<Value, string>>,
): ComposedText {
  return { send: (take) => take(text, values) }
}

/**
 * Reads what an event is about as it is now; null when it is no longer true, such as a bill that was paid meanwhile.
 * Between the event and the text a night may lie.
 */
export async function readAlertFacts(
  { engine, systemViewer, pool }: Pick<PortalJobServices, 'engine' | 'systemViewer' | 'pool'>,
  event: AlertEvent,
  recordId: string,
  now: () => Date,
): Promise<AlertFacts | null> {
  const read = (fields: readonly string[]) =>
    engine.readRecord(systemViewer, recordId, { fields, optionalFields: [] })
  switch (event) {
    case 'bill-ready':
    case 'payment-due': {
      const bill = await readBill(engine, systemViewer, systemViewer, recordId)
      if (bill === null) return null
      const isReady = event === 'bill-ready'
      if (!isReady && (bill.dueCents === 0 || bill.status !== 'Open')) return null
      const text = isReady ? billReady : paymentDue
      const amount = (isReady ? bill.closingCents : bill.dueCents) / 100
      return {
        kind: isReady ? 'Bill_Ready' : 'Payment_Due',
        accountId: bill.accountId,
        compose: (services, account) => {
          const { date, money } = createFormatter(account)
          const link = linkTo(services, account, '/bills')
          return composed(text, { amount: money(amount), date: date(bill.dueDate), link })
        },
      }
    }
    case 'payment-received':
    case 'payment-returned':
    case 'payment-regained': {
      const payment = await read(['Account__c', 'Amount__c', 'Status__c'])
      const accountId = payment === null ? null : fieldText(payment, 'Account__c')
      const amount = payment?.fields.Amount__c?.value
      if (payment === null || accountId === null || typeof amount !== 'number') return null
      const { text, states } = paymentTexts[event]
      if (!states.includes(fieldText(payment, 'Status__c') ?? '')) return null
      // Who never heard of the return would only wonder.
      const ofReturn = occasionOf('payment-returned', recordId, 'Returned')
      if (event === 'payment-regained' && !(await wasNotified(pool, ofReturn))) return null
      return {
        kind: 'Payment',
        accountId,
        compose: (services, account) => {
          const { money } = createFormatter(account)
          return composed(text, { amount: money(amount), link: linkTo(services, account, '/bills') })
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
          const amount = createFormatter(account).money(expected.amount)
          return composed(highUsage, { amount, link: linkTo(services, account, '/usage') })
        },
      }
    }
    case 'contract-end': {
      const account = await read(['Contract_End_Date__c', 'Status__c'])
      const end = account === null ? null : fieldText(account, 'Contract_End_Date__c')
      if (account === null || end === null || fieldText(account, 'Status__c') !== 'Active') return null
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
      const order = await read(['AccountId'])
      const accountId = order === null ? null : fieldText(order, 'AccountId')
      if (accountId === null) return null
      return {
        kind: 'Enrollment',
        accountId,
        compose: (services, account) =>
          composed(enrollmentNews, { link: linkTo(services, account, '/enrollment-status') }),
      }
    }
  }
}

function linkTo(services: PortalJobServices, { brand, language }: AlertAccount, path: string): string {
  return pageAddress(services, { brand, language, path })
}
