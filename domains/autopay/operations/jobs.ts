import { lockStatement } from '@porchlight/advisory-locks'
import { defineJob, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { listEvery } from '@porchlight/server-methods/records/list'
import { create, update } from '@porchlight/server-methods/records/write'
import { localDay } from '../../customers/rules/calendar-day'
import { paymentObject } from '../../payments/objects/payment/object'
import { settlePayment } from '../../payments/operations/apply-payment'
import { readBill } from '../../payments/operations/bill-payment/read-bill'
import { followPayment } from '../../payments/operations/follow-payment'
import type { PaymentParts } from '../../payments/operations/payment-parts'
import { listPayments } from '../../payments/operations/stored-payment'
import { autopayObject } from '../objects/autopay/object'
import { planNextDebit } from './plan-next-debit'
import { claimDebit, closeDebit, dueDebits, type PlannedDebit, plannedDebitOf } from './planned-debits'
import { readAutopay } from './stored-autopay'
import { withAutopayOf } from './with-autopay'

/** Debits of one night are claimed in parts of so many. */
const partSize = 200

/**
 * AutoPay’s night: tells customers of the bills that came, and debits those whose day has come. Run twice, or ended
 * anywhere, it goes on where it was: a bill is planned once, told of once and debited once.
 */
export const debitAutopay = defineJob<Readonly<Record<string, never>>, PortalJobServices>({
  name: 'debit-autopay',
  run: async (_payload, { services, now, signal }) => {
    // One that cannot be done holds up no other: it is told at the end, and tried again with the whole night.
    let failure: unknown = null
    const attempt = async (work: Promise<void>) => {
      await work.catch((error: unknown) => {
        failure ??= error
      })
    }
    for await (const accountId of accountsOnAutopay(services)) {
      if (signal.aborted) return
      await attempt(planNextDebit(services, accountId, now()))
    }
    const today = localDay(now())
    const parts = { ...services, now }
    const seen = new Set<string>()
    for (;;) {
      const due = await dueDebits(services.pool, today, partSize + seen.size)
      const fresh = due.filter(({ billId }) => !seen.has(billId))
      if (fresh.length === 0) break
      for (const debit of fresh) {
        if (signal.aborted) return
        seen.add(debit.billId)
        await attempt(makeDebit(services, parts, debit))
      }
    }
    if (failure !== null) throw failure
  },
})

/** In the morning in Texas: a customer who is told of a debit is awake. */
export const autopaySchedules: readonly JobSchedule[] = [
  { name: 'daily-autopay', cron: '10 14 * * *', jobName: debitAutopay.name },
]

async function* accountsOnAutopay({ engine, systemViewer }: PortalJobServices): AsyncGenerator<string> {
  const active = listEvery(engine, systemViewer, autopayObject, {
    fields: ['Account__c'],
    where: { Status__c: 'Active' },
    orderedBy: ['Id'],
    pageSize: 500,
  })
  for await (const record of active) yield record.Account__c
}

/** Writes the payment down that debits a bill; a job asks the processor for it and follows it to its end. */
async function makeDebit(
  services: PortalJobServices,
  parts: PaymentParts,
  { billId, accountId }: PlannedDebit,
): Promise<void> {
  const { systemViewer } = services
  await closeOpenPages(parts, billId)
  await withAutopayOf(services, accountId, async (engine, connection) => {
    // The same lock as that of a customer who pays the bill by hand at this moment.
    await connection.query(lockStatement('payable'), [`payment of ${billId}`])
    const debit = await plannedDebitOf(connection, billId)
    if (debit === null || debit.paymentId !== null) return
    const autopay = await readAutopay(engine, systemViewer, accountId)
    const bill = await readBill(engine, systemViewer, systemViewer, billId)
    if (autopay?.status !== 'Active' || bill === null || bill.dueCents === 0) {
      return closeDebit(connection, billId, parts.now())
    }
    // Money that the customer sent is on its way: another night tells whether it came.
    const waiting = await listPayments(engine, systemViewer, { Bill__c: billId, Status__c: 'Pending' })
    if (waiting.length > 0) return
    const paymentId = await create(engine, systemViewer, paymentObject, {
      Account__c: accountId,
      Purpose__c: 'Bill',
      Bill__c: billId,
      Amount__c: Math.min(bill.dueCents, debit.amountCents) / 100,
      Fee__c: 0,
      Channel__c: 'Autopay',
      Payment_Date__c: localDay(parts.now()),
      Payment_Method__c: autopay.method.paymentMethodId,
      Method_Type__c: autopay.method.type,
      Last_Four__c: autopay.method.lastFour,
    })
    if (!(await claimDebit(connection, billId, paymentId))) throw new TypeError('The debit is claimed twice.')
    const fields = { Next_Debit_Date__c: null }
    await update(engine, systemViewer, autopayObject, autopay.autopayId, fields)
    await enqueueJob(connection, followPayment.name, { paymentId, round: 1 }, { key: `${paymentId} 1` })
  })
}

/** Closes a page on which nobody paid the bill, so that nobody pays there while it is debited. */
async function closeOpenPages(parts: PaymentParts, billId: string): Promise<void> {
  const waiting = await listPayments(parts.engine, parts.systemViewer, {
    Bill__c: billId,
    Status__c: 'Pending',
    Channel__c: 'Portal',
  })
  for (const { Processor_Reference__c: reference } of waiting) {
    if (reference !== null) await settlePayment(parts, await parts.payments.cancelPayment(reference))
  }
}
