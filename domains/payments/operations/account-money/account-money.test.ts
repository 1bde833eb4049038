import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCustomer } from '../../../testing/new-customer'

const staffOfFirst = ['advisor.first@example.com', 'supervisor@example.com', 'admin@example.com']
const unknownAccount = '001000000000000AAA'

/** The last line of each account, with whose it is. */
const lastLines = `select distinct on (l."Account__c") l."Account__c" as id, u."Username" as username,
    l."Balance__c"::float as balance, l."Deposit_Held__c"::float as deposit
  from record."Ledger_Entry__c" l
  join record."Account" a on a."Id" = l."Account__c"
  join record."User" u on u."ContactId" = a."ContactId"
  order by l."Account__c", l."Sequence__c" desc`

interface DemoAccount {
  readonly id: string
  readonly username: string
  readonly balance: number
  readonly deposit: number
}

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

async function call(username: string | null, method: string, payload: object) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/lwr/apex/v65.0/CustomerPortalPaymentController/${method}`,
    headers: username === null ? {} : { authorization: `Bearer ${await world.tokenOf(username)}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json(), text: answer.payload }
}

const moneyOf = (username: string | null, accountId: string, before?: string) =>
  call(username, 'accountMoney', { accountId, ...(before === undefined ? {} : { before }) })

async function demoAccount(condition: string): Promise<DemoAccount> {
  const { rows } = await world.context.pool.query<DemoAccount>(
    `select * from (${lastLines}) last where ${condition} order by id limit 1`,
  )
  const [account] = rows
  if (account === undefined) throw new RangeError(`no account where ${condition}`)
  return account
}

