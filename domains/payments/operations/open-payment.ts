import { brandOf, tokensOf } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import { toCents } from '@porchlight/metadata'
import { type PaymentMethodKind, PaymentsFailure, type StartedPayment } from '@porchlight/providers/payments'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { create } from '@porchlight/server-methods/records/write'
import { actingBrand } from '../../customers/operations/person/acting-brand'
import { localDay } from '../../customers/rules/calendar-day'
import type { PaymentPurpose } from '../facts/payment-values'
import { paymentObject } from '../objects/payment/object'
import { settlePayment } from './apply-payment'
import { followPayment } from './follow-payment'
import { lockBillsOf, lockDeposit } from './lock-payable'
import { listPayments, type StoredPayment } from './stored-payment'

/** What a payment is for. */
export interface PaymentSubject {
  readonly purpose: PaymentPurpose
  /** The bill or the deposit; no two payments of one wait at a time. */
  readonly recordId: string
  readonly accountId: string
  readonly description: string
  readonly methods: readonly PaymentMethodKind[]
  /** The page of ours that shows what came of it. */
  readonly returnPath: string
}

const attempts = 4

/**
 * Opens a payment and returns the URL of the processor’s page, or null when the previous one has been made and there is
 * no page to go to. `amountOf` returns the amount to pay in cents; it is called with the subject’s lock held and reads
 * through its engine, so that the data it read stay valid until the payment is written.
 *
 * One payment of a subject waits at a time: a second press of the button leads to the same page, and another amount
 * closes the page before it opens one. The payment is recorded before the processor is called, under its own id as the
 * key, and a job follows it to its end: wherever a process dies, no one pays twice and no money is lost.
 *
 * @throws PaymentsFailure when the processor cannot be reached or its response is invalid
 */
export async function openPayment(
  context: MethodContext,
  subject: PaymentSubject,
  amountOf: (engine: RecordEngine) => Promise<number>,
): Promise<string | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const claimed = await claimPayment(context, subject, amountOf)
    if (claimed === null) throw new PaymentsFailure('unavailable', 'Payments are switched off.')
    const { payment, isNew, amountCents } = claimed
    const started = await start(context, subject, payment, isNew)
    if (started.payment.state !== 'open') {
      const status = await settlePayment(context, started.payment)
      if (status === 'Pending' || status === 'Settled') return null
      continue
    }
    if (payment.Processor_Reference__c === null) await settlePayment(context, started.payment)
    if (toCents(payment.Amount__c) === amountCents) return started.pageAddress
    const cancelled = await context.payments.cancelPayment(started.reference)
    const status = await settlePayment(context, cancelled)
    if (status === 'Pending' || status === 'Settled') return null
  }
  throw fail('unavailable', {}, { retryAfterSeconds: 2 })
}

/**
 * Returns the waiting payment of the subject, or a new one, and the amount to pay now; null where payments are switched
 * off.
 */
async function claimPayment(
  context: MethodContext,
  subject: PaymentSubject,
  amountOf: (engine: RecordEngine) => Promise<number>,
): Promise<{
  readonly payment: StoredPayment
  readonly isNew: boolean
  readonly amountCents: number
} | null> {
  const { systemViewer } = context
  const field = subject.purpose === 'Deposit' ? 'Deposit__c' : 'Bill__c'
  return context.engine.inOneTransaction(async (engine, connection) => {
    await (subject.purpose === 'Deposit'
      ? lockDeposit(connection, subject.recordId)
      : lockBillsOf(connection, subject.accountId))
    const amountCents = await amountOf(engine)
    const waiting = () =>
      listPayments(engine, systemViewer, {
        [field]: subject.recordId,
        Status__c: 'Pending',
        Channel__c: 'Portal',
      })
    const [before] = await waiting()
    if (before !== undefined) return { payment: before, isNew: false, amountCents }
    // Without a processor, a payment would wait for ever, and staff would get a case about it.
    if (context.payments.pageOrigin === null) return null
    const paymentId = await create(engine, systemViewer, paymentObject, {
      Account__c: subject.accountId,
      Purpose__c: subject.purpose,
      [field]: subject.recordId,
      Amount__c: amountCents / 100,
      Fee__c: 0,
      Channel__c: 'Portal',
      By_Guest__c: context.viewer.class === 'guest',
      Payment_Date__c: localDay(context.now()),
    })
    await context.enqueue(
      followPayment.name,
      { paymentId, round: 1 },
      {
        key: `${paymentId} 1`,
        within: connection,
        runAt: new Date(Date.now() + 120_000),
      },
    )
    const [payment] = await waiting()
    if (payment === undefined) throw fail('internal')
    return { payment, isNew: true, amountCents }
  })
}

async function start(
  context: MethodContext,
  subject: PaymentSubject,
  payment: StoredPayment,
  isNew: boolean,
): Promise<StartedPayment> {
  const { language } = context.viewer
  const brand = await actingBrand(context)
  return context.payments.startPayment({
    idempotencyKey: payment.id,
    ...(isNew ? {} : { firstTriedAt: new Date(payment.CreatedDate) }),
    amountCents: toCents(payment.Amount__c),
    description: subject.description,
    methods: subject.methods,
    returnAddress: `${context.brandAddress(context.hostBrand)}${language === 'es' ? '/es' : ''}${subject.returnPath}`,
    language,
    appearance: { displayName: brandOf(brand).names.displayName, colour: tokensOf(brand).light.primary },
  })
}
