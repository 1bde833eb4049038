import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installationSecret } from './installation-secret'
import { migrations } from './migrations'

const [older, newer, strange] = ['a', 'b', 'c'].map((letter) => Buffer.alloc(32, letter))
const secretMigrations = ['server-0001-installation', 'server-0006-sealed-secrets']

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
  for (const { name, statements } of migrations) {
    if (!secretMigrations.includes(name)) continue
    for (const statement of statements) await database.pool.query(statement)
  }
})
afterEach(() => database.close())

const read = (keys: readonly (Buffer | undefined)[], name = 'links') =>
  installationSecret(database.pool, { sealingKeys: keys.flatMap((key) => key ?? []) }, name)

/** Returns what someone with the database but no key can see. */
async function storedText(): Promise<string> {
  const { rows } = await database.pool.query<{ value: Buffer }>('select value from installation.secret')
  return rows.map(({ value }) => `${value.toString('base64')} ${value.toString('latin1')}`).join('\n')
}

describe('a secret of the installation', () => {
  it('is the same for every process, and differs by name', async () => {
    const [first, second] = await Promise.all([read([]), read([])])
    expect(second).toBe(first)
    expect(Buffer.from(first, 'base64')).toHaveLength(32)
    expect(await read([], 'pages')).not.toBe(first)
  })

  it('lies in the database where there is no key, and does not where there is one', async () => {
    expect(await storedText()).toBe('')
    const clear = await read([], 'clear')
    expect(await storedText()).toContain(clear)
    await database.pool.query('delete from installation.secret')
    const sealed = await read([older])
    expect(await storedText()).not.toContain(sealed)
    expect(await read([older])).toBe(sealed)
  })

  it('that was stored in clear stays what it is, and is sealed from the first start with a key on', async () => {
    const before = await read([])
    expect(await Promise.all([read([older]), read([older])])).toEqual([before, before])
    expect(await storedText()).not.toContain(before)
    expect(await read([older])).toBe(before)
  })

  it('goes over to the first key, so that the one before can be taken away', async () => {
    const before = await read([older])
    expect(await read([newer, older])).toBe(before)
    expect(await read([newer])).toBe(before)
    await expect(read([older])).rejects.toThrow(/PORCHLIGHT_SEALING_KEYS/)
  })

  it('is opened by nobody without its key, and is not replaced then', async () => {
    const before = await read([older])
    await expect(read([strange])).rejects.toThrow(/PORCHLIGHT_SEALING_KEYS/)
    await expect(read([])).rejects.toThrow(/PORCHLIGHT_SEALING_KEYS/)
    expect(await read([older])).toBe(before)
  })

  it('opens nothing under the name of another', async () => {
    await read([older])
    await database.pool.query("update installation.secret set name = 'pages'")
    await expect(read([older], 'pages')).rejects.toThrow(/PORCHLIGHT_SEALING_KEYS/)
  })
})
