import { enqueueJob } from '@porchlight/jobs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  goodCard,
  openPaymentsWorld,
  type Payer,
  type PaymentsWorld,
  payerOf,
  slowCard,
} from './payments-world'

let bench: PaymentsWorld
let number = 0
let payer: Payer

beforeAll(async () => {
  bench = await openPaymentsWorld({ background: true })
})
afterAll(() => bench.close())
beforeEach(async () => {
  number += 1
  payer = payerOf(bench, number)
  // The world has fewer such customers than there are tests.
  for (const statement of [
    `delete from record."Payment__c" where "Deposit__c" in (select "Id" from record."Deposit__c" where "Order__c" = $1)`,
    'delete from record."Deposit__c" where "Order__c" = $1',
    'delete from record."Case" where "Order__c" = $1',
    `update record."Order" set "Status" = 'Pending', "Cancellation_Reason__c" = null where "Id" = $1`,
  ]) {
    await bench.rows(statement, [payer.orderId])
  }
})
afterEach(() => {
  bench.processor.faults.mood = 'well'
})

/** A deposit of $275.00, paid by a card in so many parts. */
async function paidDeposit(parts: readonly ('full' | 'instalment')[] = ['full']): Promise<string> {
  const depositId = await bench.newDeposit(payer)
  for (const share of parts) {
    await bench.payByCard(await openPayPage(share), goodCard)
    await page(true)
  }
  return depositId
}

/** The processor's page on which the rest or an instalment can be paid. */
async function openPayPage(share: 'full' | 'instalment'): Promise<string> {
  bench.world.advance(1)
  const answer = await bench.call(payer, 'payDeposit', { orderId: payer.orderId, share })
  return answer.json<{ location: string }>().location
}

async function page(isBack = false): Promise<Record<string, unknown>> {
  const answer = await bench.call(payer, 'depositStatus', { orderId: payer.orderId, isBack })
  return answer.json<{ deposit: Record<string, unknown> }>().deposit
}

async function cancelOrder(): Promise<void> {
  const answer = await bench.world.app.inject({
    method: 'POST',
    url: '/services/data/v65.0/ui-api/actions/perform-quick-action/Order.Cancel',
    headers: { authorization: `Bearer ${payer.token}` },
    payload: { contextId: payer.orderId, fields: {} },
  })
  expect([answer.statusCode, answer.payload]).toEqual([201, expect.any(String)])
}

/** The look of every minute, and all that follows from it now. */
async function refundNow(): Promise<void> {
  await enqueueJob(bench.world.context.pool, 'refund-deposits', {})
  await bench.world.background?.idle()
}

/** The jobs whose first attempt failed, at once. */
async function tryAgain(): Promise<void> {
  await bench.rows(
    `update graphile_worker._private_jobs set run_at = now()
     where task_id in (select id from graphile_worker._private_tasks where identifier = 'refund-deposit')`,
  )
  await bench.world.background?.idle()
}

const paymentsOf = (depositId: string) =>
  bench.rows<{ status: string; day: string | null; state: string | null }>(
    `select p."Status__c" as status, p."Refunded_Date__c"::text as day, c.state
     from record."Payment__c" p left join demo_processor.payment c on c.key = p."Id"
     where p."Deposit__c" = $1 order by p."Id"`,
    [depositId],
  )

/** What each payment is here and at the processor. */
const statesOf = async (depositId: string) =>
  (await paymentsOf(depositId)).map(({ status, state }) => `${status} ${state}`).toSorted()

const casesOf = (subject: string) =>
  bench.rows<{ contact: string }>(
    `select "ContactId" as contact from record."Case" where "Order__c" = $1 and "Subject" = any($2)`,
    [payer.orderId, subject.split('|')],
  )

/** What the account's ledger says of the deposit: what came in, and what went back. */
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

async function mailsTo(): Promise<readonly string[]> {
  const found = await bench.rows<{ text: string }>(
    `select text from demo_mailbox.message where recipient = $1
     and (subject like '%deposit was refunded%' or subject like 'Reembolso de su depósito%') order by id`,
    [payer.username],
  )
  return found.map(({ text }) => text)
}

