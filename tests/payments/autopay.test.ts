import { lockStatement } from '@porchlight/advisory-locks'
import { enqueueJob } from '@porchlight/jobs'
import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { planDebit } from '../../domains/autopay/operations/planned-debits'
import { accountsToPlan } from '../../domains/autopay/operations/unplanned-bills'
import { brokenCard, goodCard, openPaymentsWorld, type Payer, type PaymentsWorld } from './payments-world'

let bench: PaymentsWorld
let payer: Payer
let billId = ''
let turned = 0

const refusedLater = '4000000000000341'
const dayMs = 86_400_000

beforeAll(async () => {
  bench = await openPaymentsWorld({ background: true })
  const [owner] = await bench.rows<Omit<Payer, 'token' | 'orderId'>>(
    `select u."Username" as username, u."ContactId" as "contactId", a."Id" as "accountId" from record."User" u
     join record."Account" a on a."ContactId" = u."ContactId" and a."Status__c" = 'Active'
     where u."Username" = 'dana.whitcombe@example.com' limit 1`,
  )
  if (owner === undefined) throw new TypeError('The demo world has no such customer.')
  payer = { ...owner, orderId: '', token: await bench.world.tokenOf(owner.username) }
})
afterAll(() => bench.close())

beforeEach(async () => {
  await turn(-turned)
  bench.processor.faults.mood = 'well'
  await bench.rows('delete from identity.attempt')
  await bench.rows('delete from payments.planned_debit')
  await bench.rows('delete from payments.method_setup')
  await bench.rows(`delete from record."Payment__c" where "Account__c" = $1`, [payer.accountId])
  await bench.rows(`update record."Autopay__c" set "Status__c" = 'Cancelled'`)
  billId = await newBill('2026-12-04', '2026-11-18')
})

/** Turns the clock; a sign-in does not last so long. */
async function turn(days: number): Promise<void> {
  turned += days
  bench.world.advance(days * dayMs)
  payer = { ...payer, token: await bench.world.tokenOf(payer.username) }
}

/** A bill of $120.50 or of so many dollars, the only one of the payer that is open. */
async function newBill(dueDate: string, billDate: string, dollars = 120.5): Promise<string> {
  await bench.rows(`update record."Bill__c" set "Status__c" = 'Paid' where "Account__c" = $1`, [
    payer.accountId,
  ])
  const [bill] = await bench.rows<{ id: string }>(
    `update record."Bill__c" set "Status__c" = 'Open', "Due_Date__c" = $2::date, "Bill_Date__c" = $3::date,
       "Opening_Balance__c" = 0, "Charges__c" = $4, "Payments__c" = 0, "Closing_Balance__c" = $4
     where "Id" = (select "Id" from record."Bill__c" where "Account__c" = $1 order by "Bill_Date__c" desc, "Id" limit 1)
     returning "Id" as id`,
    [payer.accountId, dueDate, billDate, dollars],
  )
  await bench.world.context.pool.query(forgetLedger(payer.accountId))
  return bill?.id ?? ''
}

const call = (method: string, body: object = {}) =>
  bench.call(payer, method, { accountId: payer.accountId, ...body })

interface Overview {
  readonly state: string
  readonly suspendedBecause: string | null
  readonly offer: { readonly setupId: string; readonly mark: string; readonly text: string } | null
  readonly setup: string | null
  readonly next: { readonly amount: number; readonly date: string; readonly cancelBy: string } | null
  readonly bill: { readonly isIncluded: boolean } | null
  readonly authorization: {
    readonly text: string
    readonly version: string
    readonly language: string
  } | null
  readonly lastPayment: { readonly status: string } | null
}

const overview = async () => (await call('autopayOverview')).json<Overview>()
const pageOf = async () => (await call('beginAutopay')).json<{ location: string }>().location

/** Types a card and agrees to the words that are then shown. */
async function enrol(card = goodCard): Promise<Overview> {
  await bench.payByCard(await pageOf(), card)
  const { offer } = await overview()
  const answer = await call('authorizeAutopay', { setupId: offer?.setupId, mark: offer?.mark })
  expect(answer.statusCode, answer.payload).toBe(200)
  return overview()
}

/** Lets AutoPay work, and what follows from it, to the end. */
async function work(): Promise<void> {
  await enqueueJob(bench.world.context.pool, 'debit-autopay', {})
  await bench.world.background?.idle()
  await bench.processor.deliver()
  await bench.world.background?.idle()
}

/** The charges of the bill at the processor, and what we hold of them. */
async function debits() {
  return bench.rows<{ status: string; amount: string; state: string | null }>(
    `select p."Status__c" as status, p."Amount__c"::text as amount, c.state
     from record."Payment__c" p left join demo_processor.payment c on c.key = p."Id"
     where p."Account__c" = $1 and p."Channel__c" = 'Autopay' order by p."Id"`,
    [payer.accountId],
  )
}

