import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, type IdentityBench, openIdentityBench, rightPassword } from '../testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

const request = (userId: string, oldEmail: string, newEmail: string) =>
  bench.identity.requestEmailChange({ userId, oldEmail, newEmail })
const stateOf = async (id: string) => (await bench.identity.findEmailChange(id))?.state

test('a change is open until it is verified, and may be marked so again', async () => {
  const { id } = await request('user-1', 'old@example.com', 'new@example.com')
  expect(await bench.identity.findEmailChange(id)).toMatchObject({
    userId: 'user-1',
    oldEmail: 'old@example.com',
    newEmail: 'new@example.com',
    state: 'open',
  })
  expect(await bench.identity.markEmailChangeVerified(id)).toBe(true)
  expect(await bench.identity.markEmailChangeVerified(id)).toBe(true)
  expect(await stateOf(id)).toBe('verified')
  expect(await bench.identity.findEmailChange('unknown')).toBeNull()
})

test('of requests in parallel one stays open', async () => {
  const changes = await Promise.all(
    Array.from({ length: 10 }, (_, count) =>
      request('user-2', 'old@example.com', `new-${count}@example.com`),
    ),
  )
  const states = await Promise.all(changes.map(({ id }) => stateOf(id)))
  expect(states.filter((state) => state === 'open')).toHaveLength(1)
})

test('a new password supersedes a change that is not verified, and none that is', async () => {
  const verified = await request('user-3', 'a@example.com', 'b@example.com')
  await bench.identity.markEmailChangeVerified(verified.id)
  const open = await request('user-3', 'b@example.com', 'c@example.com')
  await bench.identity.setPassword('user-3', rightPassword)
  expect([await stateOf(verified.id), await stateOf(open.id)]).toEqual(['verified', 'superseded'])
  expect(await bench.identity.markEmailChangeVerified(open.id)).toBe(false)
})

test('undoing a change takes the later ones along, whose own undoing counts no more', async () => {
  const before = await request('user-4', 'a@example.com', 'b@example.com')
  await bench.identity.markEmailChangeVerified(before.id)
  const undone = await request('user-4', 'b@example.com', 'c@example.com')
  await bench.identity.markEmailChangeVerified(undone.id)
  const later = await request('user-4', 'c@example.com', 'd@example.com')
  const stranger = await request('user-5', 'x@example.com', 'y@example.com')
  expect(await bench.identity.undoEmailChange(undone.id)).toBe(true)
  expect(await bench.identity.undoEmailChange(undone.id)).toBe(true)
  expect(await bench.identity.undoEmailChange(later.id)).toBe(false)
  expect(await Promise.all([before, undone, later, stranger].map(({ id }) => stateOf(id)))).toEqual([
    'verified',
    'undone',
    'undone',
    'open',
  ])
  expect(await bench.identity.markEmailChangeVerified(later.id)).toBe(false)
})

test('addresses are forgotten after 30 days', async () => {
  const { id } = await request('user-6', 'a@example.com', 'b@example.com')
  bench.moveClock(29 * 24 * hour)
  await bench.identity.purgeExpired()
  expect(await stateOf(id)).toBe('open')
  bench.moveClock(24 * hour)
  expect((await bench.identity.purgeExpired()).emailChanges).toBeGreaterThan(0)
  expect(await bench.identity.findEmailChange(id)).toBeNull()
})
