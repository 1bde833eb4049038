import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { publishedBy } from '../../domains/testing/published-by'
import { payerOf } from './payments-world'
import { admin, advisor, openRefundsWorld, type RefundsWorld, supervisor } from './refunds-world'

let bench: RefundsWorld

beforeAll(async () => {
  bench = await openRefundsWorld()
})
afterAll(() => bench.close())
afterEach(() => {
  bench.processor.faults.mood = 'well'
})

describe('who refunds', () => {
  it('staff of the account’s brand; for guests, customers and staff of other brands there is no such payment', async () => {
    const { paymentId } = await bench.paidCustomer(80)
    const unknown = await bench.request(advisor, 'a07000000000009AAA')
    expect(unknown.status).toBe(404)
    for (const stranger of ['advisor.second@example.com', 'advisor.third@example.com']) {
      const answer = await bench.request(stranger, paymentId)
      expect([answer.status, answer.text], stranger).toEqual([404, unknown.text])
    }
    // Not even their own payment.
    const payer = payerOf(bench, 0)
    const own = await bench.paid(payer.accountId, 5)
    expect((await bench.request(payer.username, own)).status).toBe(404)
    expect((await bench.request(null, paymentId)).status).toBe(401)
    expect((await bench.request(advisor, paymentId)).status).toBe(200)
  })

  it('nobody types a refund in, or changes one, past the method and the actions', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(80)
    const made = await bench.request(advisor, paymentId, { amount: '10' })
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
    expect(await bench.refundsOf(accountId)).toHaveLength(1)
  })
})

describe('a refund below the limit', () => {
  it('goes back at once: in the ledger, to billing, by mail, once, and the customer’s own records say so', async () => {
    const { accountId, paymentId, email } = await bench.paidCustomer(80)
    const offered = await bench.moneyOf(accountId)
    expect(offered.payments).toMatchObject([{ paymentId, refundable: 80, notRefundable: null, refunded: 0 }])
    const events = await publishedBy(bench.world.context.pool, accountId, async () => {
      const { status, body } = await bench.request(advisor, paymentId, { amount: '30.25' })
      expect([status, body.amount, body.isWaiting]).toEqual([200, 30.25, false])
      await bench.sendNow()
      await bench.sendNow()
    })
    expect(events).toEqual([
      { type: 'payment.refunded', data: { paymentId, amount: 30.25, date: '2026-11-20' } },
    ])
    expect(await bench.atProcessor(paymentId)).toEqual({ state: 'paid', refunded: 3_025, refunds: 1 })
    expect(await bench.lines(accountId)).toEqual([
      { kind: 'Payment', amount: -80 },
      { kind: 'Refund', amount: 30.25 },
    ])
    expect(await bench.refundsOf(accountId)).toEqual([{ status: 'Refunded', failure: null, amount: 30.25 }])
    const mails = (await bench.mailsTo(email)).filter(({ text }) => text.includes('$30.25'))
    expect(mails).toHaveLength(1)
    const money = await bench.moneyOf(accountId)
    expect([money.credit, money.reserved]).toEqual([49.75, 0])
    expect(money.payments).toMatchObject([{ refundable: 49.75, refunded: 30.25, status: 'Settled' }])
  })

  it('is shown to the customer on the payment and in the account’s activity', async () => {
    const payer = payerOf(bench, 1)
    const { owed, credit } = await bench.moneyOf(payer.accountId)
    const paymentId = await bench.paid(payer.accountId, owed - credit + 80)
    expect((await bench.request(advisor, paymentId, { amount: '12.34' })).status).toBe(200)
    await bench.sendNow()
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
    const { accountId, paymentId } = await bench.paidCustomer(80)
    await bench.request(advisor, paymentId, { amount: '50' })
    await bench.sendNow()
    expect((await bench.moneyOf(accountId)).payments).toMatchObject([{ refunded: 50, refundable: 30 }])
    await bench.request(advisor, paymentId, { amount: '30', offered: 30 })
    await bench.sendNow()
    expect(await bench.atProcessor(paymentId)).toEqual({ state: 'refunded', refunded: 8_000, refunds: 2 })
    expect((await bench.moneyOf(accountId)).payments).toMatchObject([
      { status: 'Refunded', refunded: 80, refundable: 0, notRefundable: 'allRefunded' },
    ])
    expect((await bench.lines(accountId)).map(({ amount }) => amount)).toEqual([-80, 50, 30])
  })

  it('of a deposit is not offered here: it goes back as a deposit', async () => {
    const [deposit] = await bench.rows<{ account: string }>(
      `select "Account__c" as account from record."Payment__c"
       where "Purpose__c" = 'Deposit' and "Status__c" = 'Settled' order by "Id" limit 1`,
    )
    const { payments } = await bench.moneyOf(deposit?.account ?? '')
    expect(payments).toContainEqual(expect.objectContaining({ refundable: 0, notRefundable: 'deposit' }))
  })

  it('is not requested without a reason or a note, nor above what there is, nor of what is not there', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(80)
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
      expect((await bench.request(advisor, paymentId, fields)).status, JSON.stringify(fields)).toBe(status)
    }
    expect(await bench.refundsOf(accountId)).toEqual([])
    expect((await bench.moneyOf(accountId)).reserved).toBe(0)
  })

  it('of money that is owed is nothing, and the panel says why', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(80)
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
    expect((await bench.moneyOf(accountId)).payments).toMatchObject([
      { refundable: 0, notRefundable: 'owed' },
    ])
    expect((await bench.request(advisor, paymentId, { offered: 0, amount: '1' })).status).toBe(400)
  })
})