async function expectCustomersAmounts(account: DemoAccount): Promise<void> {
  const { status, body } = await moneyOf('admin@example.com', account.id)
  expect(status).toBe(200)
  // The customer's page of activity shows the balance of the last line.
  expect(body.owed - body.credit).toBeCloseTo(account.balance, 2)
  expect(body.depositHeld).toBe(account.deposit)
  expect(body.lines[0]).toMatchObject({ balance: account.balance, depositHeld: account.deposit })
  // The customer's bill pages ask for the newest bill that is owed.
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select "Id" as id from record."Bill__c" where "Account__c" = $1 and "Status__c" in ('Open', 'Past_Due')
     order by "Bill_Date__c" desc, "Id" desc limit 1`,
    [account.id],
  )
  const [bill] = rows
  if (bill === undefined) {
    expect(body.bill).toBeNull()
    return
  }
  const own = await call(account.username, 'billPaymentStatus', { billId: bill.id })
  expect(own.status).toBe(200)
  expect(body.bill).toEqual(
    own.body.due === 0 ? null : { billId: bill.id, due: own.body.due, dueDate: own.body.dueDate },
  )
}

const having = (table: string, condition: string) =>
  `exists (select 1 from record."${table}" r where r."Account__c" = last.id and ${condition})`

const ofDana = `username = 'dana.whitcombe@example.com'`

describe('who sees the money of an account', () => {
  it('staff of its brand, and administrators', async () => {
    const { id } = await demoAccount(ofDana)
    for (const username of staffOfFirst)
      expect([username, (await moneyOf(username, id)).status]).toEqual([username, 200])
  })

  it('not the customer, not a guest', async () => {
    const { id, username } = await demoAccount(ofDana)
    expect((await moneyOf(username, id)).status).toBe(404)
    expect((await moneyOf(null, id)).status).toBe(401)
  })

  it('staff of another brand get the answer that an unknown account gives', async () => {
    const { id } = await demoAccount(ofDana)
    for (const username of ['advisor.second@example.com', 'advisor.third@example.com']) {
      const [foreign, unknown] = [await moneyOf(username, id), await moneyOf(username, unknownAccount)]
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
    }
  })

  it('refuses what is no account and no page', async () => {
    const { id } = await demoAccount(ofDana)
    expect((await moneyOf('admin@example.com', 'nobody')).status).toBe(400)
    expect((await moneyOf('admin@example.com', id, 'yesterday')).status).toBe(400)
    expect((await moneyOf('admin@example.com', '003000000000000AAA')).status).toBe(404)
  })
})

describe('the amounts are those of the customer’s pages', () => {
  it.each([
    ['a returned debit', having('Payment__c', `r."Status__c" = 'Returned'`)],
    ['a deposit that is held', 'deposit > 0'],
    ['a bill past due', `balance > 0 and ${having('Bill__c', `r."Status__c" = 'Past_Due'`)}`],
    ['nothing owed', 'balance = 0'],
  ])('%s', async (_name, condition) => {
    await expectCustomersAmounts(await demoAccount(condition))
  })

  it('a credit', async () => {
    const { id } = await demoAccount('balance = 0')
    const { engine, systemViewer } = world.context
    const fields = { Account__c: id, Purpose__c: 'Bill', Amount__c: 31.4, Fee__c: 0, Channel__c: 'Portal' }
    await engine.createRecord(systemViewer, 'Payment__c', {
      fields: {
        ...fields,
        Payment_Date__c: '2026-11-05',
        Settled_Date__c: '2026-11-06',
        Status__c: 'Settled',
      },
    })
    const account = await demoAccount(`id = '${id}'`)
    expect(account.balance).toBe(-31.4)
    await expectCustomersAmounts(account)
  })

  it('the newest bill that is owed, down to a cent', async () => {
    const { engine, systemViewer } = world.context
    const { accountId } = await createCustomer({ world, systemViewer })
    const issue = (month: string, opening: number, charges: number) =>
      engine.createRecord(systemViewer, 'Bill__c', {
        fields: {
          Name: `CENT-${month}`,
          Account__c: accountId,
          Bill_Date__c: `${month}-04`,
          Due_Date__c: `${month}-24`,
          Period_Start__c: `${month}-01`,
          Period_End__c: `${month}-03`,
          Opening_Balance__c: opening,
          Charges__c: charges,
          Payments__c: 0,
          Closing_Balance__c: opening + charges,
          Status__c: 'Open',
        },
      })
    const billOf = async () => (await moneyOf('admin@example.com', accountId)).body.bill
    const older = await issue('2026-09', 0, 0.01)
    expect(await billOf()).toEqual({ billId: older, due: 0.01, dueDate: '2026-09-24' })
    const newer = await issue('2026-11', 0.01, 20)
    await issue('2026-10', 0.01, 0)
    expect(await billOf()).toMatchObject({ billId: newer, due: 20.01 })
  })

  it('what is past its due date is past due', async () => {
    const account = await demoAccount(`balance > 0 and ${having('Bill__c', `r."Status__c" = 'Past_Due'`)}`)
    const { body } = await moneyOf('admin@example.com', account.id)
    expect(body.pastDue).toBeGreaterThan(0)
    expect(body.pastDue).toBeLessThanOrEqual(body.owed)
  })
})

describe('the lines of the ledger', () => {
  it('come once each, the newest first, 15 a page, and add up to the balance', async () => {
    const { id, balance } = await demoAccount(ofDana)
    const pages: { lines: { lineId: string; amount: number }[]; older: string | null }[] = []
    let before: string | undefined
    do {
      const { body }: Awaited<ReturnType<typeof call>> = await moneyOf(
        'advisor.first@example.com',
        id,
        before,
      )
      pages.push(body)
      before = body.older ?? undefined
    } while (before !== undefined)
    const { rows } = await world.context.pool.query<{ id: string }>(
      'select "Id" as id from record."Ledger_Entry__c" where "Account__c" = $1 order by "Sequence__c" desc',
      [id],
    )
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.slice(0, -1).every(({ lines }) => lines.length === 15)).toBe(true)
    const lines = pages.flatMap((page) => page.lines)
    expect(lines.map(({ lineId }) => lineId)).toEqual(rows.map((row) => row.id))
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(balance, 2)
  })

  it('of an account without any are none, and nothing is owed', async () => {
    const { accountId } = await createCustomer({ world, systemViewer: world.context.systemViewer })
    const { body } = await moneyOf('admin@example.com', accountId)
    expect(body).toEqual({
      owed: 0,
      pastDue: 0,
      credit: 0,
      depositHeld: 0,
      onItsWay: 0,
      bill: null,
      lines: [],
      older: null,
      payments: [],
      reserved: 0,
      approvalFrom: 100,
      refunds: [],
    })
  })
})

it('a payment that has neither come nor failed is on its way, and lowers nothing yet', async () => {
  const { engine, systemViewer } = world.context
  const { accountId } = await createCustomer({ world, systemViewer })
  const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
    fields: {
      Account__c: accountId,
      Purpose__c: 'Bill',
      Amount__c: 40.25,
      Fee__c: 0,
      Channel__c: 'Portal',
      Payment_Date__c: '2026-11-05',
    },
  })
  const pending = (await moneyOf('admin@example.com', accountId)).body
  expect([pending.onItsWay, pending.credit, pending.payments]).toEqual([
    40.25,
    0,
    [expect.objectContaining({ paymentId, status: 'Pending' })],
  ])
  await engine.updateRecord(systemViewer, paymentId, {
    fields: { Status__c: 'Settled', Settled_Date__c: '2026-11-06' },
  })
  const settled = (await moneyOf('admin@example.com', accountId)).body
  expect([settled.onItsWay, settled.credit, settled.lines[0]?.causeId]).toEqual([0, 40.25, paymentId])
})

describe('the newest payments and refunds', () => {
  async function accountWith(payments: readonly (readonly Readonly<Record<string, unknown>>[])[]) {
    const { engine, systemViewer } = world.context
    const { accountId } = await createCustomer({ world, systemViewer })
    const paymentIds: string[] = []
    for (const [fields, ...changes] of payments) {
      const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
        fields: {
          Account__c: accountId,
          Purpose__c: 'Bill',
          Amount__c: 40,
          Fee__c: 0,
          Channel__c: 'Portal',
          Payment_Date__c: '2026-11-02',
          Settled_Date__c: '2026-11-03',
          Status__c: 'Settled',
          ...fields,
        },
      })
      for (const change of changes) await engine.updateRecord(systemViewer, paymentId, { fields: change })
      paymentIds.push(paymentId)
    }
    return { accountId, paymentIds }
  }

  const newestTen = (rows: readonly { readonly id: string; readonly at: string }[]) =>
    rows
      .toSorted((one, other) => (`${one.at} ${one.id}` < `${other.at} ${other.id}` ? 1 : -1))
      .slice(0, 10)
      .map(({ id }) => id)

  it('say what became of each payment', async () => {
    const returned = {
      Status__c: 'Returned',
      Returned_Date__c: '2026-11-06',
      Return_Reason__c: 'Account_Closed',
    }
    const { accountId, paymentIds } = await accountWith([
      [{ Payment_Date__c: '2026-11-01' }, returned],
      [{ Payment_Date__c: '2026-11-02' }, returned, { Status__c: 'Settled', Regained_Date__c: '2026-11-09' }],
      [{ Payment_Date__c: '2026-11-03' }, { Refunded_Amount__c: 15.5, Refunded_Date__c: '2026-11-10' }],
    ])
    const { body } = await moneyOf('advisor.first@example.com', accountId)
    const plain = {
      number: expect.stringMatching(/^P\d+$/),
      status: 'Settled',
      purpose: 'Bill',
      amount: 40,
      returnedDate: null,
      returnReason: null,
      regainedDate: null,
      refundedDate: null,
      refunded: 0,
      refundable: 0,
      notRefundable: 'elsewhere',
    }
    expect(body.payments).toEqual([
      {
        ...plain,
        paymentId: paymentIds[2],
        date: '2026-11-03',
        refunded: 15.5,
        refundedDate: '2026-11-10',
      },
      {
        ...plain,
        paymentId: paymentIds[1],
        date: '2026-11-02',
        returnedDate: '2026-11-06',
        returnReason: 'Account_Closed',
        regainedDate: '2026-11-09',
      },
      {
        ...plain,
        paymentId: paymentIds[0],
        date: '2026-11-01',
        status: 'Returned',
        returnedDate: '2026-11-06',
        returnReason: 'Account_Closed',
        notRefundable: 'returned',
      },
    ])
  })

  it('of which the processor has only one that it made can be given back', async () => {
    const { accountId, paymentIds } = await accountWith([
      [{ Channel__c: 'Phone', Processor_Reference__c: 'of a terminal' }],
      [{ Channel__c: 'Portal' }],
      [{ Channel__c: 'Portal', Processor_Reference__c: 'of its page' }],
    ])
    const { body } = await moneyOf('advisor.first@example.com', accountId)
    const reasons = new Map(
      body.payments.map((payment: { paymentId: string; notRefundable: string | null }) => [
        payment.paymentId,
        payment.notRefundable,
      ]),
    )
    expect(paymentIds.map((id) => reasons.get(id))).toEqual(['elsewhere', 'elsewhere', null])
  })

  it('are ten, by the day of payment, of one day by their ids', async () => {
    const days = ['02', '05', '03', '04', '04', '06', '07', '08', '09', '10', '11']
    const { accountId, paymentIds } = await accountWith(
      days.map((day) => [{ Payment_Date__c: `2026-11-${day}`, Settled_Date__c: '2026-11-12' }]),
    )
    const { body } = await moneyOf('advisor.first@example.com', accountId)
    const shown = body.payments.map(({ paymentId }: { paymentId: string }) => paymentId)
    expect(shown).toEqual(newestTen(paymentIds.map((id, index) => ({ id, at: days[index] ?? '' }))))
  })

  it('list ten refunds, the last request first', async () => {
    const { engine, systemViewer } = world.context
    const { accountId, paymentIds } = await accountWith([[{ Amount__c: 500 }]])
    const refundIds: string[] = []
    const minutes = ['01', '05', '03', '04', '04', '06', '07', '08', '09', '10', '11']
    for (const minute of minutes) {
      const isLast = minute === '11'
      const refundId = await engine.createRecord(systemViewer, 'Refund__c', {
        fields: {
          Account__c: accountId,
          Payment__c: paymentIds[0],
          Amount__c: 2.25,
          Status__c: isLast ? 'Sending' : 'Waiting',
          Reason__c: 'Overpaid',
          Note__c: 'Paid twice.',
          Requested_At__c: `2026-11-12T15:${minute}:00.000Z`,
        },
      })
      refundIds.push(refundId)
    }
    await engine.updateRecord(systemViewer, refundIds[10] ?? '', {
      fields: { Status__c: 'Failed', Failure__c: 'Credit_Used' },
    })
    const { body } = await moneyOf('advisor.first@example.com', accountId)
    const shown = body.refunds.map(({ refundId }: { refundId: string }) => refundId)
    expect(shown).toEqual(newestTen(refundIds.map((id, index) => ({ id, at: minutes[index] ?? '' }))))
    expect(body.refunds.slice(0, 2)).toEqual([
      {
        refundId: refundIds[10],
        number: expect.stringMatching(/^R\d+$/),
        amount: 2.25,
        status: 'Failed',
        failure: 'Credit_Used',
        requestedAt: '2026-11-12T15:11:00.000Z',
      },
      expect.objectContaining({ status: 'Waiting', failure: null }),
    ])
    expect(body.reserved).toBe(22.5)
  })
})
