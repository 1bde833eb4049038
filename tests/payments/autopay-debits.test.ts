import { enqueueJob } from '@porchlight/jobs'
import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { lockStatement } from '@porchlight/transactions/locks'
import { expect, it } from 'vitest'
import {
  bench,
  billId,
  debits,
  enrol,
  mailsOf,
  newBill,
  openWorldOfPayer,
  overview,
  payer,
  turn,
  turnBack,
  work,
} from './autopay-payer'
import { goodCard } from './payments-world'

openWorldOfPayer()

it('tells of a later bill ten days before it is debited, and not again', async () => {
  await bench.rows(`update record."Bill__c" set "Status__c" = 'Paid' where "Account__c" = $1`, [
    payer.accountId,
  ])
  await enrol()
  await newBill('2026-11-25', '2026-11-20')
  const before = (await mailsOf('AutoPay debit')).length
  await work()
  await work()
  const mails = (await mailsOf('AutoPay debit')).slice(before)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('$120.50 on November 30, 2026')
  expect((await overview()).next).toMatchObject({ date: '2026-11-30' })
  await turn(9)
  await work()
  expect(await debits()).toEqual([])
  await turn(1)
  await work()
  expect(await debits()).toMatchObject([{ status: 'Settled' }])
}, 30_000)

it('is settled by the processor’s own answer, though no event of it comes', async () => {
  await enrol()
  await turn(14)
  bench.processor.faults.delivery = 'held'
  await work()
  expect(await debits()).toEqual([{ status: 'Settled', amount: '120.50', state: 'paid' }])
  bench.processor.faults.delivery = 'once'
}, 30_000)

it('a debit whose dispute is won pays its bill again, and who was told of its return is told of that', async () => {
  await enrol()
  const mails = async () =>
    [(await mailsOf('payment needs you')).length, (await mailsOf('went through after all')).length] as const
  const [returnsBefore, regainedBefore] = await mails()
  await turn(14)
  await work()
  const bill = async () => {
    const [row] = await bench.rows<{ status: string; paid: string | null }>(
      `select "Status__c" as status, "Paid_Date__c"::text as paid from record."Bill__c" where "Id" = $1`,
      [billId],
    )
    return row
  }
  expect(await bill()).toEqual({ status: 'Paid', paid: '2026-12-04' })
  const next = async (state: string, reason: string | null) => {
    await bench.rows(
      `update demo_processor.payment set outcome = $1::jsonb, next_at = $2
       where key = (select "Id" from record."Payment__c" where "Account__c" = $3 and "Channel__c" = 'Autopay')`,
      [JSON.stringify([{ state, reason, afterMs: 0 }]), bench.world.context.now(), payer.accountId],
    )
    await bench.processor.deliver()
    await bench.world.background?.idle()
  }
  await turn(20)
  await next('returned', 'notAuthorized')
  expect(await debits()).toMatchObject([{ status: 'Returned' }])
  expect(await bill()).toEqual({ status: 'Past_Due', paid: null })
  expect(await mails()).toEqual([returnsBefore + 1, regainedBefore])
  await turn(40)
  await next('regained', null)
  expect(await debits()).toEqual([{ status: 'Settled', amount: '120.50', state: 'regained' }])
  expect(await bill()).toEqual({ status: 'Paid', paid: '2026-12-04' })
  expect(await mails()).toEqual([returnsBefore + 1, regainedBefore + 1])
  const ledger = await bench.rows(
    `select "Settled_Date__c"::text as settled, "Returned_Date__c"::text as returned, "Regained_Date__c"::text as regained
     from record."Payment__c" where "Account__c" = $1`,
    [payer.accountId],
  )
  expect(ledger).toEqual([{ settled: '2026-12-04', returned: '2026-12-24', regained: '2027-02-02' }])
  // The customer stated that they had not agreed: nothing more is debited until they say otherwise.
  expect(await overview()).toMatchObject({ state: 'Suspended', suspendedBecause: 'Returned_Payment' })
}, 30_000)

const isPlanClosed = async () =>
  (
    await bench.rows<{ closed: boolean }>(
      'select closed_at is not null as closed from payments.planned_debit where bill_id = $1',
      [billId],
    )
  )[0]?.closed

it('what was planned is neither debited nor left open once AutoPay is suspended or the bill is paid', async () => {
  await enrol()
  await bench.rows(
    `update record."Autopay__c" set "Status__c" = 'Suspended' where "Account__c" = $1 and "Status__c" = 'Active'`,
    [payer.accountId],
  )
  await turn(14)
  await work()
  expect([await debits(), await isPlanClosed()]).toEqual([[], true])

  await turnBack()
  await bench.rows(`update record."Autopay__c" set "Status__c" = 'Cancelled'`)
  await bench.rows('delete from payments.planned_debit')
  await enrol()
  await bench.world.context.engine.createRecord(bench.world.context.systemViewer, 'Payment__c', {
    fields: {
      Account__c: payer.accountId,
      Purpose__c: 'Bill',
      Bill__c: billId,
      Amount__c: 120.5,
      Fee__c: 0,
      Status__c: 'Settled',
      Channel__c: 'Mail',
      Payment_Date__c: '2026-12-01',
    },
  })
  await turn(14)
  await work()
  expect([await debits(), await isPlanClosed()]).toEqual([[], true])
}, 30_000)

