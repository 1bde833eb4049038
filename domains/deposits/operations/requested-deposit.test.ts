import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountOf } from '../../testing/account-of'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

/** A customer whose order asks for a deposit of $275. */
async function enrolling() {
  const customer = await createCustomer(bench)
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Order" where "Confirmation_Number__c" = $1',
    [customer.confirmationNumber],
  )
  const orderId = rows[0]?.id ?? ''
  await bench.world.context.engine.createRecord(bench.systemViewer, 'Deposit__c', {
    fields: {
      Account__c: customer.accountId,
      Order__c: orderId,
      Required_Amount__c: 275,
      Cap_Amount__c: 405.5,
      Paid_Amount__c: 0,
    },
  })
  return { ...customer, orderId }
}

async function mailedLink(orderId: string): Promise<string> {
  bench.waiting.push({ jobName: 'send-order-link', payload: { orderId, page: 'deposit' } })
  const [mail] = await bench.runJobs()
  expect(mail?.text).toContain(`/deposit/${orderId}?link=`)
  return linkTokenOf(mail)
}

it('the link of a mail opens the deposit of its order, on its brand and for a day, and no other', async () => {
  const customer = await enrolling()
  const other = await enrolling()
  const browser = bench.browser()
  browser.cookies.link = await mailedLink(customer.orderId)
  const offered = { problem: 'linkOffered', deposit: null }
  expect(await browser.call('depositStatus', { orderId: customer.orderId })).toEqual(offered)
  expect(await browser.refusalKey('payDeposit', { orderId: customer.orderId })).toBe('depositNotFound')
  await browser.call('takeOrderLink', { choice: 'mine' })
  const shown = { orderId: customer.orderId, rest: 275, street: '12 Lantern Row' }
  for (const body of [{ orderId: customer.orderId }, {}]) {
    expect(await browser.call('depositStatus', body)).toMatchObject({ problem: null, deposit: shown })
  }
  const none = { problem: 'orderNotFound', deposit: null }
  expect(await browser.call('depositStatus', { orderId: other.orderId })).toEqual(none)
  expect(await browser.call('depositStatus', { orderId: '801000000000001AAA' })).toEqual(none)
  expect(await bench.browser().call('depositStatus', { orderId: customer.orderId })).toEqual(none)
  const theirs = { orderId: other.orderId }
  expect(await browser.refusalKey('payDeposit', theirs)).toBe('depositNotFound')
  expect(await browser.refusalKey('askDepositWaiver', { ...theirs, reason: 'Age_65' })).toBe(
    'depositNotFound',
  )
  const elsewhere = bench.browser({ brand: 'second' })
  elsewhere.cookies.link = browser.cookies.orderLink
  elsewhere.cookies.orderLink = browser.cookies.orderLink
  expect(await elsewhere.call('depositStatus', { orderId: customer.orderId })).toEqual(none)

  const requested = await browser.call('askDepositWaiver', { orderId: customer.orderId, reason: 'Age_65' })
  expect(requested).toEqual({ location: `/deposit/${customer.orderId}?asked` })

  bench.world.advance(86_400_000)
  const expired = { problem: 'linkExpired', deposit: null }
  expect(await browser.call('depositStatus', { orderId: customer.orderId })).toEqual(expired)
  expect(await browser.refusalKey('payDeposit', { orderId: customer.orderId })).toBe('linkExpired')
  expect(await browser.call('sendOrderTaskLink')).toEqual({ location: '/deposit?sent' })
  const [again] = await bench.runJobs()
  expect(again?.to).toBe(customer.email)
  expect(await browser.call('depositStatus')).toEqual({ problem: 'linkNotLatest', deposit: null })
  browser.cookies.link = linkTokenOf(again)
  await browser.call('takeOrderLink', { choice: 'mine' })
  expect(await browser.call('depositStatus', { orderId: customer.orderId })).toMatchObject({ problem: null })
})

it('a customer who opens the link of another is offered it, and without it has no such deposit', async () => {
  const owner = await enrolling()
  const signedIn = bench.browser()
  await signedIn.signIn('dana.whitcombe@example.com')
  expect(await signedIn.refusalKey('depositStatus', { orderId: owner.orderId })).toBe('depositNotFound')
  signedIn.cookies.link = await mailedLink(owner.orderId)
  const offered = { problem: 'linkOffered', deposit: null }
  expect(await signedIn.call('depositStatus', { orderId: owner.orderId })).toMatchObject(offered)
})