const mailsOf = async (subject: string) =>
  bench.rows<{ text: string }>(
    `select text from demo_mailbox.message where recipient = $1 and subject like $2`,
    [payer.username, `%${subject}%`],
  )

it('is turned on by words that are kept, debits the bill of today on its due date, and only once', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, pageOf))
  expect(new Set(pages).size).toBe(1)
  await bench.payByCard(pages[0] ?? '', goodCard)
  const before = await overview()
  expect(before.offer?.text).toContain('authorize Northlamp to charge my Visa card ending 4242')
  expect(before.offer?.text).toContain('The first debit is $120.50 on December 4, 2026.')
  const { setupId, mark } = before.offer ?? {}
  const stale = await call('authorizeAutopay', { setupId, mark: 'another text' })
  expect([stale.statusCode, stale.payload]).toEqual([409, expect.stringContaining('AUTOPAY_TERMS_CHANGED')])
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call('authorizeAutopay', { setupId, mark })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  const after = await overview()
  expect(after).toMatchObject({
    state: 'Active',
    offer: null,
    next: { amount: 120.5, date: '2026-12-04', cancelBy: '2026-12-01' },
    authorization: { text: before.offer?.text, version: 'autopay-2026-11', language: 'en' },
  })
  const consents = await bench.rows<{ type: string }>(
    `select "Consent_Type__c" as type from record."Consent__c" where "Consent_Text__c" = $1`,
    [before.offer?.text],
  )
  expect(consents).toEqual([{ type: 'Autopay_Card' }])
  await work()
  expect(await debits()).toEqual([])
  await turn(14)
  await Promise.all([work(), work(), work()])
  expect(await debits()).toEqual([{ status: 'Settled', amount: '120.50', state: 'paid' }])
  await work()
  expect(await debits()).toHaveLength(1)
  const [bill] = await bench.rows<{ status: string }>(
    `select "Status__c" as status from record."Bill__c" where "Id" = $1`,
    [billId],
  )
  expect(bill?.status).toBe('Paid')
}, 30_000)

