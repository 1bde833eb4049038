import { enqueueJob } from '@porchlight/jobs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DepositPayer, openDepositPayer } from './deposit-payer'
import { openPaymentsWorld, type PaymentsWorld, slowCard } from './payments-world'

let bench: PaymentsWorld
let deposits: DepositPayer
let number = 0

beforeAll(async () => {
  bench = await openPaymentsWorld({ background: true })
})
afterAll(() => bench.close())
beforeEach(async () => {
  number += 1
  deposits = await openDepositPayer(bench, number)
})
afterEach(() => {
  bench.processor.faults.mood = 'well'
})

async function cancelOrder(): Promise<void> {
  const answer = await bench.world.app.inject({
    method: 'POST',
    url: '/services/data/v65.0/ui-api/actions/perform-quick-action/Order.Cancel',
    headers: { authorization: `Bearer ${deposits.payer.token}` },
    payload: { contextId: deposits.payer.orderId, fields: {} },
  })
  expect([answer.statusCode, answer.payload]).toEqual([201, expect.any(String)])
}

/** Retries jobs whose first attempt failed immediately. */
async function tryAgain(): Promise<void> {
  await bench.rows(
    `update graphile_worker._private_jobs set run_at = now()
     where task_id in (select id from graphile_worker._private_tasks where identifier = 'refund-deposit')`,
  )
  await bench.world.background?.idle()
}

/** Returns the deposit's lines in the account's ledger: what was received, and what was refunded. */
async function heldByLedger(depositId: string): Promise<readonly string[]> {
  const entries = await bench.rows<{ amount: string }>(
    `select e."Deposit_Amount__c"::numeric(12, 2)::text as amount from record."Ledger_Entry__c" e
     join record."Payment__c" p on p."Id" = e."Cause__c" where p."Deposit__c" = $1 order by e."CreatedDate", e."Name"`,
    [depositId],
  )
  return entries.map(({ amount }) => amount)
}

const failed = 'We could not refund your deposit to your card|No pudimos devolver su depósito a su tarjeta'
const interest = 'We owe you interest on your deposit|Le debemos los intereses de su depósito'

