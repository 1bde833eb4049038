import { enqueueJob } from '@porchlight/jobs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCustomer, type NewCustomer } from '../../domains/testing/new-customer'
import { openPaymentsWorld, type PaymentsWorld, payerOf } from './payments-world'
import { settledCardPayment } from './settled-card-payment'

const advisor = 'advisor.first@example.com'
const supervisor = 'supervisor@example.com'
const admin = 'admin@example.com'

let bench: PaymentsWorld

beforeAll(async () => {
  bench = await openPaymentsWorld({ background: true })
})
afterAll(() => bench.close())
afterEach(() => {
  bench.processor.faults.mood = 'well'
})

async function post(username: string | null, url: string, payload: object) {
  const authorization =
    username === null ? {} : { authorization: `Bearer ${await bench.world.tokenOf(username)}` }
  const answer = await bench.world.app.inject({ method: 'POST', url, headers: authorization, payload })
  return { status: answer.statusCode, text: answer.payload, body: answer.json() }
}

const moneyOf = async (accountId: string) =>
  (await post(admin, '/lwr/apex/v65.0/CustomerPortalPaymentController/accountMoney', { accountId })).body

const request = (username: string | null, paymentId: string, fields: object = {}) =>
  post(username, '/lwr/apex/v65.0/CustomerPortalPaymentController/requestRefund', {
    paymentId,
    amount: '40',
    offered: 80,
    reason: 'Overpaid',
    note: 'Paid by card and by check.',
    ...fields,
  })

const decide = (username: string, action: 'Approve' | 'Decline', contextId: string, fields: object = {}) => {
  bench.world.advance(1_000)
  const url = `/services/data/v65.0/ui-api/actions/perform-quick-action/Refund__c.${action}`
  return post(username, url, { contextId, fields })
}

interface Paid extends NewCustomer {
  readonly email: string
  readonly paymentId: string
}

/** A customer of the first brand who paid so many dollars by card, and owes nothing: all of it is a credit. */
async function paidCustomer(amount: number): Promise<Paid> {
  const { systemViewer } = bench.world.context
  const customer = await createCustomer({ world: bench.world, systemViewer })
  const paymentId = await paid(customer.accountId, amount)
  return { ...customer, email: customer.email ?? '', paymentId }
}

const paid = (accountId: string, amount: number) => settledCardPayment(bench.world.context, accountId, amount)

/** What the minute brings, and all that follows from it now. */
async function sendNow(): Promise<void> {
  await enqueueJob(bench.world.context.pool, 'send-refunds', {})
  await bench.world.background?.idle()
  await bench.processor.deliver()
  await bench.world.background?.idle()
}

async function tryAgainNow(): Promise<void> {
  await bench.rows(
    `update graphile_worker._private_jobs set run_at = now()
     where task_id in (select id from graphile_worker._private_tasks where identifier = 'send-refund')`,
  )
  await sendNow()
}

const atProcessor = async (paymentId: string) =>
  (
    await bench.rows<{ state: string; refunded: number; refunds: number }>(
      `select state, refunded, (select count(*)::int from demo_processor.refund r where r.payment_id = p.id) as refunds
       from demo_processor.payment p where key = $1`,
      [paymentId],
    )
  )[0]

const lines = (accountId: string) =>
  bench.rows<{ kind: string; amount: number }>(
    `select "Kind__c" as kind, "Amount__c"::float as amount from record."Ledger_Entry__c" where "Account__c" = $1
     order by "Sequence__c"`,
    [accountId],
  )

const refundsOf = (accountId: string) =>
  bench.rows<{ status: string; failure: string | null; amount: number }>(
    `select "Status__c" as status, "Failure__c" as failure, "Amount__c"::float as amount from record."Refund__c"
     where "Account__c" = $1 order by "CreatedDate", "Name"`,
    [accountId],
  )

const casesOf = (accountId: string) =>
  bench.rows<{ subject: string }>(`select "Subject" as subject from record."Case" where "AccountId" = $1`, [
    accountId,
  ])

const mailsTo = (email: string) =>
  bench.rows<{ subject: string; text: string }>(
    'select subject, text from demo_mailbox.message where recipient = $1',
    [email],
  )

