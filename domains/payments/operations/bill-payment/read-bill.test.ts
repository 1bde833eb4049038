import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCustomer, type NewCustomer } from '../../../testing/new-customer'
import { toBillView } from './bill-view'
import { billsWithMoreTime, findMoreTimeCase, moreTimeSubject } from './more-time-case'
import { readBill, readBills } from './read-bill'

let world: TestWorld
let customer: NewCustomer
let billId = ''
let otherBills: readonly string[] = []
let bills = 0

beforeAll(async () => {
  world = await createTestWorld()
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Bill__c" order by "Bill_Date__c" desc, "Id" limit 100',
  )
  otherBills = rows.map(({ id }) => id)
})
afterAll(() => world.close())

/** A bill of $120.50. */
beforeEach(async () => {
  customer = await createCustomer({ world, systemViewer: world.context.systemViewer })
  bills += 1
  billId = await write('Bill__c', {
    Name: `B-read-${bills}`,
    Account__c: customer.accountId,
    Bill_Date__c: '2026-11-02',
    Due_Date__c: '2026-11-18',
    Period_Start__c: '2026-10-01',
    Period_End__c: '2026-10-31',
    Opening_Balance__c: 0,
    Charges__c: 120.5,
    Payments__c: 0,
    Closing_Balance__c: 120.5,
    Status__c: 'Open',
  })
})

const write = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  world.context.engine.createRecord(world.context.systemViewer, objectApiName, { fields })

async function setBill(status: string, dollars: number): Promise<void> {
  const { pool } = world.context
  await pool.query(
    `update record."Bill__c" set "Status__c" = $2, "Charges__c" = $3, "Closing_Balance__c" = $3 where "Id" = $1`,
    [billId, status, dollars],
  )
  await pool.query(forgetLedger(customer.accountId))
}

/** A payment towards the bill that comes to each of the statuses. */
async function pay(Amount__c: number, ...statuses: readonly string[]): Promise<void> {
  const paymentId = await write('Payment__c', {
    Account__c: customer.accountId,
    Purpose__c: 'Bill',
    Bill__c: billId,
    Amount__c,
    Fee__c: 0,
    Channel__c: 'Portal',
    Payment_Date__c: '2026-11-05',
  })
  const { engine, systemViewer } = world.context
  for (const Status__c of statuses) {
    await engine.updateRecord(systemViewer, paymentId, { fields: { Status__c, ...daysOf[Status__c] } })
  }
}

const day = '2026-11-06'
const daysOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Settled: { Settled_Date__c: day },
  Returned: { Returned_Date__c: day, Return_Reason__c: 'Insufficient_Funds' },
  Declined: { Return_Reason__c: 'Card_Declined' },
  Refunded: { Refunded_Date__c: day },
}

async function read() {
  const { engine, systemViewer } = world.context
  const bill = await readBill(engine, systemViewer, systemViewer, billId)
  if (bill === null) throw new TypeError('There is no such bill.')
  // Read among others it is the same.
  const among = await readBills(engine, systemViewer, [...otherBills, billId])
  expect(among.find((read) => read.billId === billId)).toEqual(bill)
  return bill
}

describe('a bill', () => {
  it('is read with what is left to pay of it: what settled and did not go back counts', async () => {
    await pay(30, 'Settled')
    await pay(40, 'Settled')
    await pay(10)
    for (const status of ['Declined', 'Cancelled']) await pay(10, status)
    for (const status of ['Returned', 'Refunded']) await pay(10, 'Settled', status)
    expect(await read()).toEqual({
      billId,
      number: `B-read-${bills}`,
      accountId: customer.accountId,
      status: 'Open',
      closingCents: 12_050,
      dueCents: 5_050,
      billDate: '2026-11-02',
      dueDate: '2026-11-18',
      street: '12 Lantern Row',
    })
  })

  it('asks for nothing when more was paid, or when it is settled or part of the next one', async () => {
    await setBill('Past_Due', 120.5)
    expect((await read()).dueCents).toBe(12_050)
    for (const status of ['Paid', 'Carried_Over']) {
      await setBill(status, 120.5)
      expect([status, (await read()).dueCents]).toEqual([status, 0])
    }
    await setBill('Open', 120.5)
    await pay(121, 'Settled')
    expect((await read()).dueCents).toBe(0)
  })

  it('is null for an id that no bill has', async () => {
    const { engine, systemViewer } = world.context
    expect(await readBill(engine, systemViewer, systemViewer, 'a04000000000009AAA')).toBeNull()
  })

  it('is shown in dollars, and at least a dollar of it is taken, or what is left of it', async () => {
    expect(toBillView(await read())).toEqual({
      status: 'Open',
      billDate: '2026-11-02',
      dueDate: '2026-11-18',
      billed: 120.5,
      due: 120.5,
      least: 1,
      fee: 0,
    })
    await setBill('Open', 0.4)
    expect(toBillView(await read())).toMatchObject({ billed: 0.4, due: 0.4, least: 0.4 })
  })
})

it('the case that asks for more time is one about that bill of that account, open where an open one is meant', async () => {
  const other = await createCustomer({ world, systemViewer: world.context.systemViewer })
  const bill = await read()
  const open = (subject: string, of = customer) =>
    write('Case', {
      AccountId: of.accountId,
      ContactId: of.contactId,
      Subject: subject,
      Description: 'Please look.',
    })
  await open(moreTimeSubject(bill, 'en'), other)
  await open('Something else')
  const withMoreTime = async () => [...(await billsWithMoreTime(world.context, [bill]))]
  expect(await withMoreTime()).toEqual([])
  for (const language of ['en', 'es'] as const) {
    const caseId = await open(moreTimeSubject(bill, language))
    expect(await findMoreTimeCase(world.context, bill)).toBe(caseId)
    await world.context.pool.query(`update record."Case" set "Status" = 'Closed' where "Id" = $1`, [caseId])
    expect(await findMoreTimeCase(world.context, bill)).toBeNull()
    expect(await withMoreTime()).toEqual([billId])
    await world.context.pool.query('delete from record."Case" where "Id" = $1', [caseId])
  }
})
