import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolledOrders } from '../../../testing/enrolled-orders'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { TestBrowser } from '../../../testing/test-browser'

const username = 'dana.whitcombe@example.com'

let bench: MethodBench
let browser: TestBrowser
let accountId = ''
let bills = 0

beforeAll(async () => {
  bench = await openMethodBench()
})
beforeEach(async () => {
  await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'confirm' })
  await bench.credit.setFaultMode({ next: 'pass', depositDollars: 200 })
  browser = bench.browser()
  await browser.signIn(username)
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    'select "ContactId" as id from record."User" where "Username" = $1',
    [username],
  )
  // An account of the same customer without a past: what it owes is what the test bills.
  bills += 1
  accountId = await create('Account', {
    Name: '9 Former Home',
    AccountNumber: `96000${String(bills).padStart(4, '0')}1`,
    Account_Brand__c: 'first',
    ContactId: rows[0]?.id,
    Commodity__c: 'Electricity',
    Status__c: 'Active',
  })
})
afterEach(async () => {
  bench.waiting.splice(0)
  await bench.world.context.pool.query('update record."Account" set "ContactId" = null where "Id" = $1', [
    accountId,
  ])
})
afterAll(() => bench.close())

const { enrol, advance, later, stateOf, valuesOf } = enrolledOrders(() => bench)

const create = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.createRecord(bench.systemViewer, objectApiName, { fields })
const update = (id: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, id, { fields })

/** The bill of that account: $80.00 that were due yesterday, unless told otherwise. */
function owe(fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  bills += 1
  return create('Bill__c', {
    Name: `debt-${bills}`,
    Account__c: accountId,
    Bill_Date__c: '2026-11-18',
    Due_Date__c: '2026-11-19',
    Period_Start__c: '2026-10-01',
    Period_End__c: '2026-10-31',
    Opening_Balance__c: 0,
    Charges__c: 80,
    Payments__c: 0,
    Closing_Balance__c: 80,
    Status__c: 'Open',
    ...fields,
  })
}

function pay(billId: string, dollars: number, status = 'Settled'): Promise<string> {
  return create('Payment__c', {
    Account__c: accountId,
    Bill__c: billId,
    Purpose__c: 'Bill',
    Amount__c: dollars,
    Fee__c: 0,
    Channel__c: 'Portal',
    Status__c: status,
    Method_Type__c: 'Bank_Account',
    Last_Four__c: '6789',
    Payment_Date__c: '2026-11-20',
    ...(status === 'Settled' ? { Settled_Date__c: '2026-11-20' } : {}),
  })
}

const notices = `select "Id" as id, "Status__c" as status, "Amount__c"::float as amount, "Evidence__c" as evidence,
   "Debt_Account__c" as account from record."Notice__c" where "Order__c" = $1`

async function noticePage(orderId: string) {
  const answer = await browser.call('noticesOverview', { orderId })
  return answer.notices as readonly { readonly status: string; readonly payment: unknown }[]
}

