import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockPayment } from '../../domains/payments/operations/apply-payment'
import { readPayment } from '../../domains/payments/operations/stored-payment'
import { reportWhenStuck } from '../../domains/payments/operations/stuck-payment'
import { openPaymentsWorld, type PaymentsWorld, payerOf } from './payments-world'

let bench: PaymentsWorld

beforeAll(async () => {
  bench = await openPaymentsWorld()
})
afterAll(() => bench.close())

const tenDays = 10 * 24 * 3_600_000
const alarms: unknown[] = []

/** A payment by phone that has not arrived, and when it was created. */
async function waitingPayment() {
  const { engine, systemViewer } = bench.world.context
  const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
    fields: {
      Account__c: payerOf(bench, 0).accountId,
      Purpose__c: 'Bill',
      Amount__c: 40,
      Fee__c: 0,
      Channel__c: 'Phone',
      Payment_Date__c: '2026-11-20',
    },
  })
  const payment = await readPayment(engine, systemViewer, paymentId)
  if (payment === null) throw new TypeError('There is no payment.')
  return { paymentId, number: payment.Name, createdAt: Date.parse(payment.CreatedDate) }
}

function report(paymentId: string, time: number): Promise<void> {
  const { engine, systemViewer } = bench.world.context
  const alarm = (...given: unknown[]) => void alarms.push(given)
  return reportWhenStuck({ engine, systemViewer, alarm }, paymentId, new Date(time))
}

const cases = (number: string) =>
  bench.rows(
    `select "Subject" as subject, "Priority" as priority from record."Case" where "Description" like '%' || $1 || '%'`,
    [number],
  )

it('is reported after ten days to the millisecond: one case and one alarm, however many processes look', async () => {
  const { paymentId, number, createdAt } = await waitingPayment()
  await report(paymentId, createdAt + tenDays - 1)
  expect([await cases(number), alarms]).toEqual([[], []])
  await Promise.all([1, 2, 3].map(() => report(paymentId, createdAt + tenDays)))
  await report(paymentId, createdAt + 2 * tenDays)
  expect(await cases(number)).toEqual([
    { subject: expect.stringMatching(/^(We are looking|Estamos buscando)/), priority: 'High' },
  ])
  expect(alarms).toEqual([['payments.stuck', { paymentId }]])
})

it('is not reported when it arrives at that moment', async () => {
  const { paymentId, number, createdAt } = await waitingPayment()
  let reported = Promise.resolve()
  await bench.world.context.engine.inOneTransaction(async (engine, connection) => {
    await lockPayment(connection, paymentId)
    reported = report(paymentId, createdAt + tenDays)
    await setTimeout(150)
    const fields = { Status__c: 'Settled', Settled_Date__c: '2026-11-30' }
    await engine.updateRecord(bench.world.context.systemViewer, paymentId, { fields })
  })
  await reported
  expect(await cases(number)).toEqual([])
})