describe('the deposit of an order that is cancelled', () => {
  it('goes back at once to the card that paid it, and its page and one mail say so', async () => {
    const depositId = await deposits.paidDeposit()
    const before = (await deposits.mailsTo()).length
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.paymentsOf(depositId)).toEqual([
      { status: 'Refunded', day: '2026-11-20', state: 'refunded' },
    ])
    expect(await deposits.page()).toMatchObject({
      status: 'Refunded',
      paid: 275,
      ledger: { refundDate: '2026-11-20', refundMonth: null, interest: null },
    })
    expect(await heldByLedger(depositId)).toEqual(['275.00', '-275.00'])
    await bench.processor.deliver()
    await deposits.refundNow()
    const mails = await deposits.mailsTo()
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)).toMatch(/\$275\.00/)
    expect([await deposits.casesOf(failed), await deposits.casesOf(interest)]).toEqual([[], []])
  })

  it('goes back in the parts in which it was paid, also when only one was', async () => {
    const whole = await deposits.paidDeposit(['instalment', 'full'])
    await cancelOrder()
    await deposits.refundNow()
    const back = { status: 'Refunded', day: '2026-11-20', state: 'refunded' }
    expect(await deposits.paymentsOf(whole)).toEqual([back, back])
    await bench.rows(`update record."Order" set "Status" = 'Pending' where "Id" = $1`, [
      deposits.payer.orderId,
    ])
    const part = await deposits.paidDeposit(['instalment'])
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.paymentsOf(part)).toEqual([back])
    expect(await deposits.page()).toMatchObject({ status: 'Refunded', paid: 137.5 })
  })

  it('closes a page on which the rest could still be paid, and only then is gone', async () => {
    const depositId = await deposits.paidDeposit(['instalment'])
    expect(await deposits.openPayPage('full')).toMatch(/^http/)
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.statesOf(depositId)).toEqual(['Cancelled cancelled', 'Refunded refunded'])
    expect(await deposits.page()).toMatchObject({ status: 'Refunded', paid: 137.5 })
  })

  it('waits for a part that is still on its way, and sends that back too', async () => {
    const depositId = await deposits.paidDeposit(['instalment'])
    await bench.payByCard(await deposits.openPayPage('full'), slowCard)
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.statesOf(depositId)).toEqual(['Pending processing', 'Refunded refunded'])
    // The page says that it is pending, instead of when the bank shows it.
    expect(await deposits.page()).toMatchObject({ status: 'Refunding', lastPayment: { isOnItsWay: true } })
    bench.world.advance(60_000)
    await bench.processor.deliver()
    await deposits.refundNow()
    expect(await deposits.statesOf(depositId)).toEqual(['Refunded refunded', 'Refunded refunded'])
    expect(await deposits.page()).toMatchObject({ status: 'Refunded', paid: 275 })
    expect(await deposits.casesOf(failed)).toEqual([])
  })

  it('whose only payment comes after the cancellation goes back as well, without a case', async () => {
    const depositId = await bench.newDeposit(deposits.payer)
    await bench.payByCard(await deposits.openPayPage('full'), slowCard)
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.page()).toMatchObject({ status: 'Cancelled' })
    bench.world.advance(60_000)
    await bench.processor.deliver()
    await deposits.refundNow()
    expect(await deposits.paymentsOf(depositId)).toMatchObject([{ status: 'Refunded', state: 'refunded' }])
    expect(await deposits.page()).toMatchObject({ status: 'Refunded', paid: 275 })
    expect(await deposits.casesOf('We owe you a deposit payment|Le debemos el pago de un depósito')).toEqual(
      [],
    )
  })

  it('goes back with what is left of it where a part was returned at the processor', async () => {
    const depositId = await deposits.paidDeposit()
    const [payment] = await bench.rows<{ id: string; reference: string }>(
      `select "Id" as id, "Processor_Reference__c" as reference from record."Payment__c" where "Deposit__c" = $1`,
      [depositId],
    )
    const { id = '', reference = '' } = payment ?? {}
    const part = { reference, idempotencyKey: `${id} part`, amountCents: 10_000 }
    await bench.world.context.payments.refundPayment(part)
    await bench.processor.deliver()
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.statesOf(depositId)).toEqual(['Refunded refunded'])
    expect(await deposits.page()).toMatchObject({ status: 'Refunded' })
    expect((await heldByLedger(depositId)).toSorted()).toEqual(['-100.00', '-175.00', '275.00'])
    expect(await deposits.casesOf(failed)).toEqual([])
  })

  it('is not due any more when none of it was paid', async () => {
    const depositId = await bench.newDeposit(deposits.payer)
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.page()).toMatchObject({ status: 'Cancelled', rest: 0 })
    expect(await deposits.paymentsOf(depositId)).toEqual([])
  })

  it('goes back when the processor is well again, and once', async () => {
    const depositId = await deposits.paidDeposit()
    bench.processor.faults.mood = 'forgetful'
    // It has refunded, and reports it neither in its response nor by an event.
    bench.processor.faults.delivery = 'held'
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.page()).toMatchObject({ status: 'Refunding', paid: 275, rest: 0, ledger: null })
    bench.processor.faults.mood = 'well'
    bench.processor.faults.delivery = 'once'
    await tryAgain()
    expect(await deposits.paymentsOf(depositId)).toEqual([
      { status: 'Refunded', day: '2026-11-20', state: 'refunded' },
    ])
    expect(await deposits.page()).toMatchObject({ status: 'Refunded' })
    expect(await deposits.casesOf(failed)).toEqual([])
  })

  it('that the card does not take becomes an advisor’s case, and the page says that we owe it', async () => {
    const depositId = await deposits.paidDeposit()
    await bench.rows(
      `update demo_processor.payment set state = 'failed'
       where key = (select "Id" from record."Payment__c" where "Deposit__c" = $1)`,
      [depositId],
    )
    const before = await deposits.mailsTo()
    await cancelOrder()
    await deposits.refundNow()
    await deposits.refundNow()
    expect(await deposits.page()).toMatchObject({ status: 'Refund_Failed', paid: 275, rest: 0 })
    expect(await deposits.casesOf(failed)).toEqual([{ contact: deposits.payer.contactId }])
    expect(await deposits.mailsTo()).toEqual(before)
  })

  it('that is not to go back stays, even if the job runs', async () => {
    const depositId = await deposits.paidDeposit()
    await enqueueJob(bench.world.context.pool, 'refund-deposit', { depositId })
    await bench.world.background?.idle()
    expect(await deposits.paymentsOf(depositId)).toEqual([{ status: 'Settled', day: null, state: 'paid' }])
  })

  it('that was not paid by card cannot go back to one: the case opens too', async () => {
    const depositId = await bench.newDeposit(deposits.payer)
    await bench.world.context.engine.updateRecord(bench.world.context.systemViewer, depositId, {
      fields: { Status__c: 'Paid', Paid_Amount__c: 275, Paid_Date__c: '2026-11-01' },
    })
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.page()).toMatchObject({ status: 'Refund_Failed' })
    expect(await deposits.casesOf(failed)).toEqual([{ contact: deposits.payer.contactId }])
  })

  it('of which one part cannot go back still waits for the part that can, and only then gives up', async () => {
    const depositId = await deposits.paidDeposit(['instalment'])
    const { engine, systemViewer } = bench.world.context
    await engine.createRecord(systemViewer, 'Payment__c', {
      fields: {
        Account__c: deposits.payer.accountId,
        Purpose__c: 'Deposit',
        Deposit__c: depositId,
        Amount__c: 137.5,
        Fee__c: 0,
        Status__c: 'Settled',
        Channel__c: 'Mail',
        Payment_Date__c: '2026-11-20',
      },
    })
    bench.processor.faults.mood = 'down'
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.page()).toMatchObject({ status: 'Refunding' })
    bench.processor.faults.mood = 'well'
    await tryAgain()
    const payments = await deposits.paymentsOf(depositId)
    expect(payments.map(({ status }) => status).sort()).toEqual(['Refunded', 'Settled'])
    expect(await deposits.page()).toMatchObject({ status: 'Refund_Failed' })
    expect(await deposits.casesOf(failed)).toEqual([{ contact: deposits.payer.contactId }])
  })

  it('that was held for more than 30 days leaves its interest to an advisor', async () => {
    const depositId = await deposits.paidDeposit()
    await bench.rows(`update record."Deposit__c" set "Paid_Date__c" = $2 where "Id" = $1`, [
      depositId,
      '2026-10-20',
    ])
    await bench.rows(`update record."Deposit__c" set "Interest_Accrued__c" = 0.93 where "Id" = $1`, [
      depositId,
    ])
    await cancelOrder()
    await deposits.refundNow()
    expect(await deposits.page()).toMatchObject({ status: 'Refunded', ledger: { interest: 0.93 } })
    expect(await deposits.casesOf(interest)).toEqual([{ contact: deposits.payer.contactId }])
  })

  it('goes back too when it was paid before the demo began', async () => {
    const [deposit] = await bench.rows<{ id: string }>(
      `select d."Id" as id from record."Deposit__c" d join record."Payment__c" p on p."Deposit__c" = d."Id"
       where d."Status__c" = 'Paid' and p."Status__c" = 'Settled' and p."Processor_Reference__c" like 'demo%'
       order by d."Id" limit 1`,
    )
    const depositId = deposit?.id ?? ''
    await bench.world.context.engine.updateRecord(bench.world.context.systemViewer, depositId, {
      fields: { Status__c: 'Refunding' },
    })
    await deposits.refundNow()
    expect(await deposits.paymentsOf(depositId)).toEqual([
      { status: 'Refunded', day: '2026-11-20', state: 'refunded' },
    ])
  })
})