describe('who refunds', () => {
  it('staff of the account’s brand; for guests, customers and staff of other brands there is no such payment', async () => {
    const { paymentId } = await paidCustomer(80)
    const unknown = await request(advisor, 'a07000000000009AAA')
    expect(unknown.status).toBe(404)
    for (const stranger of ['advisor.second@example.com', 'advisor.third@example.com']) {
      const answer = await request(stranger, paymentId)
      expect([answer.status, answer.text], stranger).toEqual([404, unknown.text])
    }
    // Not even their own payment.
    const payer = payerOf(bench, 0)
    const own = await paid(payer.accountId, 5)
    expect((await request(payer.username, own)).status).toBe(404)
    expect((await request(null, paymentId)).status).toBe(401)
    expect((await request(advisor, paymentId)).status).toBe(200)
  })

  it('nobody types a refund in, or changes one, past the method and the actions', async () => {
    const { accountId, paymentId } = await paidCustomer(80)
    const made = await request(advisor, paymentId, { amount: '10' })
    for (const username of [advisor, supervisor, admin]) {
      const headers = { authorization: `Bearer ${await bench.world.tokenOf(username)}` }
      const fields = {
        Account__c: accountId,
        Payment__c: paymentId,
        Amount__c: 5,
        Reason__c: 'Other',
        Note__c: 'x',
      }
      const create = await bench.world.app.inject({
        method: 'POST',
        url: '/services/data/v65.0/ui-api/records',
        headers,
        payload: { apiName: 'Refund__c', fields },
      })
      expect(create.statusCode, username).toBeGreaterThanOrEqual(400)
      const change = await bench.world.app.inject({
        method: 'PATCH',
        url: `/services/data/v65.0/ui-api/records/${made.body.refundId}`,
        headers,
        payload: { fields: { Amount__c: 80 } },
      })
      expect(change.statusCode, username).toBeGreaterThanOrEqual(400)
    }
    expect(await refundsOf(accountId)).toHaveLength(1)
  })
})

describe('a refund below the limit', () => {
  it('goes back at once: in the ledger, to billing, by mail, once, and the customer’s own records say so', async () => {
    const { accountId, paymentId, email } = await paidCustomer(80)
    const offered = await moneyOf(accountId)
    expect(offered.payments).toMatchObject([{ paymentId, refundable: 80, notRefundable: null, refunded: 0 }])
    const { status, body } = await request(advisor, paymentId, { amount: '30.25' })
    expect([status, body.amount, body.isWaiting]).toEqual([200, 30.25, false])
    await sendNow()
    await sendNow()
    expect(await atProcessor(paymentId)).toEqual({ state: 'paid', refunded: 3_025, refunds: 1 })
    expect(await lines(accountId)).toEqual([
      { kind: 'Payment', amount: -80 },
      { kind: 'Refund', amount: 30.25 },
    ])
    expect(await refundsOf(accountId)).toEqual([{ status: 'Refunded', failure: null, amount: 30.25 }])
    const mails = (await mailsTo(email)).filter(({ text }) => text.includes('$30.25'))
    expect(mails).toHaveLength(1)
    const money = await moneyOf(accountId)
    expect([money.credit, money.reserved]).toEqual([49.75, 0])
    expect(money.payments).toMatchObject([{ refundable: 49.75, refunded: 30.25, status: 'Settled' }])
  })

  it('is shown to the customer on the payment and in the account’s activity', async () => {
    const payer = payerOf(bench, 1)
    const { owed, credit } = await moneyOf(payer.accountId)
    const paymentId = await paid(payer.accountId, owed - credit + 80)
    expect((await request(advisor, paymentId, { amount: '12.34' })).status).toBe(200)
    await sendNow()
    const headers = { authorization: `Bearer ${payer.token}` }
    const fields = 'Payment__c.Refunded_Amount__c,Payment__c.Refunded_Date__c'
    const payment = await bench.world.app.inject({
      url: `/services/data/v65.0/ui-api/records/${paymentId}?fields=${fields}`,
      headers,
    })
    expect(payment.json().fields).toMatchObject({
      Refunded_Amount__c: { value: 12.34 },
      Refunded_Date__c: { value: '2026-11-20' },
    })
    const [line] = await bench.rows<{ id: string }>(
      `select "Id" as id from record."Ledger_Entry__c" where "Cause__c" = $1 and "Kind__c" = 'Refund'`,
      [paymentId],
    )
    const seen = await bench.world.app.inject({
      url: `/services/data/v65.0/ui-api/records/${line?.id}?fields=Ledger_Entry__c.Amount__c`,
      headers,
    })
    expect(seen.json().fields.Amount__c.value).toBe(12.34)
  })

  it('of all that is left makes the payment a refunded one', async () => {
    const { accountId, paymentId } = await paidCustomer(80)
    await request(advisor, paymentId, { amount: '50' })
    await sendNow()
    await request(advisor, paymentId, { amount: '30', offered: 30 })
    await sendNow()
    expect(await atProcessor(paymentId)).toEqual({ state: 'refunded', refunded: 8_000, refunds: 2 })
    expect((await moneyOf(accountId)).payments).toMatchObject([
      { status: 'Refunded', refunded: 80, refundable: 0, notRefundable: 'allRefunded' },
    ])
    expect((await lines(accountId)).map(({ amount }) => amount)).toEqual([-80, 50, 30])
  })

  it('is not requested without a reason or a note, nor above what there is, nor of what is not there', async () => {
    const { accountId, paymentId } = await paidCustomer(80)
    const refused: readonly (readonly [object, number])[] = [
      [{ note: '  ' }, 400],
      [{ reason: 'Because' }, 400],
      [{ amount: '80.01' }, 400],
      [{ amount: '0' }, 400],
      [{ amount: '-5' }, 400],
      [{ amount: '1e2' }, 400],
      [{ offered: 79.99 }, 409],
    ]
    for (const [fields, status] of refused) {
      expect((await request(advisor, paymentId, fields)).status, JSON.stringify(fields)).toBe(status)
    }
    expect(await refundsOf(accountId)).toEqual([])
    expect((await moneyOf(accountId)).reserved).toBe(0)
  })

  it('of money that is owed is nothing, and the panel says why', async () => {
    const { accountId, paymentId } = await paidCustomer(80)
    const { engine, systemViewer } = bench.world.context
    await engine.createRecord(systemViewer, 'Bill__c', {
      fields: {
        Account__c: accountId,
        Name: `B-${accountId}`,
        Bill_Date__c: '2026-11-15',
        Due_Date__c: '2026-12-01',
        Period_Start__c: '2026-10-15',
        Period_End__c: '2026-11-14',
        Opening_Balance__c: 0,
        Charges__c: 95,
        Payments__c: 80,
        Closing_Balance__c: 15,
        Status__c: 'Open',
      },
    })
    expect((await moneyOf(accountId)).payments).toMatchObject([{ refundable: 0, notRefundable: 'owed' }])
    expect((await request(advisor, paymentId, { offered: 0, amount: '1' })).status).toBe(400)
  })
})

