import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPayment } from '../../../payments/operations/stored-payment'
import { openRealAccount } from '../../../testing/ledger-life'
import { openLifeProcessor } from '../../../testing/life-processor'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { returnPayments } from './return-payments'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

it('is not done while the processor has taken a refund in and not made it', async () => {
  const { engine, now } = bench.world.context
  const { systemViewer } = bench
  const account = await openRealAccount(bench, 1)
  const paymentId = await account.startDeposit(20_000)
  await account.processorSays(paymentId, { state: 'paid', refundedCents: 0 })
  const { Deposit__c: depositId } = (await readPayment(engine, systemViewer, paymentId)) ?? {}
  await engine.updateRecord(systemViewer, depositId ?? '', { fields: { Status__c: 'Refunding' } })
  const processor = openLifeProcessor()
  processor.open(paymentId, 20_000)
  const payments = {
    ...processor.port,
    refundPayment: async () => processor.turn(paymentId, { state: 'paid', refundedCents: 0 }),
  }
  const parts = { engine, systemViewer, payments, now }
  await expect(returnPayments(parts, depositId ?? '')).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(returnPayments({ ...parts, payments: processor.port }, depositId ?? '')).resolves.toBe(
    'returned',
  )
})

it('waits for the reference of a payment that is about to be opened', async () => {
  const { engine, now } = bench.world.context
  const { systemViewer } = bench
  const account = await openRealAccount(bench, 2)
  const begun = await readPayment(engine, systemViewer, await account.startDeposit(20_000))
  const depositId = begun?.Deposit__c ?? ''
  await engine.updateRecord(systemViewer, begun?.id ?? '', { fields: { Processor_Reference__c: null } })
  const parts = { engine, systemViewer, payments: openLifeProcessor().port, now }
  await expect(returnPayments(parts, depositId)).rejects.toMatchObject({ kind: 'unavailable' })
})

it('requests nothing of the processor where all of it paid the final bill', async () => {
  const { engine, now } = bench.world.context
  const { systemViewer } = bench
  const account = await openRealAccount(bench, 3)
  const paymentId = await account.startDeposit(20_000)
  await account.processorSays(paymentId, { state: 'paid', refundedCents: 0 })
  const paid = await readPayment(engine, systemViewer, paymentId)
  const depositId = paid?.Deposit__c ?? ''
  await engine.createRecord(systemViewer, 'Payment__c', {
    fields: {
      Account__c: paid?.Account__c,
      Purpose__c: 'Bill',
      Channel__c: 'Deposit',
      Deposit__c: depositId,
      Amount__c: 200,
      Fee__c: 0,
      Status__c: 'Settled',
      Payment_Date__c: '2026-11-20',
      Settled_Date__c: '2026-11-20',
    },
  })
  const requests: unknown[] = []
  const payments = {
    ...openLifeProcessor().port,
    refundPayment: (...request: readonly unknown[]) => {
      requests.push(request)
      return Promise.reject(new TypeError('There is nothing to refund.'))
    },
  }
  await expect(returnPayments({ engine, systemViewer, payments, now }, depositId)).resolves.toBe('returned')
  expect(requests).toEqual([])
})
