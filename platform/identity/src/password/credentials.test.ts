import { isPorchlightError } from '@porchlight/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityBench, logInRequest, openIdentityBench, rightPassword } from '../testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

test('every password that a user ever had is known as reused, and nobody else’s', async () => {
  for (let index = 1; index <= 8; index++) await bench.identity.setPassword('user-a', `Porch-light-${index}`)
  const reused = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => bench.identity.isReused('user-a', `Porch-light-${index}`)),
  )
  expect(reused).toEqual([true, true, true, true, true, true, true, true, false])
  expect(await bench.identity.isReused('user-b', 'Porch-light-6')).toBe(false)
})

test('passwords whose hashes each have a salt of their own, and those of another cost, stay known', async () => {
  for (let index = 1; index <= 5; index++) {
    const { password_hash } = await hashOf(`user-of-salt-${index}`, `Porch-salt-${index}`)
    await bench.database.pool.query(
      `insert into identity.credential values ('user-old', $1, now(), $2)
       on conflict (user_id) do update set password_hash = $1, version = $2`,
      [password_hash, index],
    )
    await bench.database.pool.query(
      `insert into identity.password_history values ('user-old', $1, $2, now())`,
      [index, password_hash],
    )
  }
  await bench.identity.setPassword('user-old', 'Porch-salt-6')
  const dearer = bench.sibling({ passwordCost: { memoryKiB: 16, iterations: 1, parallelism: 1 } })
  await dearer.setPassword('user-old', 'Porch-salt-7')
  await bench.identity.setPassword('user-old', 'Porch-salt-8')
  for (let index = 1; index <= 8; index++)
    expect([index, await bench.identity.isReused('user-old', `Porch-salt-${index}`)]).toEqual([index, true])
  expect(await bench.identity.isReused('user-old', 'Porch-salt-9')).toBe(false)
  bench.takeComparisons()
  await bench.identity.isReused('user-old', 'Porch-salt-9')
  // Five earlier salts, which the later passwords share, and one with the other cost.
  expect(bench.takeComparisons()).toBe(6)
})

async function hashOf(userId: string, password: string): Promise<{ readonly password_hash: string }> {
  await bench.identity.setPassword(userId, password)
  const { rows } = await bench.database.pool.query(
    'select password_hash from identity.credential where user_id = $1',
    [userId],
  )
  return rows[0]
}

test('asking about reuse costs the same for everybody', async () => {
  bench.takeComparisons()
  for (const [userId, password] of [
    ['user-a', 'Porch-light-6'],
    ['user-a', 'Porch-light-9'],
    ['user-nobody', 'Porch-light-6'],
    ['user-a', ''],
  ] as const) {
    await bench.identity.isReused(userId, password)
    expect(bench.takeComparisons()).toBe(5)
  }
})

test('the hashes of one user share a salt, and no two users do', async () => {
  await bench.identity.setPassword('user-b', 'Porch-light-1')
  const { rows } = await bench.database.pool.query(
    `select user_id, split_part(password_hash, '$', 5) as salt, count(*)::int as hashes
     from identity.password_history where user_id in ('user-a', 'user-b') group by 1, 2 order by 1`,
  )
  expect(rows.map(({ user_id, hashes }) => [user_id, hashes])).toEqual([
    ['user-a', 8],
    ['user-b', 1],
  ])
  expect(new Set(rows.map(({ salt }) => salt)).size).toBe(2)
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

test('what is written alongside a new password is written with it or not at all', async () => {
  const { identity, database } = bench
  const note = async (client: { query: (text: string) => Promise<unknown> }) => {
    await client.query(`insert into identity.factor_clearance (user_id, cleared_by, cleared_at)
      values ('user-alongside', 'note', now())`)
  }
  const notes = async () =>
    (await database.pool.query(`select 1 from identity.factor_clearance where user_id = 'user-alongside'`))
      .rows
  await identity.setPassword('user-alongside', rightPassword, note)
  expect(await notes()).toHaveLength(1)
  const failing = identity.setPassword('user-alongside', 'Another-porch-8!', async (client) => {
    await note(client)
    throw new RangeError('not now')
  })
  await expect(failing).rejects.toThrow('not now')
  expect(await notes()).toHaveLength(1)
  expect(await identity.checkPassword('user-alongside', rightPassword)).toBe(true)
  expect(await identity.checkPassword('user-alongside', 'Another-porch-8!')).toBe(false)
})

test('every hash and every comparison is counted', async () => {
  const calls: string[] = []
  const counting = bench.sibling({ onPasswordHash: (call) => void calls.push(call) })
  await counting.setPassword('user-counted', rightPassword)
  await counting.checkPassword('user-counted', rightPassword)
  expect(calls).toEqual(['hash', 'verify'])
})
