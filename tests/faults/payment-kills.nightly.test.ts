import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type DemoProcessor,
  demoProcessorMigrations,
  startDemoProcessor,
} from '@porchlight/providers/payments'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { freePort } from '@porchlight/test-kit/free-port'
import { isSweep } from '@porchlight/test-kit/sweep'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildFaultServer } from './build-fault-server'
import { copyDemoInstallation } from './demo-installation'
import type { Stand } from './fault-plan'
import { type FaultProcess, startFaultProcess } from './fault-process'
import { ledgerFaults } from './ledger-faults'

/** The points of a charge, in order, and whether the processor has received the payment by then. */
const points: readonly (readonly [Stand['point'], number, boolean])[] = [
  // Of a request's writes, the first is the payment’s own.
  ['before-write', 0, false],
  ['before-commit', 0, false],
  ['after-commit', 0, false],
  ['before-charge', 0, false],
  ['after-charge', 0, true],
  // The second transaction writes the processor’s name for it.
  ['before-commit', 1, true],
  ['after-commit', 1, true],
]

/** Each kill restarts the server, which is slow: some of them in every run, all of them in a sweep. */
const killed = isSweep ? points : points.filter(([point, past]) => point === 'after-charge' || past === 1)
const eventFaultPoints = isSweep
  ? (['before-write', 'before-commit', 'after-commit'] as const)
  : (['before-commit'] as const)

/** The points of a refund by an advisor, in order, and whether it was requested by then. */
const allRefundPoints: readonly (readonly [Stand['point'], number, boolean])[] = [
  ['before-commit', 0, false],
  ['after-commit', 0, true],
  ['before-refund', 0, true],
  ['after-refund', 0, true],
  // The processor's report is the third transaction, after the request and the last check.
  ['before-commit', 2, true],
  ['after-commit', 2, true],
]
const refundPoints = isSweep
  ? allRefundPoints
  : allRefundPoints.filter(
      ([point, past]) => point === 'after-refund' || (point === 'after-commit' && past === 0),
    )

const payments = '/lwr/apex/v65.0/CustomerPortalPaymentController'
const payDeposit = `${payments}/payDeposit`
const apiKey = 'key of the kills'
const webhookSecret = 'secret of the kills'

let dataDir: string
let outside: TestDatabase
let processor: DemoProcessor
let program: Awaited<ReturnType<typeof buildFaultServer>>
let server: FaultProcess
let connectionString = ''
let token = ''
let port = 0

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight payments '))
  await copyDemoInstallation(dataDir)
  outside = await createTestDatabase()
  for (const { statements } of demoProcessorMigrations) {
    for (const text of statements) await outside.pool.query(text)
  }
  port = await freePort()
  processor = await startDemoProcessor({
    pool: outside.pool,
    apiKey,
    webhookSecret,
    webhookAddress: `http://127.0.0.1:${port}/webhooks/payments`,
    paceMs: 100,
  })
  program = await buildFaultServer()
  await start()
}, 120_000)

afterAll(async () => {
  await send('/faults/release')
  await server.stop()
  await processor.close()
  await program.remove()
  await outside.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = await startFaultProcess(program.file, port, {
    DATA_DIR: dataDir,
    PORCHLIGHT_LOG_LEVEL: 'silent',
    FAULTS_PROCESSOR: JSON.stringify({ origin: processor.origin, apiKey, webhookSecrets: [webhookSecret] }),
  })
  const database = await fetch(`${server.origin}/faults/database`)
  connectionString = ((await database.json()) as { connectionString: string }).connectionString
  const issued = await send('/faults/token', { username: 'dana.whitcombe@example.com' })
  token = (issued as { token: string }).token
}

async function send(path: string, body: object = {}, bearer = token): Promise<unknown> {
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  }).catch(() => null)
  return answer === null ? null : ((await answer.json().catch(() => null)) as unknown)
}

// Wherever a kill struck, a payment and its ledger line both exist or neither does.
afterEach(async () => expect(await rows(ledgerFaults)).toEqual([]))

