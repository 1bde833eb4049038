import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'
import { agreed, fillSignUp } from '../../testing/sign-up'
import type { TestBrowser } from '../../testing/test-browser'

let bench: MethodBench
let number = 0

beforeAll(async () => {
  bench = await openMethodBench()
})
afterEach(() => {
  bench.waiting.splice(0)
})
afterAll(() => bench.close())

/** A customer who is signed in and has enrolled for another home. */
async function enrolled(
  caseType: 'Move_In' | 'Switch' = 'Move_In',
): Promise<{ readonly browser: TestBrowser; readonly orderId: string }> {
  number += 1
  const email = `mover.on.${number}@example.com`
  const customer = await createCustomer(bench, { email })
  const userId = await bench.world.context.engine.createRecord(bench.systemViewer, 'User', {
    fields: {
      FirstName: 'Nadia',
      LastName: 'Harrowgate',
      Username: email,
      Email: email,
      ContactId: customer.contactId,
      Portal_Role__c: 'Customer',
      IsActive: true,
    },
  })
  await bench.identity.setPassword(userId, 'Garden-lamp-42!')
  const browser = bench.browser()
  await browser.signIn(email, 'Garden-lamp-42!')
  await fillSignUp(browser, { service: { caseType, street: `${number} Cedar Lane` } })
  const { confirmationNumber } = await browser.call('submitEnrollment', agreed)
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Order" where "Confirmation_Number__c" = $1',
    [confirmationNumber],
  )
  return { browser, orderId: rows[0]?.id ?? '' }
}

const trackerOf = async (browser: TestBrowser, orderId: string) =>
  (await browser.call('enrollmentStatus', { orderId })).tracker

it('asks for another possible day, which is a request until the market confirms it', async () => {
  const { browser, orderId } = await enrolled()
  await bench.runJobs()
  const change = await browser.call('getEnrollmentChange', { orderId })
  expect(change).toMatchObject({
    canReschedule: true,
    canCancel: true,
    canRescind: false,
    startDate: '2026-12-01',
  })
  const moved = { location: `/enrollment-status/${orderId}?moved` }
  expect(await browser.call('rescheduleEnrollment', { orderId, startDate: '2026-12-08' })).toEqual(moved)
  expect(await browser.call('rescheduleEnrollment', { orderId, startDate: '2026-12-08' })).toEqual(moved)
  expect(bench.waiting.map(({ jobName }) => jobName)).toEqual(['advance-enrollment'])
  expect(await trackerOf(browser, orderId)).toMatchObject({
    start: { date: '2026-12-08', state: 'requested' },
  })
  for (const startDate of ['2026-12-06', '2026-12-25', '2026-11-19', '2027-03-01', 'soon']) {
    expect(await browser.refusalKey('rescheduleEnrollment', { orderId, startDate }), startDate).toBe(
      'dateNotPossible',
    )
  }
})

it('cancels, once, with what the order waits for; then nothing can be changed', async () => {
  const { browser, orderId } = await enrolled()
  bench.waiting.splice(0)
  const cancelled = { location: `/enrollment-status/${orderId}?cancelled` }
  expect(await browser.call('cancelEnrollment', { orderId })).toEqual(cancelled)
  expect(await browser.call('cancelEnrollment', { orderId })).toEqual(cancelled)
  expect(bench.waiting).toHaveLength(1)
  expect(await trackerOf(browser, orderId)).toMatchObject({ outcome: 'cancelled', next: null })
  await bench.runJobs()
  expect(await browser.refusalKey('rescheduleEnrollment', { orderId, startDate: '2026-12-08' })).toBe(
    'orderNotChangeable',
  )
})

it('takes a switch back until the third federal business day ends, and cancels it afterwards', async () => {
  const first = await enrolled('Switch')
  expect(await first.browser.call('getEnrollmentChange', { orderId: first.orderId })).toMatchObject({
    canRescind: true,
    rescindUntil: '2026-11-25',
  })
  const second = await enrolled('Switch')
  // Noon of 20 November and 5 days: 25 November, the day before Thanksgiving, is the third business day.
  bench.world.advance(5 * 86_400_000)
  await first.browser.signIn(`mover.on.${number - 1}@example.com`, 'Garden-lamp-42!')
  await first.browser.call('cancelEnrollment', { orderId: first.orderId })
  expect(await trackerOf(first.browser, first.orderId)).toMatchObject({ outcome: 'rescinded' })
  bench.world.advance(86_400_000)
  await second.browser.signIn(`mover.on.${number}@example.com`, 'Garden-lamp-42!')
  await second.browser.call('cancelEnrollment', { orderId: second.orderId })
  expect(await trackerOf(second.browser, second.orderId)).toMatchObject({ outcome: 'cancelled' })
  bench.world.advance(-6 * 86_400_000)
})

it('changes no order of another customer, nor of a guest who looked it up', async () => {
  const { orderId } = await enrolled()
  const stranger = (await enrolled()).browser
  for (const [method, body] of [
    ['getEnrollmentChange', { orderId }],
    ['rescheduleEnrollment', { orderId, startDate: '2026-12-08' }],
    ['cancelEnrollment', { orderId }],
  ] as const) {
    const foreign = await stranger.refusal(method, body)
    const unknown = await stranger.refusal(method, { ...body, orderId: '801000000000000AAA' })
    expect([foreign.key, foreign.message]).toEqual(['orderNotFound', unknown.message])
    const guest = bench.browser()
    await fillSignUp(guest, { contact: { email: `guest.${method}@example.com` } })
    await guest.call('submitEnrollment', agreed)
    expect(await guest.call('enrollmentStatus')).toMatchObject({ tracker: { isMasked: true } })
    expect(await guest.refusalKey(method, body)).toBe('invalidSession')
  }
})
