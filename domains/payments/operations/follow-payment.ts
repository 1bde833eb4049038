import { defineJob, defineWalk, enqueueJob, type JobContext } from '@porchlight/jobs'
import { toCents } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { processorChannels } from '../facts/payment-values'
import { paymentObject } from '../objects/payment/object'
import { settlePayment } from './apply-payment'
import { chargeDebit } from './charge-debit'
import type { PaymentParts } from './payment-parts'
import { readPayment, type StoredPayment } from './stored-payment'
import { reportWhenStuck } from './stuck-payment'

/** How long after one look the next one is, in milliseconds: two minutes, then ever longer up to twelve hours. */
function pauseAfter(round: number): number {
  return Math.min(120_000 * 2 ** (round - 1), 12 * 3_600_000)
}

/** Nobody pays on a page that was opened so long ago, in milliseconds. */
const pageClosesMs = 3_600_000

/** A payment whose page was never shown: the process that opened it died before it had the address. */
const unseenAfterMs = 60_000

/**
 * Queries the processor about a pending payment until it is no longer pending: events can be lost, and processes die.
 * Every look that finds it waiting enqueues the next.
 */
export const followPayment = defineJob<
  { readonly paymentId: string; readonly round: number },
  PortalJobServices
>({
  name: 'follow-payment',
  run: async ({ paymentId, round }, context) => {
    const { services } = context
    const payment = await readPayment(services.engine, services.systemViewer, paymentId)
    if (payment === null || payment.Status__c !== 'Pending') return
    await lookAfter(partsOf(context), payment)
    const next = await readPayment(services.engine, services.systemViewer, paymentId)
    if (next?.Status__c !== 'Pending') return
    const nextRound = round + 1
    const options = { key: `${paymentId} ${nextRound}`, runAt: new Date(Date.now() + pauseAfter(round)) }
    await enqueueJob(services.pool, 'follow-payment', { paymentId, round: nextRound }, options)
  },
})

/**
 * The same for every payment that waits, once a night: for those that no job follows, such as after a restore, and for those
 * by phone or mail, of which no processor knows. One that still waits after that and for too long is for an advisor. A chunk
 * is small, because the processor may take seconds for each.
 */
export const reconcilePayments = defineWalk<PortalJobServices>({
  name: 'reconcile-payments',
  chunkSize: 20,
  rowsAfter: ({ services: { engine, systemViewer } }, after, limit) =>
    keysAfter(engine, systemViewer, paymentObject, {
      where: { Status__c: 'Pending' },
      after,
      limit,
    }),
  work: async (context, paymentId) => {
    const { engine, systemViewer } = context.services
    const payment = await readPayment(engine, systemViewer, paymentId)
    if (payment?.Status__c !== 'Pending') return
    try {
      if (processorChannels.includes(payment.Channel__c)) await lookAfter(partsOf(context), payment)
    } finally {
      // A processor that does not answer for days is no reason to be silent about the payment.
      await reportWhenStuck(context.services, paymentId, context.now())
    }
  },
})

function partsOf({ services, now }: JobContext<PortalJobServices>): PaymentParts {
  const { engine, payments, systemViewer } = services
  return { engine, payments, systemViewer, now }
}

/** Brings one payment to where it is at the processor, and closes a page that is left open. */
async function lookAfter(parts: PaymentParts, payment: StoredPayment): Promise<void> {
  const { payments, now } = parts
  // Where payments are switched off there is no processor to query.
  if (payments.pageOrigin === null) return
  if (payment.Channel__c === 'Autopay' && payment.Processor_Reference__c === null)
    return chargeDebit(parts, payment)
  const ageMs = now().getTime() - Date.parse(payment.CreatedDate)
  const reference =
    payment.Processor_Reference__c ?? (ageMs > unseenAfterMs ? await referenceOf(parts, payment) : null)
  if (reference === null) return
  const reported = await payments.readPayment(reference)
  if (reported === null) return
  const isLeft =
    reported.state === 'open' && (payment.Processor_Reference__c === null || ageMs > pageClosesMs)
  await settlePayment(parts, isLeft ? await payments.cancelPayment(reference) : reported)
}

/** The processor’s name for a payment that it may or may not have heard of: the key makes it one payment. */
async function referenceOf({ payments }: PaymentParts, payment: StoredPayment): Promise<string> {
  const { reference } = await payments.startPayment({
    idempotencyKey: payment.id,
    firstTriedAt: new Date(payment.CreatedDate),
    amountCents: toCents(payment.Amount__c),
    description: payment.Name,
    methods: ['card'],
    returnAddress: 'http://localhost/',
    language: 'en',
    appearance: { displayName: payment.Name, colour: '#000000' },
  })
  return reference
}