it('a debit waits for whoever pays a bill of the account at that moment', async () => {
  await enrol()
  await turn(14)
  const { pool } = bench.world.context
  const customer = await pool.connect()
  try {
    await customer.query('begin')
    await customer.query(lockStatement('payable'), [`payment of ${payer.accountId}`])
    await enqueueJob(pool, 'debit-autopay', {})
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => (await bench.rows(waiting)).length).toBe(1)
    expect(await debits()).toEqual([])
  } finally {
    await customer.query('rollback')
    customer.release()
  }
  await work()
  expect(await debits()).toEqual([{ status: 'Settled', amount: '120.50', state: 'paid' }])
}, 60_000)

it('a debit that is taken back while it waits for who pays by hand is not made', async () => {
  await enrol()
  await turn(14)
  const { pool } = bench.world.context
  const customer = await pool.connect()
  try {
    await customer.query('begin')
    await customer.query(lockStatement('payable'), [`payment of ${payer.accountId}`])
    await enqueueJob(pool, 'debit-autopay', {})
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => (await bench.rows(waiting)).length).toBe(1)
    await customer.query('update payments.planned_debit set closed_at = now()')
    await customer.query('commit')
  } finally {
    customer.release()
  }
  await work()
  expect(await debits()).toEqual([])
  expect(await bench.rows(jobsThatWait)).toEqual([])
}, 60_000)

/** The job of a failed row waits for its next attempt. */
const jobsThatWait = `select 1 from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'debit-autopay'`

it('a debit that was made is not made again by the job of its row', async () => {
  await enrol()
  await turn(14)
  await work()
  await enqueueJob(bench.world.context.pool, 'debit-autopay', { row: `2026-12-04 ${billId}` })
  await bench.world.background?.idle()
  expect(await debits()).toHaveLength(1)
  expect(await bench.rows(jobsThatWait)).toEqual([])
}, 30_000)

it('a debit of a bill that there is not is closed', async () => {
  await enrol()
  await bench.rows('update payments.planned_debit set bill_id = $1, debit_date = $2', [
    'a05000000000009AAA',
    '2026-11-20',
  ])
  await work()
  expect(await debits()).toEqual([])
  expect(await bench.rows('select 1 from payments.planned_debit where closed_at is null')).toEqual([])
  expect(await bench.rows(jobsThatWait)).toEqual([])
}, 30_000)

it('mail about a debit that does not exist is not sent, and its job ends', async () => {
  for (const job of ['send-debit-failed', 'send-debit-regained']) {
    await enqueueJob(bench.world.context.pool, job, { paymentId: 'a07000000000009AAA' })
  }
  await bench.world.background?.idle()
  expect(
    await bench.rows('select last_error from graphile_worker._private_jobs where last_error is not null'),
  ).toEqual([])
}, 30_000)

it('while the customer pays by hand, no debit is made; an open page is closed by it', async () => {
  await enrol()
  const pay = async () =>
    (await bench.call(payer, 'payBill', { billId })).json<{ location: string }>().location
  const page = await pay()
  await turn(14)
  await work()
  expect(await debits()).toMatchObject([{ status: 'Settled' }])
  await bench.payByCard(page, goodCard)
  await bench.processor.deliver()
  const charged = await bench.rows(
    `select 1 from demo_processor.payment c join record."Payment__c" p on p."Id" = c.key
     where p."Bill__c" = $1 and c.state = 'paid'`,
    [billId],
  )
  expect(charged).toHaveLength(1)
}, 30_000)

it('while money that the customer sent by another way is on its way, no debit is made; it is made when that fails', async () => {
  await enrol()
  const { engine, systemViewer } = bench.world.context
  const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
    fields: {
      Account__c: payer.accountId,
      Purpose__c: 'Bill',
      Bill__c: billId,
      Amount__c: 120.5,
      Fee__c: 0,
      Status__c: 'Pending',
      Channel__c: 'Phone',
      Payment_Date__c: '2026-12-03',
    },
  })
  await turn(14)
  await work()
  expect(await debits()).toEqual([])
  await engine.updateRecord(systemViewer, paymentId, {
    fields: { Status__c: 'Declined', Return_Reason__c: 'Card_Declined' },
  })
  await work()
  expect(await debits()).toEqual([{ status: 'Settled', amount: '120.50', state: 'paid' }])
}, 30_000)

