import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, type IdentityBench, openIdentityBench, rightPassword } from '../testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

const revoke = (userId: string) => bench.identity.endWaysIn(userId, { event: 'secondFactorsCleared' })

test('a revoked password is wrong, costs the same comparison and cannot be taken again', async () => {
  await bench.identity.setPassword('user-1', rightPassword)
  expect(await bench.identity.checkPassword('user-1', rightPassword)).toBe(true)
  await revoke('user-1')
  bench.takeComparisons()
  expect(await bench.identity.checkPassword('user-1', rightPassword)).toBe(false)
  expect(await bench.identity.checkPassword('user-1', 'revoked')).toBe(false)
  expect(await bench.identity.checkPassword(null, rightPassword)).toBe(false)
  expect(bench.takeComparisons()).toBe(3)
  expect(await bench.identity.isReused('user-1', rightPassword)).toBe(true)
  await bench.identity.setPassword('user-1', 'Another-porch-8!')
  expect(await bench.identity.checkPassword('user-1', 'Another-porch-8!')).toBe(true)
})

test('revoking closes open links, and revoking again closes none that were issued since', async () => {
  const reset = { purpose: 'passwordReset', brand: 'first' } as const
  const issue = () => bench.identity.issueOneTimeToken({ ...reset, subjectId: 'user-2', lifetimeMs: hour })
  await bench.identity.setPassword('user-2', rightPassword)
  const before = await issue()
  await revoke('user-2')
  const since = await issue()
  await revoke('user-2')
  expect((await bench.identity.lookAtOneTimeToken(before.token, reset)).state).toBe('superseded')
  expect((await bench.identity.lookAtOneTimeToken(since.token, reset)).state).toBe('valid')
})

test('a session is ended by its id only by its user', async () => {
  const { token, session } = await bench.identity.startSession('user-3')
  expect(await bench.identity.endSessionOf('user-4', session.id)).toBe(false)
  expect(await bench.identity.endSessionOf('user-3', 'no id')).toBe(false)
  expect(await bench.identity.findSession(token)).not.toBeNull()
  expect(await bench.identity.endSessionOf('user-3', session.id)).toBe(true)
  expect(await bench.identity.endSessionOf('user-3', session.id)).toBe(false)
  expect(await bench.identity.findSession(token)).toBeNull()
})