async function rows<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Creates a deposit that is due, on an order of the customer; returns both ids. */
async function newDeposit(): Promise<{ readonly depositId: string; readonly orderId: string }> {
  const found = await rows<{ orderId: string; accountId: string }>(
    `select o."Id" as "orderId", a."Id" as "accountId" from record."User" u
     join record."Account" a on a."ContactId" = u."ContactId" join record."Order" o on o."AccountId" = a."Id"
     where u."Username" = 'dana.whitcombe@example.com' order by o."Id" limit 1`,
  )
  const [order] = found
  const made = await send('/faults/deposit', { orderId: order?.orderId, accountId: order?.accountId })
  return { depositId: (made as { depositId: string }).depositId, orderId: order?.orderId ?? '' }
}

const paymentsOf = (depositId: string) =>
  rows<{ id: string; status: string }>(
    `select "Id" as id, "Status__c" as status from record."Payment__c" where "Deposit__c" = $1`,
    [depositId],
  )

/** Creates a card payment of that many dollars, on an account of the customer; returns both ids. */
async function newPayment(
  amount: number,
): Promise<{ readonly accountId: string; readonly paymentId: string }> {
  const [account] = await rows<{ accountId: string }>(
    `select a."Id" as "accountId" from record."User" u join record."Account" a on a."ContactId" = u."ContactId"
     where u."Username" = 'dana.whitcombe@example.com' order by a."Id" limit 1`,
  )
  const accountId = account?.accountId ?? ''
  const reference = `pay_${randomUUID()}`
  const made = (await send('/faults/payment', { accountId, amount, reference })) as { paymentId: string }
  await outside.pool.query(
    `insert into demo_processor.payment (id, key, amount, currency, description, methods, return_address, language,
       name, colour, state, method, last_four, created_at)
     values ($1, $2, $3, 'usd', '', '{card}', '', 'en', '', '', 'paid', 'card', '4242', now())`,
    [reference, made.paymentId, amount * 100],
  )
  return { accountId, paymentId: made.paymentId }
}

async function untilPaid(depositId: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    await processor.deliver()
    const [deposit] = await rows<{ status: string }>(
      `select "Status__c" as status from record."Deposit__c" where "Id" = $1`,
      [depositId],
    )
    if (deposit?.status === 'Paid') return
    await pause(50)
  }
  expect.fail('the deposit is not paid')
}