it('number and ZIP code are not enough to ask for an exemption, nor to be told of one or of what was paid', async () => {
  const customer = await enrolling()
  const signedInByLink = bench.browser()
  signedInByLink.cookies.link = await mailedLink(customer.orderId)
  const guest = bench.browser()
  const { confirmationNumber: identifier, zipCode } = customer
  await guest.call('lookUpEnrollment', { identifier, zipCode })
  const body = { reason: 'Family_Violence', contactBy: 'Only call +1 713 555 0166' }
  const before = await guest.call('depositStatus')
  expect(before).toMatchObject({ deposit: { status: 'Due', required: 275, paid: null, isWaiverAsked: null } })
  expect(await guest.refusalKey('askDepositWaiver', body)).toBe('linkRequired')
  const { engine, pool } = bench.world.context
  const cases = async () =>
    (
      await pool.query<{ comments: string }>(
        `select "Comments" as comments from record."Case" where "Order__c" = $1 and "Comments" like 'Exemption%'`,
        [customer.orderId],
      )
    ).rows
  expect(await cases()).toEqual([])

  await signedInByLink.call('takeOrderLink', { choice: 'mine' })
  await signedInByLink.call('askDepositWaiver', { ...body, orderId: customer.orderId })
  expect(await cases()).toEqual([
    { comments: expect.stringContaining('opened the link that we mailed to the customer') },
  ])
  expect(await guest.call('depositStatus')).toEqual(before)

  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."Deposit__c" where "Order__c" = $1',
    [customer.orderId],
  )
  const depositId = rows[0]?.id ?? ''
  await pool.query(
    `update record."Deposit__c" set "Status__c" = 'Part_Paid', "Paid_Amount__c" = 100,
     "Payment_Confirmation_Number__c" = 'P000000000001' where "Id" = $1`,
    [depositId],
  )
  const left = { status: 'Due', required: 175, rest: 175, paid: null, confirmationNumber: null }
  expect(await guest.call('depositStatus')).toMatchObject({ deposit: left })
  const fields = { Status__c: 'Waived', Waiver_Reason__c: 'Family_Violence' }
  await engine.updateRecord(bench.systemViewer, depositId, { fields })
  const nothing = { status: 'Cancelled', paid: null, ledger: null, isWaiverAsked: null }
  expect(await guest.call('depositStatus')).toMatchObject({ deposit: nothing })
})

it('who looked an order up can have its link mailed to the customer, and to nobody else', async () => {
  const customer = await enrolling()
  const guest = bench.browser()
  expect(await guest.refusalKey('sendOrderTaskLink', { page: 'deposit' })).toBe('orderNotFound')
  const { confirmationNumber: identifier, zipCode } = customer
  await guest.call('lookUpEnrollment', { identifier, zipCode })
  expect(await guest.call('sendOrderTaskLink', { page: 'deposit' })).toEqual({ location: '/deposit?sent' })
  const [mail] = await bench.runJobs()
  expect(mail?.to).toBe(customer.email)
  expect(await guest.refusalKey('sendOrderTaskLink', { page: 'deposit' })).toBe('rateLimited')
  guest.cookies.link = linkTokenOf(mail)
  await guest.call('takeOrderLink', { choice: 'mine' })
  expect(await guest.call('askDepositWaiver', { reason: 'Age_65' })).toEqual({
    location: `/deposit/${customer.orderId}?asked`,
  })
})

it('a look-up shows the deposit of its order masked, and a link shows more of the same', async () => {
  const customer = await enrolling()
  const browser = bench.browser()
  const { confirmationNumber: identifier, zipCode } = customer
  await browser.call('lookUpEnrollment', { identifier, zipCode })
  expect(await browser.call('depositStatus')).toMatchObject({
    deposit: { orderId: null, number: null, street: '•• L••••••', rest: 275 },
  })
  browser.cookies.link = await mailedLink(customer.orderId)
  await browser.call('takeOrderLink', { choice: 'mine' })
  expect(await browser.call('depositStatus')).toMatchObject({ deposit: { orderId: customer.orderId } })
})