it('tells of a later bill ten days before it is debited, and not again', async () => {
  await bench.rows(`update record."Bill__c" set "Status__c" = 'Paid' where "Account__c" = $1`, [
    payer.accountId,
  ])
  await enrol()
  billId = await newBill('2026-11-25', '2026-11-20')
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

it('a bill that is nearly due is for the customer to pay', async () => {
  billId = await newBill('2026-11-24', '2026-11-08')
  const { next, bill, authorization } = await enrol()
  expect([next, bill?.isIncluded]).toEqual([null, false])
  expect(authorization?.text).not.toContain('first debit')
})

it('a debit that is declined suspends AutoPay, is told of, and another method turns it on again', async () => {
  await enrol(refusedLater)
  const before = (await mailsOf('payment needs you')).length
  await turn(14)
  await work()
  expect(await debits()).toEqual([{ status: 'Declined', amount: '120.50', state: 'declined' }])
  expect(await overview()).toMatchObject({
    state: 'Suspended',
    suspendedBecause: 'Returned_Payment',
    next: null,
    lastPayment: { status: 'Declined' },
  })
  expect((await mailsOf('payment needs you')).slice(before)).toHaveLength(1)
  expect((await enrol()).state).toBe('Active')
  await work()
  expect(await debits()).toHaveLength(1)
}, 30_000)

it('a debit whose dispute is won pays its bill again, and who was told of its return is told of that', async () => {
  await enrol()
  const mails = async () =>
    [(await mailsOf('payment needs you')).length, (await mailsOf('counts after all')).length] as const
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
  // The customer said that they had not agreed: nothing more is debited until they say otherwise.
  expect(await overview()).toMatchObject({ state: 'Suspended', suspendedBecause: 'Returned_Payment' })
}, 30_000)

it('turned off, nothing more is debited; that it was taken back is kept, once', async () => {
  await enrol()
  await turn(3)
  const answers = await Promise.all(Array.from({ length: 3 }, () => call('cancelAutopay')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await overview()).toMatchObject({ state: 'Off', next: null })
  await turn(20)
  await work()
  expect(await debits()).toEqual([])
  const consents = await bench.rows<{ action: string }>(
    `select "Action__c" as action from record."Consent__c" where "Contact__c" = $1 and "Consent_Type__c" = 'Autopay_Card'
       and "Action__c" = 'Withdrawn'`,
    [payer.contactId],
  )
  expect(consents).toEqual([{ action: 'Withdrawn' }])
  const ended = await bench.rows(
    `select "Start_Date__c"::text as start, "Cancelled_Date__c"::text as cancelled from record."Autopay__c"
     where "Account__c" = $1 order by "Cancelled_Date__c" desc nulls last limit 1`,
    [payer.accountId],
  )
  expect(ended).toEqual([{ start: '2026-11-20', cancelled: '2026-11-23' }])
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

  await turn(-turned)
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

it('a debit waits for whoever pays the same bill at that moment', async () => {
  await enrol()
  await turn(14)
  const { pool } = bench.world.context
  const customer = await pool.connect()
  try {
    await customer.query('begin')
    await customer.query(lockStatement('payable'), [`payment of ${billId}`])
    await enqueueJob(pool, 'debit-autopay', {})
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => (await bench.rows(waiting)).length, { timeout: 20_000 }).toBe(1)
    expect(await debits()).toEqual([])
  } finally {
    await customer.query('rollback')
    customer.release()
  }
  await work()
  expect(await debits()).toEqual([{ status: 'Settled', amount: '120.50', state: 'paid' }])
}, 60_000)

it('of a whole book, the accounts are chosen whose new bill leaves something to pay and is not planned', async () => {
  const { context } = bench.world
  const chosen = () => accountsToPlan(context, [payer.accountId])
  await enrol()
  expect(await chosen()).toEqual([])
  await bench.rows('delete from payments.planned_debit')
  billId = await newBill('2026-12-20', '2026-11-20', 0.01)
  expect(await chosen()).toEqual([payer.accountId])
  await bench.rows(`update record."Bill__c" set "Charges__c" = 0, "Closing_Balance__c" = 0 where "Id" = $1`, [
    billId,
  ])
  await context.pool.query(forgetLedger(payer.accountId))
  expect(await chosen()).toEqual([])
  billId = await newBill('2026-12-20', '2026-11-20')
  expect(await chosen()).toEqual([payer.accountId])
  const debit = { billId, accountId: payer.accountId, amountCents: 12_050, debitDate: '2026-12-20' }
  await planDebit(context.pool, debit, context.now())
  expect(await chosen()).toEqual([])
  await bench.rows(`update record."Autopay__c" set "Status__c" = 'Suspended'`)
  await bench.rows('delete from payments.planned_debit')
  expect(await chosen()).toEqual([])
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

it('debits what is left when a part was paid by hand', async () => {
  await enrol()
  await bench.world.context.engine.createRecord(bench.world.context.systemViewer, 'Payment__c', {
    fields: {
      Account__c: payer.accountId,
      Purpose__c: 'Bill',
      Bill__c: billId,
      Amount__c: 100,
      Fee__c: 0,
      Status__c: 'Settled',
      Channel__c: 'Mail',
      Payment_Date__c: '2026-12-01',
    },
  })
  await turn(14)
  await work()
  expect(await debits()).toEqual([{ status: 'Settled', amount: '20.50', state: 'paid' }])
}, 30_000)

it.each(['down', 'nonsense', 'forgetful'] as const)(
  'while the processor is %s nothing is turned on, and a debit waits and is made once',
  async (faultMode) => {
    bench.processor.faults.mood = faultMode
    const refused = await call('beginAutopay')
    expect([refused.statusCode, refused.payload]).toEqual([
      424,
      expect.stringContaining('Autopay registration failure, retry later.'),
    ])
    bench.processor.faults.mood = 'well'
    await enrol()
    bench.processor.faults.mood = faultMode
    await turn(14)
    await enqueueJob(bench.world.context.pool, 'debit-autopay', {})
    await expect.poll(async () => (await debits()).length, { timeout: 10_000 }).toBe(1)
    bench.processor.faults.mood = 'well'
    // What a failed job waits for in minutes happens now.
    await expect
      .poll(
        async () => {
          await bench.rows(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
          await bench.processor.deliver()
          return (await debits())[0]
        },
        { timeout: 20_000, interval: 300 },
      )
      .toEqual({ status: 'Settled', amount: '120.50', state: 'paid' })
  },
  40_000,
)

it('a page that ends in an error keeps nothing and says so', async () => {
  await bench.payByCard(await pageOf(), brokenCard)
  expect(await overview()).toMatchObject({ state: 'Off', setup: 'failed', offer: null })
})

it('another’s account is not found, by any of the calls', async () => {
  const [foreign] = await bench.rows<{ id: string }>(
    `select "Id" as id from record."Account" where "ContactId" <> $1 limit 1`,
    [payer.contactId],
  )
  const body = { accountId: foreign?.id, setupId: 'x', mark: 'y' }
  const calls = [
    bench.call(payer, 'autopayOverview', { accountId: body.accountId }),
    bench.call(payer, 'beginAutopay', { accountId: body.accountId }),
    bench.call(payer, 'authorizeAutopay', body),
    bench.call(payer, 'cancelAutopay', { accountId: body.accountId }),
  ]
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
})