it('debits never more than the customer was told of', async () => {
  await enrol()
  await bench.rows(
    `update record."Bill__c" set "Charges__c" = 180, "Closing_Balance__c" = 180 where "Id" = $1`,
    [billId],
  )
  await bench.world.context.pool.query(forgetLedger(payer.accountId))
  await turn(14)
  await work()
  expect(await debits()).toEqual([{ status: 'Settled', amount: '120.50', state: 'paid' }])
}, 30_000)

it.each([
  [100, '20.50'],
  [120.49, '0.01'],
])(
  'debits what is left when $%d were paid by hand',
  async (dollars, left) => {
    await enrol()
    await bench.world.context.engine.createRecord(bench.world.context.systemViewer, 'Payment__c', {
      fields: {
        Account__c: payer.accountId,
        Purpose__c: 'Bill',
        Bill__c: billId,
        Amount__c: dollars,
        Fee__c: 0,
        Status__c: 'Settled',
        Channel__c: 'Mail',
        Payment_Date__c: '2026-12-01',
      },
    })
    await turn(14)
    await work()
    expect(await debits()).toMatchObject([{ status: 'Settled', amount: left }])
  },
  30_000,
)

it('debits only the part that is due of what is paid by an arrangement', async () => {
  await enrol()
  await bench.world.context.engine.createRecord(bench.world.context.systemViewer, 'Payment_Arrangement__c', {
    fields: {
      Account__c: payer.accountId,
      Bill__c: billId,
      Kind__c: 'Plan',
      Status__c: 'Active',
      Agreed_Date__c: '2026-11-20',
      Amount__c: 120.5,
      Parts__c: 5,
      First_Due_Date__c: '2026-12-04',
    },
  })
  await turn(14)
  await work()
  await bench.rows('delete from record."Payment_Arrangement__c" where "Account__c" = $1', [payer.accountId])
  expect(await debits()).toMatchObject([{ status: 'Settled', amount: '24.10' }])
}, 30_000)

/** Starts a payment by the payer for a bill other than the debited one, still in flight. */
async function payOtherBill(dollars: number, channel: string): Promise<string> {
  const [other] = await bench.rows<{ id: string }>(
    `select "Id" as id from record."Bill__c" where "Account__c" = $1 and "Id" <> $2 limit 1`,
    [payer.accountId, billId],
  )
  const { engine, systemViewer } = bench.world.context
  return engine.createRecord(systemViewer, 'Payment__c', {
    fields: {
      Account__c: payer.accountId,
      Purpose__c: 'Bill',
      Bill__c: other?.id ?? null,
      Amount__c: dollars,
      Fee__c: 0,
      Status__c: 'Pending',
      Channel__c: channel,
      Payment_Date__c: '2026-12-03',
    },
  })
}

it.each(['Portal', 'Phone'])(
  'while money for another bill of the account is on its way by %s, no debit is made; then only of what is still owed',
  async (channel) => {
    await enrol()
    const paymentId = await payOtherBill(100, channel)
    await turn(14)
    await work()
    expect(await debits()).toEqual([])
    const { engine, systemViewer } = bench.world.context
    await engine.updateRecord(systemViewer, paymentId, {
      fields: { Status__c: 'Settled', Settled_Date__c: '2026-12-04' },
    })
    await work()
    expect(await debits()).toEqual([{ status: 'Settled', amount: '20.50', state: 'paid' }])
  },
  30_000,
)

it('who pays by hand while another bill is debited pays the rest of what is owed, and nothing where nothing is left', async () => {
  await enrol()
  await payOtherBill(100, 'Autopay')
  expect((await bench.call(payer, 'payBill', { billId })).statusCode).toBe(200)
  const opened = await bench.rows(
    `select "Amount__c"::text as amount from record."Payment__c" where "Account__c" = $1 and "Channel__c" = 'Portal'`,
    [payer.accountId],
  )
  expect(opened).toEqual([{ amount: '20.50' }])
  await payOtherBill(20.5, 'Autopay')
  const refused = await bench.call(payer, 'payBill', { billId })
  expect(refused.payload).toContain('NOTHING_DUE')
}, 30_000)

it('the first look at a debit is its first round, so that the next ones come at their times', async () => {
  await enrol()
  await turn(14)
  bench.processor.faults.mood = 'down'
  await enqueueJob(bench.world.context.pool, 'debit-autopay', {})
  const looks = () =>
    bench.rows<{ round: number }>(
      `select (j.payload->>'round')::int as round
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       join record."Payment__c" p on p."Id" = j.payload->>'paymentId'
       where t.identifier = 'follow-payment' and p."Account__c" = $1`,
      [payer.accountId],
    )
  await expect.poll(looks).toEqual([{ round: 1 }])
}, 30_000)
