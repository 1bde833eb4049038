import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFolder, type OperatorSettings, runCommand } from './operator-process'

let world: TestWorld
let folder: string
let settings: OperatorSettings

beforeAll(async () => {
  world = await createTestWorld({ demoFiles: true })
  folder = await makeFolder('porchlight export customer ')
  const {
    settings: { dataDir },
    direct,
  } = world.context
  settings = { DATA_DIR: dataDir, DATABASE_URL: direct.options.connectionString ?? '' }
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command for that customer; returns the archive. */
async function exported(name: string, file: string) {
  const path = join(folder, file)
  expect(await runCommand(settings, ['export-customer', name, path])).toMatchObject({
    code: 0,
    complaint: '',
  })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  return unzipSync(new Uint8Array(await readFile(path)))
}

describe('export-customer', () => {
  it('writes what the customer can download, in their language, with their files, and is audited', async () => {
    const files = await exported(' Rosalinda.Quintanar@example.com', 'by-username.zip')
    const page = strFromU8(files['index.html'] ?? new Uint8Array())
    expect(page).toContain('Sus datos en Vecina')
    expect(page).toContain('Rosalinda Quintanar')
    const photo = Object.entries(files).find(([path]) => /^archivos\/\d+-.*\.jpg$/.test(path))
    expect(Buffer.from(photo?.[1] ?? []).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    const { rows } = await world.context.pool.query<{ name: string }>(
      `select c."Email" as name from platform.audit_entry a join record."Contact" c on c."Id" = a.record_id
       where a.action = 'customer-exported'`,
    )
    expect(rows).toEqual([{ name: 'rosalinda.quintanar@example.com' }])
  })

  it('finds a customer without a login by the account number', async () => {
    const files = await exported('4300660509', 'by-account.zip')
    const { objects } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as {
      objects: Record<string, readonly unknown[]>
    }
    expect(objects.Account).toHaveLength(1)
    expect(objects.User).toBeUndefined()
  })

  it('refuses whom it does not know, staff, and a file that exists', async () => {
    const target = join(folder, 'refused.zip')
    for (const name of ['nobody@example.com', 'advisor.first@example.com', '9999999999']) {
      expect(await runCommand(settings, ['export-customer', name, target])).toMatchObject({
        code: 1,
        complaint: expect.stringContaining(
          `There is no customer with the username or account number ${name}`,
        ),
      })
    }
    await expect(stat(target)).rejects.toThrow()
    expect(
      await runCommand(settings, ['export-customer', '4300660509', join(folder, 'by-account.zip')]),
    ).toMatchObject({ code: 1, complaint: expect.stringContaining('exists already') })
  })
})