describe('a refund from the limit on', () => {
  it('waits for a second person, reserves its money, and is in the audit log with who asked and who decided', async () => {
    const { accountId, paymentId } = await paidCustomer(150)
    const { body } = await request(supervisor, paymentId, { amount: '100', offered: 150 })
    expect(body.isWaiting).toBe(true)
    await sendNow()
    expect(await atProcessor(paymentId)).toMatchObject({ refunded: 0 })
    expect(await moneyOf(accountId)).toMatchObject({ credit: 150, reserved: 100 })
    const queues: string[] = []
    for (const username of [advisor, supervisor, admin, 'advisor.second@example.com']) {
      const queue = await post(username, '/lwr/apex/v65.0/CustomerPortalWorkController/workQueue', {})
      const ids = queue.body.rows.map(({ recordId }: { readonly recordId: string }) => recordId)
      if (ids.includes(body.refundId)) queues.push(username)
    }
    expect(queues).toEqual([admin])
    for (const username of [advisor, supervisor]) {
      expect((await decide(username, 'Approve', body.refundId)).status, username).not.toBe(201)
    }
    expect(await refundsOf(accountId)).toMatchObject([{ status: 'Waiting' }])
    expect((await decide(admin, 'Approve', body.refundId)).status).toBe(201)
    await sendNow()
    expect(await atProcessor(paymentId)).toEqual({ state: 'paid', refunded: 10_000, refunds: 1 })
    expect(await refundsOf(accountId)).toMatchObject([{ status: 'Refunded' }])
    const audited = await bench.rows<{ action: string; who: string }>(
      `select a.action, u."Username" as who from platform.audit_entry a join record."User" u on u."Id" = a.user_id
       where a.record_id = $1 and a.action <> 'record-viewed' order by a.id`,
      [body.refundId],
    )
    expect(audited).toEqual([
      { action: 'refund-requested', who: supervisor },
      { action: 'record-changed', who: admin },
    ])
  })

  it('is declined with a reason, which frees its money', async () => {
    const { accountId, paymentId } = await paidCustomer(150)
    const { body } = await request(advisor, paymentId, { amount: '150', offered: 150 })
    expect((await decide(supervisor, 'Decline', body.refundId)).status).toBe(400)
    expect(
      (await decide(supervisor, 'Decline', body.refundId, { Decision_Note__c: 'The check bounced.' })).status,
    ).toBe(201)
    await sendNow()
    expect(await atProcessor(paymentId)).toMatchObject({ refunded: 0 })
    expect(await moneyOf(accountId)).toMatchObject({ credit: 150, reserved: 0 })
    expect((await decide(supervisor, 'Approve', body.refundId)).status).not.toBe(201)
  })

  it('has the limit that its brand sets', async () => {
    const { accountId, paymentId } = await paidCustomer(80)
    const limit = (value: number | null) =>
      bench.rows(`update record."Brand__c" set "Refund_Approval_From__c" = $1 where "Name" = 'first'`, [
        value,
      ])
    await limit(25)
    try {
      expect((await moneyOf(accountId)).approvalFrom).toBe(25)
      expect((await request(advisor, paymentId, { amount: '24.99' })).body.isWaiting).toBe(false)
      expect((await request(advisor, paymentId, { amount: '25', offered: 55.01 })).body.isWaiting).toBe(true)
    } finally {
      await limit(null)
    }
  })
})