it('who looked up an account without orders is shown its deposit, masked, while they name no order', async () => {
  const customer = await createCustomer(bench, { isImported: true })
  const { accountNumber: identifier, zipCode } = customer
  const other = await enrolling()
  const browser = bench.browser()
  await browser.call('lookUpEnrollment', { identifier, zipCode })
  expect(await browser.refusalKey('depositStatus', {})).toBe('depositNotFound')
  await bench.world.context.engine.createRecord(bench.systemViewer, 'Deposit__c', {
    fields: {
      Account__c: customer.accountId,
      Required_Amount__c: 180,
      Cap_Amount__c: 405.5,
      Paid_Amount__c: 0,
    },
  })
  expect(await browser.call('depositStatus', {})).toMatchObject({
    problem: null,
    deposit: { orderId: null, number: null, street: '•• L••••••', rest: 180 },
  })
  const none = { problem: 'orderNotFound', deposit: null }
  expect(await browser.call('depositStatus', { orderId: other.orderId })).toEqual(none)
  expect(await bench.browser().call('depositStatus', {})).toMatchObject({ deposit: null })
})

it('whoever has the link begins ten payments of the deposit from one network in an hour', async () => {
  const customer = await enrolling()
  const browser = bench.browser()
  browser.cookies.link = await mailedLink(customer.orderId)
  await browser.call('takeOrderLink', { choice: 'mine' })
  const body = { orderId: customer.orderId }
  for (let count = 0; count < 10; count += 1) {
    expect(await browser.refusalKey('payDeposit', body)).toBe('depositPaymentError')
  }
  expect(await browser.refusalKey('payDeposit', body)).toBe('rateLimited')
})

it('what names no order is no deposit, also for a customer who has one', async () => {
  const browser = bench.browser()
  await browser.signIn('dana.whitcombe@example.com')
  const accountId = await accountOf(bench.world, 'dana.whitcombe@example.com')
  await bench.world.context.engine.createRecord(bench.systemViewer, 'Deposit__c', {
    fields: { Account__c: accountId, Required_Amount__c: 90, Cap_Amount__c: 405.5, Paid_Amount__c: 0 },
  })
  expect(await browser.call('depositStatus', {})).toMatchObject({ deposit: { rest: 90 } })
  for (const orderId of ['nothing', accountId, '801000000000001AAA'])
    expect([orderId, await browser.refusalKey('depositStatus', { orderId })]).toEqual([
      orderId,
      'depositNotFound',
    ])
  // A link of somebody else that the browser holds is offered only for the order that it is of.
  browser.cookies.link = await mailedLink((await enrolling()).orderId)
  expect(await browser.call('depositStatus', {})).toMatchObject({ problem: null, deposit: { rest: 90 } })
  await bench.world.context.pool.query(
    'update record."Deposit__c" set "Required_Amount__c" = 405.51 where "Account__c" = $1',
    [accountId],
  )
  expect(await browser.call('payDeposit', {})).toEqual({ location: '/deposit?review' })
})

it('an order that was looked up and requires no deposit has none', async () => {
  const { confirmationNumber: identifier, zipCode } = await createCustomer(bench)
  const guest = bench.browser()
  await guest.call('lookUpEnrollment', { identifier, zipCode })
  expect(await guest.refusalKey('depositStatus', {})).toBe('depositNotFound')
})

it('who pays after a look-up is not shown the id of the order', async () => {
  const { confirmationNumber: identifier, zipCode, orderId } = await enrolling()
  await bench.world.context.pool.query(
    'update record."Deposit__c" set "Required_Amount__c" = 405.51 where "Order__c" = $1',
    [orderId],
  )
  const guest = bench.browser()
  await guest.call('lookUpEnrollment', { identifier, zipCode })
  expect(await guest.call('payDeposit', { share: 'full' })).toEqual({ location: '/deposit?review' })
  const owner = bench.browser()
  owner.cookies.link = await mailedLink(orderId)
  await owner.call('takeOrderLink', { choice: 'mine' })
  expect(await owner.call('payDeposit', { share: 'full', orderId })).toEqual({
    location: `/deposit/${orderId}?review`,
  })
})

it('begins no payment where payments are switched off, which would wait for ever', async () => {
  const { orderId, accountId } = await enrolling()
  const browser = bench.browser()
  browser.cookies.link = await mailedLink(orderId)
  await browser.call('takeOrderLink', { choice: 'mine' })
  expect(bench.world.context.payments.pageOrigin).toBeNull()
  expect(await browser.refusalKey('payDeposit', { orderId })).toBe('depositPaymentError')
  const { rows } = await bench.world.context.pool.query(
    'select "Status__c" from record."Payment__c" where "Account__c" = $1',
    [accountId],
  )
  expect(rows).toEqual([])
})