describe('the deposit of an order that is cancelled', () => {
  it('goes back at once to the card that paid it, and its page and one mail say so', async () => {
    const depositId = await paidDeposit()
    const before = (await mailsTo()).length
    await cancelOrder()
    await refundNow()
    expect(await paymentsOf(depositId)).toEqual([
      { status: 'Refunded', day: '2026-11-20', state: 'refunded' },
    ])
    expect(await page()).toMatchObject({
      status: 'Refunded',
      paid: 275,
      ledger: { refundDate: '2026-11-20', refundMonth: null, interest: null },
    })
    expect(await heldByLedger(depositId)).toEqual(['275.00', '-275.00'])
    await bench.processor.deliver()
    await refundNow()
    const mails = await mailsTo()
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)).toMatch(/\$275\.00/)
    expect([await casesOf(failed), await casesOf(interest)]).toEqual([[], []])
  })

  it('goes back in the parts in which it was paid, also when only one was', async () => {
    const whole = await paidDeposit(['instalment', 'full'])
    await cancelOrder()
    await refundNow()
    const back = { status: 'Refunded', day: '2026-11-20', state: 'refunded' }
    expect(await paymentsOf(whole)).toEqual([back, back])
    await bench.rows(`update record."Order" set "Status" = 'Pending' where "Id" = $1`, [payer.orderId])
    const part = await paidDeposit(['instalment'])
    await cancelOrder()
    await refundNow()
    expect(await paymentsOf(part)).toEqual([back])
    expect(await page()).toMatchObject({ status: 'Refunded', paid: 137.5 })
  })

  it('closes a page on which the rest could still be paid, and only then is gone', async () => {
    const depositId = await paidDeposit(['instalment'])
    expect(await openPayPage('full')).toMatch(/^http/)
    await cancelOrder()
    await refundNow()
    expect(await statesOf(depositId)).toEqual(['Cancelled cancelled', 'Refunded refunded'])
    expect(await page()).toMatchObject({ status: 'Refunded', paid: 137.5 })
  })

  it('waits for a part that is still on its way, and sends that back too', async () => {
    const depositId = await paidDeposit(['instalment'])
    await bench.payByCard(await openPayPage('full'), slowCard)
    await cancelOrder()
    await refundNow()
    expect(await statesOf(depositId)).toEqual(['Pending processing', 'Refunded refunded'])
    // The page says that it waits, instead of when the bank shows it.
    expect(await page()).toMatchObject({ status: 'Refunding', lastPayment: { isOnItsWay: true } })
    bench.world.advance(60_000)
    await bench.processor.deliver()
    await refundNow()
    expect(await statesOf(depositId)).toEqual(['Refunded refunded', 'Refunded refunded'])
    expect(await page()).toMatchObject({ status: 'Refunded', paid: 275 })
    expect(await casesOf(failed)).toEqual([])
  })

  it('whose only payment comes after the cancellation goes back as well, without a case', async () => {
    const depositId = await bench.newDeposit(payer)
    await bench.payByCard(await openPayPage('full'), slowCard)
    await cancelOrder()
    await refundNow()
    expect(await page()).toMatchObject({ status: 'Cancelled' })
    bench.world.advance(60_000)
    await bench.processor.deliver()
    await refundNow()
    expect(await paymentsOf(depositId)).toMatchObject([{ status: 'Refunded', state: 'refunded' }])
    expect(await page()).toMatchObject({ status: 'Refunded', paid: 275 })
    expect(await casesOf('We owe you a deposit payment|Le debemos el pago de un depósito')).toEqual([])
  })

  it('goes back with what is left of it where a part was returned at the processor', async () => {
    const depositId = await paidDeposit()
    const [payment] = await bench.rows<{ id: string; reference: string }>(
      `select "Id" as id, "Processor_Reference__c" as reference from record."Payment__c" where "Deposit__c" = $1`,
      [depositId],
    )
    const { id = '', reference = '' } = payment ?? {}
    const part = { reference, idempotencyKey: `${id} part`, amountCents: 10_000 }
    await bench.world.context.payments.refundPayment(part)
    await bench.processor.deliver()
    await cancelOrder()
    await refundNow()
    expect(await statesOf(depositId)).toEqual(['Refunded refunded'])
    expect(await page()).toMatchObject({ status: 'Refunded' })
    expect((await heldByLedger(depositId)).toSorted()).toEqual(['-100.00', '-175.00', '275.00'])
    expect(await casesOf(failed)).toEqual([])
  })

  it('is not due any more when none of it was paid', async () => {
    const depositId = await bench.newDeposit(payer)
    await cancelOrder()
    await refundNow()
    expect(await page()).toMatchObject({ status: 'Cancelled', rest: 0 })
    expect(await paymentsOf(depositId)).toEqual([])
  })

  it('goes back when the processor is well again, and once', async () => {
    const depositId = await paidDeposit()
    bench.processor.faults.mood = 'forgetful'
    // It has refunded, and says so neither in its answer nor by an event.
    bench.processor.faults.delivery = 'held'
    await cancelOrder()
    await refundNow()
    expect(await page()).toMatchObject({ status: 'Refunding', paid: 275, rest: 0, ledger: null })
    bench.processor.faults.mood = 'well'
    bench.processor.faults.delivery = 'once'
    await tryAgain()
    expect(await paymentsOf(depositId)).toEqual([
      { status: 'Refunded', day: '2026-11-20', state: 'refunded' },
    ])
    expect(await page()).toMatchObject({ status: 'Refunded' })
    expect(await casesOf(failed)).toEqual([])
  })

  it('that the card does not take becomes an advisor’s case, and the page says that we owe it', async () => {
    const depositId = await paidDeposit()
    await bench.rows(
      `update demo_processor.payment set state = 'failed'
       where key = (select "Id" from record."Payment__c" where "Deposit__c" = $1)`,
      [depositId],
    )
    const before = await mailsTo()
    await cancelOrder()
    await refundNow()
    await refundNow()
    expect(await page()).toMatchObject({ status: 'Refund_Failed', paid: 275, rest: 0 })
    expect(await casesOf(failed)).toEqual([{ contact: payer.contactId }])
    expect(await mailsTo()).toEqual(before)
  })

  it('that is not to go back stays, even if the job runs', async () => {
    const depositId = await paidDeposit()
    await enqueueJob(bench.world.context.pool, 'refund-deposit', { depositId })
    await bench.world.background?.idle()
    expect(await paymentsOf(depositId)).toEqual([{ status: 'Settled', day: null, state: 'paid' }])
  })

  it('that was not paid by card cannot go back to one: the case opens too', async () => {
    const depositId = await bench.newDeposit(payer)
    await bench.world.context.engine.updateRecord(bench.world.context.systemViewer, depositId, {
      fields: { Status__c: 'Paid', Paid_Amount__c: 275, Paid_Date__c: '2026-11-01' },
    })
    await cancelOrder()
    await refundNow()
    expect(await page()).toMatchObject({ status: 'Refund_Failed' })
    expect(await casesOf(failed)).toEqual([{ contact: payer.contactId }])
  })

  it('of which one part cannot go back still waits for the part that can, and only then gives up', async () => {
    const depositId = await paidDeposit(['instalment'])
    const { engine, systemViewer } = bench.world.context
    await engine.createRecord(systemViewer, 'Payment__c', {
      fields: {
        Account__c: payer.accountId,
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
    await refundNow()
    expect(await page()).toMatchObject({ status: 'Refunding' })
    bench.processor.faults.mood = 'well'
    await tryAgain()
    const payments = await paymentsOf(depositId)
    expect(payments.map(({ status }) => status).sort()).toEqual(['Refunded', 'Settled'])
    expect(await page()).toMatchObject({ status: 'Refund_Failed' })
    expect(await casesOf(failed)).toEqual([{ contact: payer.contactId }])
  })

  it('that was held for more than 30 days leaves its interest to an advisor', async () => {
    const depositId = await paidDeposit()
    await bench.rows(`update record."Deposit__c" set "Paid_Date__c" = $2 where "Id" = $1`, [
      depositId,
      '2026-10-20',
    ])
    await bench.rows(`update record."Deposit__c" set "Interest_Accrued__c" = 0.93 where "Id" = $1`, [
      depositId,
    ])
    await cancelOrder()
    await refundNow()
    expect(await page()).toMatchObject({ status: 'Refunded', ledger: { interest: 0.93 } })
    expect(await casesOf(interest)).toEqual([{ contact: payer.contactId }])
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
    await refundNow()
    expect(await paymentsOf(depositId)).toEqual([
      { status: 'Refunded', day: '2026-11-20', state: 'refunded' },
    ])
  })
})

describe('a deposit that is waived', () => {
  const waive = (depositId: string) =>
    bench.world.context.engine.updateRecord(bench.world.context.systemViewer, depositId, {
      fields: { Status__c: 'Waived', Waiver_Reason__c: 'Age_65' },
    })

  it('gives back the part that was paid', async () => {
    const depositId = await paidDeposit(['instalment'])
    await waive(depositId)
    await refundNow()
    expect(await paymentsOf(depositId)).toMatchObject([{ status: 'Refunded', state: 'refunded' }])
    expect(await page()).toMatchObject({ status: 'Refunded', paid: 137.5 })
  })

  it('gives back a payment that comes later, without a case', async () => {
    const depositId = await bench.newDeposit(payer)
    await bench.payByCard(await openPayPage('full'), slowCard)
    await waive(depositId)
    expect(await page()).toMatchObject({ status: 'Waived' })
    bench.world.advance(60_000)
    await bench.processor.deliver()
    await refundNow()
    expect(await paymentsOf(depositId)).toMatchObject([{ status: 'Refunded', state: 'refunded' }])
    expect(await page()).toMatchObject({ status: 'Refunded', paid: 275 })
    expect(await casesOf('We owe you a deposit payment|Le debemos el pago de un depósito')).toEqual([])
  })
})

describe('the deposit of a service that has ended', () => {
  /** Ends the service of the payer, and issues the final bill of as many dollars. */
  async function endService(dollars: number): Promise<void> {
    const { engine, systemViewer } = bench.world.context
    await bench.rows(`update record."Account" set "Status__c" = 'Closed' where "Id" = $1`, [payer.accountId])
    await engine.createRecord(systemViewer, 'Bill__c', {
      fields: {
        Name: `FINAL-${number}`,
        Account__c: payer.accountId,
        Bill_Date__c: '2026-11-18',
        Due_Date__c: '2026-12-04',
        Period_Start__c: '2026-10-20',
        Period_End__c: '2026-11-17',
        Opening_Balance__c: 0,
        Charges__c: dollars,
        Payments__c: 0,
        Closing_Balance__c: dollars,
        Is_Final__c: true,
      },
    })
    await enqueueJob(bench.world.context.pool, 'settle-deposits-with-service', {})
    await bench.world.background?.idle()
  }

  /** What is owed and held by the last line of the account's ledger. */
  async function lastLine() {
    const [line = { owed: '0.00', held: '0.00' }] = await bench.rows<{ owed: string; held: string }>(
      `select "Balance__c"::numeric(12, 2)::text as owed, "Deposit_Held__c"::numeric(12, 2)::text as held
       from record."Ledger_Entry__c" where "Account__c" = $1 order by "Sequence__c" desc limit 1`,
      [payer.accountId],
    )
    return line
  }

  it('pays the final bill from both payments of it, and the rest goes back to the card, once', async () => {
    const lineBefore = await lastLine()
    const depositId = await paidDeposit(['instalment', 'full'])
    const before = (await mailsTo()).length
    await endService(180.25)
    await refundNow()
    await refundNow()
    const payments = await bench.rows<{ line: string }>(
      `select "Channel__c" || ' ' || "Status__c" || ' ' || "Amount__c"::numeric(12, 2) || ' '
         || coalesce("Refunded_Amount__c", 0)::numeric(12, 2) as line
       from record."Payment__c" where "Deposit__c" = $1`,
      [depositId],
    )
    expect(payments.map(({ line }) => line).toSorted()).toEqual([
      'Deposit Settled 180.25 0.00',
      'Portal Settled 137.50 0.00',
      'Portal Settled 137.50 94.75',
    ])
    expect(await page()).toMatchObject({ status: 'Refunded', paid: 275, applied: 180.25 })
    const mails = await mailsTo()
    expect(mails.slice(before)).toEqual([expect.stringContaining('$94.75')])
    expect(await lastLine()).toEqual(lineBefore)
    expect(await casesOf(failed)).toEqual([])
  })
})