describe('what another account of the customer owes us past its due date', () => {
  it('stands before the order with the way to pay it, and the payment alone lets the order go on', async () => {
    const billId = await owe()
    const orderId = await enrol({}, browser)
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      market: 'Not_Sent',
      steps: ['Balance New', 'Utility New'],
    })
    expect(await valuesOf(notices, orderId)).toMatchObject([
      { status: 'Open', amount: 80, account: accountId },
    ])
    expect(await noticePage(orderId)).toMatchObject([
      { payment: { path: `/bills/${billId}/pay`, due: 80, isPaid: false } },
    ])
    // Money that is on its way has not arrived, and a part is not all.
    await pay(billId, 80, 'Pending')
    await pay(billId, 79.99)
    await advance(orderId)
    expect(await valuesOf(notices, orderId)).toMatchObject([{ status: 'Open' }])
    await pay(billId, 0.01)
    expect(await noticePage(orderId)).toMatchObject([{ payment: { due: 0, isPaid: true } }])
    await advance(orderId)
    expect(await valuesOf(notices, orderId)).toMatchObject([
      { status: 'Resolved', evidence: 'Payment_Posted' },
    ])
    expect(await stateOf(orderId)).toMatchObject({
      market: 'Sent',
      steps: ['Balance Completed', 'Utility In Progress'],
    })
    expect(await later(orderId)).toMatchObject({ order: 'Pending Complete' })
  })

  it('comes back when the payment is returned, once, and is settled by the next one', async () => {
    const billId = await owe()
    const orderId = await enrol({}, browser)
    await advance(orderId)
    const paymentId = await pay(billId, 80)
    await advance(orderId)
    expect(await later(orderId)).toMatchObject({ order: 'Pending Complete' })
    await update(paymentId, {
      Status__c: 'Returned',
      Returned_Date__c: '2026-11-20',
      Return_Reason__c: 'Insufficient_Funds',
    })
    await advance(orderId)
    await advance(orderId)
    expect(await valuesOf(notices, orderId)).toMatchObject([{ status: 'Open', amount: 80, evidence: null }])
    expect(await stateOf(orderId)).toMatchObject({
      order: 'Pending Processing',
      market: 'Confirmed',
      steps: ['Balance New', 'Utility Completed'],
    })
    await pay(billId, 80)
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ order: 'Pending Complete' })
    const mails = await valuesOf(
      `select key from jobs.enqueued_key where job_name = 'send-enrollment-update' and key like $1 || ' debt of%'`,
      orderId,
    )
    expect(mails).toHaveLength(2)
  })

  it('takes no proof: what we are owed is settled by paying it', async () => {
    await owe()
    const orderId = await enrol({}, browser)
    await advance(orderId)
    async function* answer() {
      const fields = { orderId, notice: '1', path: 'Pay', settled: 'yes' }
      for (const [name, value] of Object.entries(fields)) yield { kind: 'field', name, value }
      const bytes = Readable.from([Buffer.from('%PDF-1.7')])
      yield { kind: 'file', name: 'attachment', fileName: 'receipt.pdf', bytes }
    }
    await expect(browser.callMultipart('answerNotice', answer())).rejects.toMatchObject({ key: 'notFound' })
    expect(await valuesOf(notices, orderId)).toMatchObject([{ status: 'Open' }])
  })

  it('is not settled by staff who say that it was paid', async () => {
    await owe()
    const orderId = await enrol({}, browser)
    await advance(orderId)
    const [notice] = (await valuesOf(notices, orderId)) as { readonly id: string }[]
    await update(notice?.id ?? '', {
      Status__c: 'Resolved',
      Evidence__c: 'Payment_Posted',
      Resolved_Date__c: '2026-11-20',
    })
    await advance(orderId)
    expect(await valuesOf(notices, orderId)).toMatchObject([{ status: 'Open' }])
  })

  it.each([
    ['is not due yet', { Due_Date__c: '2026-12-04' }],
    ['was paid', { Status__c: 'Open', Closing_Balance__c: 0, Charges__c: 0 }],
  ])('stands before nothing while it %s', async (_state, fields) => {
    await owe(fields)
    const orderId = await enrol({}, browser)
    await advance(orderId)
    expect(await valuesOf(notices, orderId)).toEqual([])
    expect(await stateOf(orderId)).toMatchObject({ market: 'Sent' })
  })

  it('counts what a bill that is not due yet carries over', async () => {
    await owe({ Due_Date__c: '2026-12-04', Opening_Balance__c: 30, Charges__c: 80, Closing_Balance__c: 110 })
    const orderId = await enrol({}, browser)
    await advance(orderId)
    expect(await valuesOf(notices, orderId)).toMatchObject([{ status: 'Open', amount: 30 }])
  })

  it('that comes up once the market has the order stands before it no more', async () => {
    const orderId = await enrol({}, browser)
    await advance(orderId)
    await owe()
    await advance(orderId)
    expect(await valuesOf(notices, orderId)).toEqual([])
    expect(await later(orderId)).toMatchObject({ order: 'Pending Complete' })
  })
})

it('a guest of another name is told nothing of it', async () => {
  await owe()
  const orderId = await enrol()
  await advance(orderId)
  expect(await valuesOf(notices, orderId)).toEqual([])
})