describe('kill -9 of the server', () => {
  it.each(killed)(
    'at %s, after %i before: the deposit is charged once',
    async (point, past, isHeardOf) => {
      const { depositId, orderId } = await newDeposit()
      await send('/faults/hold', { point, past, count: 1 })
      const lost = send(payDeposit, { orderId })
      for (;;) {
        const full = (await (await fetch(`${server.origin}/faults/full`)).json()) as { isFull: boolean }
        if (full.isFull) break
        await pause(5)
      }
      await server.kill()
      expect(await lost).toBeNull()
      await start()
      const { location } = (await send(payDeposit, { orderId })) as { location: string }
      const paid = await fetch(location, {
        method: 'POST',
        body: new URLSearchParams({ with: 'card', number: '4242424242424242', expiry: '04/40', code: '123' }),
        redirect: 'manual',
      })
      expect(paid.status).toBe(303)
      await untilPaid(depositId)
      const payments = await paymentsOf(depositId)
      expect(payments).toEqual([{ id: expect.any(String), status: 'Settled' }])
      const charges = await outside.pool.query('select state from demo_processor.payment where key = $1', [
        payments[0]?.id,
      ])
      expect(charges.rows).toEqual([{ state: 'paid' }])
      // What the processor had received is the same payment, not a second one left open.
      const all = await outside.pool.query("select 1 from demo_processor.payment where state = 'open'")
      expect([isHeardOf, all.rows]).toEqual([isHeardOf, []])
    },
    60_000,
  )

  it('while events are handled: they come again and count once', async () => {
    for (const point of eventFaultPoints) {
      const { depositId, orderId } = await newDeposit()
      const { location } = (await send(payDeposit, { orderId })) as { location: string }
      await send('/faults/hold', { point, count: 1 })
      const paying = fetch(location, {
        method: 'POST',
        body: new URLSearchParams({ with: 'card', number: '4242424242424242', expiry: '04/40', code: '123' }),
        redirect: 'manual',
      })
      for (;;) {
        const full = (await (await fetch(`${server.origin}/faults/full`)).json()) as { isFull: boolean }
        if (full.isFull) break
        await pause(5)
      }
      await server.kill()
      await paying
      await start()
      await untilPaid(depositId)
      const [deposit] = await rows<{ paid: number }>(
        `select "Paid_Amount__c"::float as paid from record."Deposit__c" where "Id" = $1`,
        [depositId],
      )
      expect([point, deposit]).toEqual([point, { paid: 275 }])
    }
  }, 120_000)

  it.each(isSweep ? (['before-refund', 'after-refund'] as const) : (['after-refund'] as const))(
    'at %s of a cancelled order’s deposit: it goes back once, and is not forgotten',
    async (point) => {
      const { depositId, orderId } = await newDeposit()
      const { location } = (await send(payDeposit, { orderId })) as { location: string }
      await fetch(location, {
        method: 'POST',
        body: new URLSearchParams({ with: 'card', number: '4242424242424242', expiry: '04/40', code: '123' }),
        redirect: 'manual',
      })
      await untilPaid(depositId)
      await send('/faults/hold', { point, count: 1 })
      await rows(`update record."Deposit__c" set "Status__c" = 'Refunding' where "Id" = $1`, [depositId])
      await rows(`select graphile_worker.add_job('refund-deposits', '{}'::json)`)
      for (;;) {
        const full = (await (await fetch(`${server.origin}/faults/full`)).json()) as { isFull: boolean }
        if (full.isFull) break
        await pause(20)
      }
      await server.kill()
      await start()
      const paymentId = (await paymentsOf(depositId))[0]?.id
      for (
        let tries = 0;
        tries < 300 && (await paymentsOf(depositId))[0]?.status !== 'Refunded';
        tries += 1
      ) {
        await processor.deliver()
        await pause(100)
      }
      expect(await paymentsOf(depositId)).toEqual([{ id: paymentId, status: 'Refunded' }])
      const atProcessor = await outside.pool.query(
        `select p.state, (select count(*)::int from demo_processor.event e where e.payment_id = p.id
           and e.body::json -> 'payment' ->> 'state' = 'refunded') as refunds
         from demo_processor.payment p where p.key = $1`,
        [paymentId],
      )
      expect(atProcessor.rows).toEqual([{ state: 'refunded', refunds: 1 }])
      const deposits = await rows(`select "Status__c" as status from record."Deposit__c" where "Id" = $1`, [
        depositId,
      ])
      expect(deposits).toEqual([{ status: 'Refunded' }])
    },
    90_000,
  )

  it.each(refundPoints)(
    'at %s, after %i before, of a refund by an advisor: it is sent once or was never requested, and is not forgotten',
    async (point, past, isRequested) => {
      const advisor = async () =>
        ((await send('/faults/token', { username: 'advisor.first@example.com' })) as { token: string }).token
      const { accountId, paymentId } = await newPayment(5_000)
      const bearer = await advisor()
      const money = (await send(`${payments}/accountMoney`, { accountId }, bearer)) as {
        payments: readonly { readonly paymentId: string; readonly refundable: number }[]
      }
      const offered = money.payments.find((payment) => payment.paymentId === paymentId)?.refundable ?? 0
      expect(offered).toBeGreaterThan(50)
      await send('/faults/hold', { point, past, count: 1 })
      const asked = { paymentId, amount: '50', offered, reason: 'Paid_Twice', note: 'Paid twice.' }
      const answer = send(`${payments}/requestRefund`, asked, bearer)
      for (;;) {
        const full = (await (await fetch(`${server.origin}/faults/full`)).json()) as { isFull: boolean }
        if (full.isFull) break
        await pause(20)
      }
      await server.kill()
      await answer
      await start()
      // A client without a response retries with what it saw: that is the one refund, or nothing more.
      const again = await send(`${payments}/requestRefund`, asked, await advisor())
      if (!isRequested) expect(again).toMatchObject({ isWaiting: false })
      await rows(`select graphile_worker.add_job('send-refunds', '{}'::json)`)
      const refunds = () =>
        rows<{ status: string }>(
          `select "Status__c" as status from record."Refund__c" where "Payment__c" = $1`,
          [paymentId],
        )
      for (let tries = 0; tries < 300 && (await refunds())[0]?.status !== 'Refunded'; tries += 1) {
        await processor.deliver()
        await pause(100)
      }
      expect(await refunds()).toEqual([{ status: 'Refunded' }])
      const atProcessor = await outside.pool.query(
        `select p.refunded, (select count(*)::int from demo_processor.refund r where r.payment_id = p.id) as refunds
         from demo_processor.payment p where p.key = $1`,
        [paymentId],
      )
      expect(atProcessor.rows).toEqual([{ refunded: 5_000, refunds: 1 }])
      const lines = await rows<{ amount: number }>(
        `select "Amount__c"::float as amount from record."Ledger_Entry__c" where "Cause__c" = $1 order by "Sequence__c"`,
        [paymentId],
      )
      expect(lines.map(({ amount }) => amount)).toEqual([-5_000, 50])
    },
    90_000,
  )

  it.each(isSweep ? (['before-charge', 'after-charge'] as const) : (['after-charge'] as const))(
    'at %s of a debit of AutoPay: the bill is debited once, and not forgotten',
    async (point) => {
      const [due] = await rows<{ billId: string; accountId: string }>(
        `select b."Id" as "billId", b."Account__c" as "accountId" from record."Autopay__c" a
         join record."Bill__c" b on b."Account__c" = a."Account__c"
         where a."Status__c" = 'Active' and b."Closing_Balance__c" > 20
           and not exists (select 1 from payments.planned_debit d where d.bill_id = b."Id")
         order by b."Bill_Date__c" desc, b."Id" limit 1`,
      )
      const bill = due ?? { billId: '', accountId: '' }
      await rows(`delete from record."Payment__c" where "Bill__c" = $1`, [bill.billId])
      await rows(`update record."Bill__c" set "Status__c" = 'Open' where "Id" = $1`, [bill.billId])
      await rows(forgetLedger(bill.accountId))
      await rows(
        `insert into payments.planned_debit (bill_id, account_id, amount_cents, debit_date, told_at)
         select "Id", "Account__c", round("Closing_Balance__c" * 100), current_date - 1, now()
         from record."Bill__c" where "Id" = $1`,
        [bill.billId],
      )
      await send('/faults/hold', { point, count: 1 })
      await rows(`select graphile_worker.add_job('debit-autopay', '{}'::json)`)
      for (;;) {
        const full = (await (await fetch(`${server.origin}/faults/full`)).json()) as { isFull: boolean }
        if (full.isFull) break
        await pause(20)
      }
      await server.kill()
      await start()
      await rows(`select graphile_worker.add_job('debit-autopay', '{}'::json)`)
      const debits = () =>
        rows<{ id: string; status: string }>(
          `select "Id" as id, "Status__c" as status from record."Payment__c" where "Bill__c" = $1`,
          [bill.billId],
        )
      for (let tries = 0; tries < 300 && (await debits())[0]?.status !== 'Settled'; tries += 1) {
        await processor.deliver()
        await pause(100)
      }
      const made = await debits()
      expect(made).toEqual([{ id: expect.any(String), status: 'Settled' }])
      const charges = await outside.pool.query('select state from demo_processor.payment where key = $1', [
        made[0]?.id,
      ])
      expect(charges.rows).toEqual([{ state: 'paid' }])
    },
    90_000,
  )
})
