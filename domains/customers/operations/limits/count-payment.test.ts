import { isPorchlightError } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPayment } from './count-payment'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const guest: Viewer = { class: 'guest', language: 'en' }
const customer = (userId: string): Viewer => ({ class: 'customer', language: 'en', userId, contactId: '' })

/** How many of `times` payments are begun before one is refused with a time to come back. */
async function started(
  times: number,
  billId: string,
  viewer: Viewer,
  addressOf = (_index: number) => '203.0.113.7',
): Promise<number> {
  const { identity } = world.context
  for (let index = 0; index < times; index += 1) {
    try {
      await countPayment({ identity, viewer, clientAddress: addressOf(index) }, billId)
    } catch (error) {
      if (!isPorchlightError(error, 'rateLimited')) throw error
      expect(error.retryAfterSeconds).toBe(3_600)
      return index
    }
  }
  return times
}

test('a customer begins 30 payments of a bill in an hour, whatever others do', async () => {
  expect(await started(31, 'bill-1', customer('ana'))).toBe(30)
  expect(await started(1, 'bill-2', customer('ana'))).toBe(1)
  expect(await started(1, 'bill-1', customer('ivo'))).toBe(1)
  world.advance(3_600_000)
  expect(await started(31, 'bill-1', customer('ana'))).toBe(30)
})

test('people without a login begin 10 payments of a bill from one network and 30 from all', async () => {
  expect(await started(11, 'bill-3', guest, (index) => `203.0.113.${index + 1}`)).toBe(10)
  expect(await started(11, 'bill-3', guest, (index) => `2001:db8:1:${index}::1`)).toBe(10)
  expect(await started(31, 'bill-3', guest, (index) => `198.51.${index}.1`)).toBe(10)
})

test('strangers who use up the payments of a bill use up nothing of its owner', async () => {
  await started(60, 'bill-4', guest, (index) => `198.51.${index}.1`)
  expect(await started(1, 'bill-4', guest, () => '192.0.2.1')).toBe(0)
  expect(await started(31, 'bill-4', customer('ana'))).toBe(30)
})
