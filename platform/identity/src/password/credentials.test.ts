import { isPorchlightError } from '@porchlight/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityBench, logInRequest, openIdentityBench } from '../testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

test('the last five passwords, the present one included, are known as reused', async () => {
  for (let index = 1; index <= 6; index++) await bench.identity.setPassword('user-a', `Porch-light-${index}`)
  const reused = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((index) => bench.identity.isReused('user-a', `Porch-light-${index}`)),
  )
  expect(reused).toEqual([false, true, true, true, true, true, false])
  expect(await bench.identity.isReused('user-a', 'Porch-light-5', 1)).toBe(false)
  expect(await bench.identity.isReused('user-b', 'Porch-light-6')).toBe(false)
})

test('asking about reuse costs the same for everybody', async () => {
  bench.takeComparisons()
  for (const [userId, password] of [
    ['user-a', 'Porch-light-6'],
    ['user-nobody', 'Porch-light-6'],
    ['user-a', ''],
  ] as const) {
    await bench.identity.isReused(userId, password)
    expect(bench.takeComparisons()).toBe(5)
  }
})

test('only as many old hashes are kept as are needed', async () => {
  const { rows } = await bench.database.pool.query(
    `select version from identity.password_history where user_id = 'user-a' order by version`,
  )
  expect(rows.map((row) => row.version)).toEqual([2, 3, 4, 5, 6])
})

test('of passwords set in parallel one holds, and none is lost from the history', async () => {
  const passwords = ['Porch-a-1!', 'Porch-b-2!', 'Porch-c-3!', 'Porch-d-4!']
  await Promise.all(passwords.map((password) => bench.identity.setPassword('user-ana', password)))
  const outcomes = await Promise.all(
    passwords.map((password) => bench.identity.logIn(logInRequest('ana@example.com', password))),
  )
  expect(outcomes.filter((result) => result.outcome === 'signedIn')).toHaveLength(1)
  for (const password of passwords) expect(await bench.identity.isReused('user-ana', password)).toBe(true)
})

test('an empty or overlong password cannot be set', async () => {
  for (const password of ['', 'x'.repeat(129)])
    await expect(bench.identity.setPassword('user-b', password)).rejects.toSatisfy((error) =>
      isPorchlightError(error, 'invalidFieldValue'),
    )
  await bench.identity.setPassword('user-b', '😀'.repeat(128))
})

test('the default cost is that of argon2id with 19 MiB, two passes and one lane', async () => {
  const { defaultPasswordCost } = await import('./password-hasher')
  await bench.sibling({ passwordCost: defaultPasswordCost }).setPassword('user-cost', 'Porch-light-1')
  const { rows } = await bench.database.pool.query(
    `select password_hash from identity.credential where user_id = 'user-cost'`,
  )
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