describe('a refund from the limit on', () => {
  it('waits for a second person, reserves its money, and is in the audit log with who asked and who decided', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(150)
    const { body } = await bench.request(supervisor, paymentId, { amount: '100', offered: 150 })
    expect(body.isWaiting).toBe(true)
    await bench.sendNow()
    expect(await bench.atProcessor(paymentId)).toMatchObject({ refunded: 0 })
    expect(await bench.moneyOf(accountId)).toMatchObject({ credit: 150, reserved: 100 })
    const queues: string[] = []
    for (const username of [advisor, supervisor, admin, 'advisor.second@example.com']) {
      const queue = await bench.post(username, '/lwr/apex/v65.0/CustomerPortalWorkController/workQueue', {})
      const ids = queue.body.rows.map(({ recordId }: { readonly recordId: string }) => recordId)
      if (ids.includes(body.refundId)) queues.push(username)
    }
    expect(queues).toEqual([admin])
    for (const username of [advisor, supervisor]) {
      expect((await bench.decide(username, 'Approve', body.refundId)).status, username).not.toBe(201)
    }
    expect(await bench.refundsOf(accountId)).toMatchObject([{ status: 'Waiting' }])
    expect((await bench.decide(admin, 'Approve', body.refundId)).status).toBe(201)
    await bench.sendNow()
    expect(await bench.atProcessor(paymentId)).toEqual({ state: 'paid', refunded: 10_000, refunds: 1 })
    expect(await bench.refundsOf(accountId)).toMatchObject([{ status: 'Refunded' }])
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
    const { accountId, paymentId } = await bench.paidCustomer(150)
    const { body } = await bench.request(advisor, paymentId, { amount: '150', offered: 150 })
    expect((await bench.decide(supervisor, 'Decline', body.refundId)).status).toBe(400)
    expect(
      (await bench.decide(supervisor, 'Decline', body.refundId, { Decision_Note__c: 'The check bounced.' }))
        .status,
    ).toBe(201)
    await bench.sendNow()
    expect(await bench.atProcessor(paymentId)).toMatchObject({ refunded: 0 })
    expect(await bench.moneyOf(accountId)).toMatchObject({ credit: 150, reserved: 0 })
    expect((await bench.decide(supervisor, 'Approve', body.refundId)).status).not.toBe(201)
  })

  it('has the limit that its brand sets', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(80)
    const limit = (value: number | null) =>
      bench.rows(`update record."Brand__c" set "Refund_Approval_From__c" = $1 where "Name" = 'first'`, [
        value,
      ])
    await limit(25)
    try {
      expect((await bench.moneyOf(accountId)).approvalFrom).toBe(25)
      expect((await bench.request(advisor, paymentId, { amount: '24.99' })).body.isWaiting).toBe(false)
      expect((await bench.request(advisor, paymentId, { amount: '25', offered: 55.01 })).body.isWaiting).toBe(
        true,
      )
    } finally {
      await limit(null)
    }
  })
})
