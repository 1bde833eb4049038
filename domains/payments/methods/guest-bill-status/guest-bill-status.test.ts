import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookUpGrantMs } from '../../../enrollment/operations/look-up-grant'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer, type NewCustomer } from '../../../testing/new-customer'

let bench: MethodBench
let billCount = 0

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

/** A bill of the customer’s account; of several the one with the latest date is the newest. */
async function bill(
  { accountId }: NewCustomer,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  billCount += 1
  return bench.world.context.engine.createRecord(bench.systemViewer, 'Bill__c', {
    fields: {
      Name: `98-${billCount}`,
      Account__c: accountId,
      Bill_Date__c: '2026-11-02',
      Due_Date__c: '2026-11-18',
      Period_Start__c: '2026-10-01',
      Period_End__c: '2026-10-31',
      Opening_Balance__c: 0,
      Charges__c: 120.5,
      Payments__c: 0,
      Closing_Balance__c: 120.5,
      Status__c: 'Open',
      ...fields,
    },
  })
}

async function pay(
  { accountId }: NewCustomer,
  billId: string,
  fields: Readonly<Record<string, unknown>> = {},
) {
  await bench.world.context.engine.createRecord(bench.systemViewer, 'Payment__c', {
    fields: {
      Account__c: accountId,
      Bill__c: billId,
      Purpose__c: 'Bill',
      Amount__c: 20.5,
      Fee__c: 0,
      Channel__c: 'Portal',
      Status__c: 'Settled',
      Method_Type__c: 'Card',
      Last_Four__c: '4242',
      Payment_Date__c: '2026-11-05',
      ...fields,
    },
  })
}

async function lookedUp({ accountNumber, zipCode }: NewCustomer) {
  const browser = bench.browser()
  const pair = { identifier: accountNumber, zipCode, next: 'bill' }
  expect(await browser.call('lookUpEnrollment', pair)).toEqual({ location: '/pay' })
  return browser
}

describe('guestBillStatus', () => {
  it('tells who looked an account up what is due and when, and nothing of whose bill it is', async () => {
    const customer = await createCustomer(bench)
    const billId = await bill(customer)
    // Stored later, as by an import of earlier years, and not the newest for that.
    await bill(customer, {
      Bill_Date__c: '2026-10-02',
      Status__c: 'Paid',
      Charges__c: 60,
      Closing_Balance__c: 60,
    })
    const browser = await lookedUp(customer)
    const answer = await browser.call('guestBillStatus', {})
    expect(answer).toEqual({
      problem: null,
      bill: {
        street: '•• L••••••',
        status: 'Open',
        billDate: '2026-11-02',
        dueDate: '2026-11-18',
        billed: 120.5,
        due: 120.5,
        least: 1,
        fee: 0,
        lastPayment: null,
      },
    })
    const body = JSON.stringify(answer)
    for (const secret of [customer.accountNumber, customer.accountId, billId, 'Nadia', 'Lantern']) {
      expect(body).not.toContain(secret)
    }
  })

  it('tells no other browser, and nobody after half an hour', async () => {
    const customer = await createCustomer(bench)
    await bill(customer)
    const nothing = (problem: string) => ({ problem, bill: null })
    expect(await bench.browser().call('guestBillStatus', {})).toEqual(nothing('notLookedUp'))
    expect(await bench.browser().refusalKey('payGuestBill', {})).toBe('accountNotFound')
    const browser = await lookedUp(customer)
    bench.world.advance(lookUpGrantMs)
    expect(await browser.call('guestBillStatus', {})).toEqual(nothing('lookUpEnded'))
    expect(await browser.refusalKey('payGuestBill', {})).toBe('accountNotFound')
  })

  it('finds no bill for an order that has no account any more', async () => {
    const customer = await createCustomer(bench)
    await bill(customer)
    const browser = bench.browser()
    const pair = { identifier: customer.confirmationNumber, zipCode: customer.zipCode, next: 'bill' }
    expect(await browser.call('lookUpEnrollment', pair)).toEqual({ location: '/pay' })
    expect(await browser.call('guestBillStatus', {})).toMatchObject({ problem: null, bill: { due: 120.5 } })
    await bench.world.context.pool.query(
      `update record."Order" set "AccountId" = null where "Confirmation_Number__c" = $1`,
      [customer.confirmationNumber],
    )
    const answer = await browser.call('guestBillStatus', {})
    expect(answer).toEqual({ problem: 'notLookedUp', bill: null })
  })

  it('is for guests: who signs in pays their own bills, whatever the browser looked up before', async () => {
    const customer = await createCustomer(bench)
    await bill(customer)
    const browser = await lookedUp(customer)
    const { lookUpGrant } = browser.cookies
    await browser.signIn('dana.whitcombe@example.com')
    browser.cookies.lookUpGrant = lookUpGrant
    expect(await browser.isSignedIn()).toBe(true)
    expect(await browser.call('guestBillStatus', {})).toEqual({ problem: 'notLookedUp', bill: null })
    expect(await browser.refusalKey('payGuestBill', {})).toBe('accountNotFound')
  })

  it('tells of a payment of the last half hour, without what it was paid with, and of no other', async () => {
    const customer = await createCustomer(bench)
    const billId = await bill(customer)
    await pay(customer, billId)
    expect(await (await lookedUp(customer)).call('guestBillStatus', {})).toMatchObject({
      bill: { due: 100, lastPayment: { status: 'Settled', amount: 20.5, method: null, lastFour: null } },
    })
    bench.world.advance(lookUpGrantMs)
    expect(await (await lookedUp(customer)).call('guestBillStatus', {})).toMatchObject({
      bill: { due: 100, lastPayment: null },
    })
    await pay(customer, billId, { Channel__c: 'Autopay', Amount__c: 10 })
    expect(await (await lookedUp(customer)).call('guestBillStatus', {})).toMatchObject({
      bill: { due: 90, lastPayment: null },
    })
  })

  it('takes no payment where nothing is due, and says so where no bill is made yet', async () => {
    const customer = await createCustomer(bench)
    const browser = await lookedUp(customer)
    expect(await browser.call('guestBillStatus', {})).toEqual({ problem: null, bill: null })
    expect(await browser.refusalKey('payGuestBill', {})).toBe('nothingDue')
    await bill(customer, { Status__c: 'Paid' })
    expect(await browser.call('guestBillStatus', {})).toMatchObject({ bill: { status: 'Paid', due: 0 } })
    expect(await browser.refusalKey('payGuestBill', {})).toBe('nothingDue')
  })
})
