import { displayOf } from '@porchlight/page-parts/records/display-value'
import { numberOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import type { StatusTone } from '../../customers/components/status/StatusText'
import { type PaymentStatus, paymentStatuses } from '../facts/payment-values'

/** A payment, as screens show it; amounts in dollars, dates as calendar dates `YYYY-MM-DD`. */
export interface Payment {
  readonly id: string
  /** The payment confirmation number. */
  readonly number: string | null
  readonly date: string
  /** The day from which the account counts it; null until then. */
  readonly settledDate: string | null
  readonly amount: number
  readonly status: PaymentStatus
  /** The status, the way it was paid and why it did not go through, in the page's language. */
  readonly statusText: string
  readonly method: string | null
  readonly channel: string | null
  readonly returnReason: string | null
  readonly lastFour: string | null
  /** What of it went back to the customer. */
  readonly refunded: number
}

/** The fields that `toPayment` reads. */
export const paymentFields = [
  'Payment__c.Name',
  'Payment__c.Amount__c',
  'Payment__c.Channel__c',
  'Payment__c.Last_Four__c',
  'Payment__c.Method_Type__c',
  'Payment__c.Payment_Date__c',
  'Payment__c.Refunded_Amount__c',
  'Payment__c.Return_Reason__c',
  'Payment__c.Settled_Date__c',
  'Payment__c.Status__c',
] as const

/** Reads a payment out of its record. */
export function toPayment(record: ReadRecord): Payment {
  const status = textOf(record, 'Status__c')
  return {
    id: record.id,
    number: textOf(record, 'Name'),
    date: textOf(record, 'Payment_Date__c') ?? '',
    settledDate: textOf(record, 'Settled_Date__c'),
    amount: numberOf(record, 'Amount__c') ?? 0,
    status: paymentStatuses.find((known) => known === status) ?? 'Pending',
    statusText: displayOf(record, 'Status__c') ?? '',
    method: displayOf(record, 'Method_Type__c'),
    channel: displayOf(record, 'Channel__c'),
    returnReason: displayOf(record, 'Return_Reason__c'),
    lastFour: textOf(record, 'Last_Four__c'),
    refunded: numberOf(record, 'Refunded_Amount__c') ?? 0,
  }
}

/** What a payment's status means for the customer. */
export const paymentTones: Readonly<Record<PaymentStatus, StatusTone>> = {
  Pending: 'open',
  Settled: 'good',
  Returned: 'alert',
  Declined: 'alert',
  Refunded: 'past',
  Cancelled: 'past',
}