describe('at the same time', () => {
  it('two advisors refund one credit once', async () => {
    const { accountId, paymentId } = await paidCustomer(80)
    const other = await paid(accountId, 80)
    // One bill leaves a credit of $80.00 of the two payments.
    const { engine, systemViewer } = bench.world.context
    await engine.createRecord(systemViewer, 'Bill__c', {
      fields: {
        Account__c: accountId,
        Name: `B2-${accountId}`,
        Bill_Date__c: '2026-11-15',
        Due_Date__c: '2026-12-01',
        Period_Start__c: '2026-10-15',
        Period_End__c: '2026-11-14',
        Opening_Balance__c: 0,
        Charges__c: 80,
        Payments__c: 160,
        Closing_Balance__c: -80,
        Status__c: 'Paid',
      },
    })
    expect((await moneyOf(accountId)).credit).toBe(80)
    const answers = await Promise.all(
      [paymentId, other, paymentId, other].map((id, index) =>
        request(index % 2 === 0 ? advisor : supervisor, id, { amount: '80' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    await sendNow()
    const refunded = [await atProcessor(paymentId), await atProcessor(other)]
    expect(refunded.reduce((sum, row) => sum + (row?.refunded ?? 0), 0)).toBe(8_000)
    expect(await moneyOf(accountId)).toMatchObject({ credit: 0, owed: 0, reserved: 0 })
  })

  it('a request that is repeated after its answer was lost refunds nothing more', async () => {
    const { accountId, paymentId } = await paidCustomer(80)
    const first = await request(advisor, paymentId)
    const again = await request(advisor, paymentId)
    await sendNow()
    const later = await request(advisor, paymentId)
    expect([first.status, again.status, later.status]).toEqual([200, 409, 409])
    expect(await refundsOf(accountId)).toHaveLength(1)
  })
})

describe('a refund that cannot be sent', () => {
  it('because the processor refuses frees its money, opens a case and shows in the panel', async () => {
    const { accountId, paymentId, email } = await paidCustomer(80)
    await bench.rows(`update demo_processor.payment set state = 'failed' where key = $1`, [paymentId])
    const before = (await mailsTo(email)).length
    await request(advisor, paymentId)
    await sendNow()
    const money = await moneyOf(accountId)
    expect(money).toMatchObject({ credit: 80, reserved: 0 })
    expect(money.refunds).toMatchObject([{ status: 'Failed', failure: 'Refused', amount: 40 }])
    const cases = await casesOf(accountId)
    expect(cases).toHaveLength(1)
    expect(['We could not send your refund', 'No pudimos enviar su reembolso']).toContain(cases[0]?.subject)
    const mails = await mailsTo(email)
    expect(mails.slice(before).filter(({ text }) => text.includes('$40.00'))).toEqual([])
  })

  it('because the processor is away keeps its money reserved, and is sent once when it is back', async () => {
    const { accountId, paymentId } = await paidCustomer(80)
    // The processor does it, and its answer is lost.
    bench.processor.faults.mood = 'forgetful'
    await request(advisor, paymentId)
    await sendNow()
    expect(await refundsOf(accountId)).toMatchObject([{ status: 'Sending' }])
    bench.processor.faults.mood = 'well'
    await tryAgainNow()
    expect(await atProcessor(paymentId)).toEqual({ state: 'paid', refunded: 4_000, refunds: 1 })
    expect(await refundsOf(accountId)).toMatchObject([{ status: 'Refunded' }])
    expect(await casesOf(accountId)).toEqual([])
  })

  it('because the payment was returned while it waited is not sent, and the case says so', async () => {
    const { accountId, paymentId } = await paidCustomer(150)
    const { body } = await request(advisor, paymentId, { amount: '150', offered: 150 })
    const { engine, systemViewer } = bench.world.context
    await engine.updateRecord(systemViewer, paymentId, {
      fields: { Status__c: 'Returned', Returned_Date__c: '2026-11-20', Return_Reason__c: 'Not_Authorized' },
    })
    expect((await decide(admin, 'Approve', body.refundId)).status).toBe(201)
    await sendNow()
    expect(await atProcessor(paymentId)).toMatchObject({ refunds: 0 })
    expect(await refundsOf(accountId)).toMatchObject([{ status: 'Failed', failure: 'Payment_Gone' }])
    expect(await casesOf(accountId)).toHaveLength(1)
  })
})
