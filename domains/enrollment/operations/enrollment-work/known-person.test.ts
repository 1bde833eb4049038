import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolledOrders } from '../../../testing/enrolled-orders'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'
import { takeQueued } from '../../../testing/take-queued'

let bench: MethodBench
let number = 0

beforeAll(async () => {
  bench = await openMethodBench()
})
beforeEach(async () => {
  await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'confirm' })
  await bench.credit.setFaultMode({ next: 'pass', depositDollars: 200 })
})
afterEach(() => {
  bench.waiting.splice(0)
})
afterAll(() => bench.close())

const { enrol, advance, stateOf, valuesOf } = enrolledOrders(() => bench)

const update = (id: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, id, { fields })

/** Somebody who is a customer, and a guest's order in the same name and with the same address. */
async function knownGuest() {
  number += 1
  const known = await createCustomer(bench, { email: `known.${number}@example.com` })
  const contact = { firstName: 'Nadia', lastName: 'Harrowgate', email: known.email }
  const orderId = await enrol({ contact: { ...contact, mobilePhone: `713 555 01${10 + number}` } })
  await advance(orderId)
  return { known, orderId }
}

async function contactOf(orderId: string): Promise<string> {
  const [row] = (await valuesOf(
    `select a."ContactId" as id from record."Account" a join record."Order" o on o."AccountId" = a."Id"
     where o."Id" = $1`,
    orderId,
  )) as { readonly id: string }[]
  return row?.id ?? ''
}

async function moveVerification(orderId: string, ...statuses: readonly string[]): Promise<void> {
  const [check] = (await valuesOf(
    'select "Id" as id from record."Identity_Verification__c" where "Order__c" = $1',
    orderId,
  )) as { readonly id: string }[]
  const now = bench.world.context.now().toISOString()
  for (const status of statuses) {
    const ended = status === 'Passed' || status === 'Failed' ? { Completed_At__c: now } : {}
    await update(check?.id ?? '', { Status__c: status, ...ended })
  }
}

/** What a stranger sees of an order that they look up. */
async function guestPage(orderId: string) {
  const answer = await (await lookedUp(orderId)).call('enrollmentStatus', {})
  return JSON.parse(JSON.stringify(answer).replace(/•[^"]*/g, ''))
}

async function lookedUp(orderId: string) {
  const [order] = (await valuesOf(
    'select "Confirmation_Number__c" as identifier from record."Order" where "Id" = $1',
    orderId,
  )) as { readonly identifier: string }[]
  const browser = bench.browser()
  await browser.call('lookUpEnrollment', { ...order, zipCode: '77002' })
  return browser
}

describe('a guest with the name and address of a customer', () => {
  it('confirms who they are; the customer is written to, and the order becomes theirs', async () => {
    const { known, orderId } = await knownGuest()
    expect(await stateOf(orderId)).toMatchObject({
      market: 'Not_Sent',
      steps: ['Identity New', 'Utility New'],
    })
    expect(await contactOf(orderId)).not.toBe(known.contactId)
    expect(await takeQueued(bench, 'send-registration-link')).toBe(1)
    const mails = await bench.runJobs()
    expect(mails.map(({ to }) => to)).toContain(known.email)
    await advance(orderId)
    expect(await contactOf(orderId)).not.toBe(known.contactId)
    await moveVerification(orderId, 'Opened', 'Passed')
    await advance(orderId)
    expect(await contactOf(orderId)).toBe(known.contactId)
    expect(await stateOf(orderId)).toMatchObject({ market: 'Sent' })
    expect(await takeQueued(bench, 'send-registration-link')).toBe(0)
  })

  it('becomes nobody else while the verification has not passed', async () => {
    const { known, orderId } = await knownGuest()
    await moveVerification(orderId, 'Opened', 'Failed')
    await advance(orderId)
    expect(await contactOf(orderId)).not.toBe(known.contactId)
    expect(await stateOf(orderId)).toMatchObject({ market: 'Not_Sent' })
  })

  it('sees what anybody sees whom the credit check cannot confirm', async () => {
    const { orderId } = await knownGuest()
    await advance(orderId)
    const other = await enrol({ contact: { lastName: 'Fogg' } })
    await advance(other)
    expect(await guestPage(orderId)).toEqual(await guestPage(other))
  })

  it('is told of what the customer owes only once they have proved to be that person', async () => {
    const { known, orderId } = await knownGuest()
    await bench.world.context.engine.createRecord(bench.systemViewer, 'Bill__c', {
      fields: {
        Name: `known-${orderId}`,
        Account__c: known.accountId,
        Bill_Date__c: '2026-11-01',
        Due_Date__c: '2026-11-17',
        Period_Start__c: '2026-10-01',
        Period_End__c: '2026-10-31',
        Opening_Balance__c: 0,
        Charges__c: 61.5,
        Payments__c: 0,
        Closing_Balance__c: 61.5,
        Status__c: 'Open',
      },
    })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ steps: ['Identity New', 'Utility New'] })
    await moveVerification(orderId, 'Opened', 'Passed')
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      market: 'Not_Sent',
      steps: ['Identity Completed', 'Balance New', 'Utility New'],
    })
    // Number and ZIP code alone show neither whose bill it is nor how much.
    const browser = await lookedUp(orderId)
    expect(await browser.call('noticesOverview', {})).toMatchObject({
      notices: [{ amount: null, payment: { path: '/pay?look-up', due: null, isPaid: false } }],
    })
  })
})

it('whoever is perhaps a customer goes on, and an advisor looks, once', async () => {
  const orderId = await enrol({
    contact: { lastName: 'Unsure', email: 'unsure.one@example.com', mobilePhone: '713 555 0199' },
  })
  await advance(orderId)
  const second = await enrol({
    contact: { lastName: 'Unsure', email: 'unsure.two@example.com', mobilePhone: '(713) 555-0199' },
  })
  await bench.market.setFaultMode({ isAway: true })
  await expect(advance(second)).rejects.toMatchObject({ name: 'ProviderFailure' })
  await bench.market.setFaultMode({ isAway: false })
  await advance(second)
  expect(await stateOf(second)).toMatchObject({ market: 'Sent', steps: ['Utility In Progress'] })
  const cases = `select c."Subject" as subject, c."Description" as description, c."Comments" as comments,
    c."OwnerId" is not null as owned from record."Case" c where c."Order__c" = $1`
  const [opened, ...more] = (await valuesOf(cases, second)) as Readonly<Record<string, unknown>>[]
  expect(more).toEqual([])
  expect(opened).toMatchObject({ subject: 'We are checking the details of your order', owned: true })
  expect(opened?.comments).toContain(await contactOf(orderId))
  expect(String(opened?.description)).not.toContain('003')
  expect(await valuesOf(cases, orderId)).toEqual([])
})
