import { toCents, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { listEvery } from '@porchlight/server-methods/records/list'
import { readAccountMoney } from '../../../energy/operations/account-money/read-account-money'
import {
  type PaymentChannel,
  type PaymentPurpose,
  type PaymentStatus,
  processorChannels,
} from '../../facts/payment-values'
import { refundObject } from '../../objects/refund/object'
import { type RefundableAmount, refundableAmount } from '../../rules/refund/refundable-amount'

/** The fields of a payment that what can be refunded of it depends on. */
export const refundablePaymentFields = [
  'Purpose__c',
  'Status__c',
  'Amount__c',
  'Refunded_Amount__c',
  'Channel__c',
  'Processor_Reference__c',
] as const

interface StoredRefundable {
  readonly id: string
  readonly Purpose__c: PaymentPurpose
  readonly Status__c: PaymentStatus
  readonly Amount__c: number
  readonly Refunded_Amount__c: number | null
  readonly Channel__c: PaymentChannel
  readonly Processor_Reference__c: string | null
}

/** The reserved amounts of an account's refunds, and the refundable remainder. */
export interface Refundable {
  /** Of the account's credit, in cents. */
  readonly reservedCents: number
  readonly amountOf: (payment: StoredRefundable) => RefundableAmount
}

/**
 * Reads as the platform the refundable amount of an account's payments, without the reservation of `exceptRefundId`.
 * The result is valid as long as the account's bills are locked.
 */
export async function readRefundable(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  accountId: string,
  today: string,
  exceptRefundId?: string,
): Promise<Refundable> {
  const ofPayments = new Map<string, number>()
  let reservedCents = 0
  const reserving = listEvery(engine, systemViewer, refundObject, {
    fields: ['Payment__c', 'Amount__c'],
    where: { Account__c: accountId, Status__c: ['Waiting', 'Sending'] },
    pageSize: 200,
  })
  for await (const { id, Payment__c: paymentId, Amount__c: amount } of reserving) {
    if (id === exceptRefundId) continue
    reservedCents += toCents(amount)
    ofPayments.set(paymentId, (ofPayments.get(paymentId) ?? 0) + toCents(amount))
  }
  const { totals } = await readAccountMoney(engine, systemViewer, accountId, today)
  return {
    reservedCents,
    amountOf: (payment) =>
      refundableAmount(
        {
          purpose: payment.Purpose__c,
          status: payment.Status__c,
          isAtProcessor:
            payment.Processor_Reference__c !== null && processorChannels.includes(payment.Channel__c),
          cents: toCents(payment.Amount__c),
          refundedCents: toCents(payment.Refunded_Amount__c),
          reservedCents: ofPayments.get(payment.id) ?? 0,
        },
        { owedCents: totals.owedCents, reservedCents },
      ),
  }
}
