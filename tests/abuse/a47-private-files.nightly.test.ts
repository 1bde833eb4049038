import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeFolder,
  type OperatorSettings,
  productionSettings,
  runCommand,
  startServer,
} from '../operator/operator-process'
import { pdf } from './hostile-files'
import { findReadableLocations } from './readable-locations'

let folder: string
let database: TestDatabase
let demo: OperatorSettings
let restored: OperatorSettings

const timeoutMs = 240_000

beforeAll(async () => {
  folder = await makeFolder('porchlight private ')
  database = await createTestDatabase()
  demo = { DATA_DIR: join(folder, 'made', 'by', 'us', 'data') }
  restored = { DATA_DIR: join(folder, 'restored') }
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

describe('A47: files of customers', () => {
  it(
    'are closed to other accounts of the machine, like all of DATA_DIR, after the demo world, an upload, a backup and a restore',
    async () => {
      const server = await startServer(demo)
      expect(await findReadableLocations(demo.DATA_DIR)).toEqual([])
      const token = (await runCommand(demo, ['token', 'dana.whitcombe@example.com'])).output.trim()
      const form = new FormData()
      form.append('fileData', new Blob([new Uint8Array(pdf())]), 'lease.pdf')
      const sent = await fetch(
        `${server.origin}/services/data/v65.0/ui-api/records/content-documents/content-versions`,
        { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
      )
      expect(sent.status).toBe(201)
      const uploads = join(demo.DATA_DIR, 'files', 'uploads')
      expect(readdirSync(uploads)).toHaveLength(1)
      const copy = join(folder, 'copy.gz')
      expect(await runCommand(demo, ['backup', copy])).toMatchObject({ code: 0 })
      expect(await findReadableLocations(demo.DATA_DIR)).toEqual([])
      expect((await stat(copy)).mode & 0o077).toBe(0)
      await server.stop()
      expect(await runCommand(restored, ['restore', copy])).toMatchObject({ code: 0, complaint: '' })
      expect(readdirSync(join(restored.DATA_DIR, 'files', 'uploads'))).toHaveLength(1)
      expect(await findReadableLocations(restored.DATA_DIR)).toEqual([])
    },
    timeoutMs,
  )

  it(
    'of an installation that was open are closed by the next start, which says so and serves as before',
    async () => {
      for (const path of [
        demo.DATA_DIR,
        join(demo.DATA_DIR, 'files'),
        join(demo.DATA_DIR, 'files', 'uploads'),
      ]) {
        chmodSync(path, 0o755)
      }
      const [upload = ''] = readdirSync(join(demo.DATA_DIR, 'files', 'uploads'))
      chmodSync(join(demo.DATA_DIR, 'files', 'uploads', upload), 0o644)
      expect(await findReadableLocations(demo.DATA_DIR)).toEqual(
        expect.arrayContaining(['755 .', '755 files', '755 files/uploads', `644 files/uploads/${upload}`]),
      )
      expect(readAsAnother(demo, upload)).not.toBe('closed')
      const server = await startServer(demo)
      expect(server.printed()).toContain(
        `${join(demo.DATA_DIR, 'files')} (mode 755), ${demo.DATA_DIR} (mode 755).`,
      )
      expect(readAsAnother(demo, upload)).not.toBe('open')
      await server.stop()
      const again = await startServer(demo)
      expect(again.printed()).not.toContain('Closed to other accounts')
      await again.stop()
    },
    timeoutMs,
  )

  it(
    'are closed in production too, where DATA_DIR was made by hand',
    async () => {
      const production = settingsIn(join(folder, 'production'))
      mkdirSync(production.DATA_DIR)
      chmodSync(production.DATA_DIR, 0o755)
      mkdirSync(join(production.DATA_DIR, 'files'), { mode: 0o755 })
      expect(await runCommand(production, ['migrate'])).toMatchObject({ code: 0, complaint: '' })
      const server = await startServer(production)
      expect(await findReadableLocations(production.DATA_DIR)).toEqual([])
      await server.stop()
    },
    timeoutMs,
  )
})

/** Returns whether the machine's `nobody` account can read an upload; only root can try. */
function readAsAnother({ DATA_DIR }: OperatorSettings, upload: string): 'open' | 'closed' | 'untried' {
  if (process.geteuid?.() !== 0) return 'untried'
  const { status } = spawnSync('cat', [join(DATA_DIR, 'files', 'uploads', upload)], {
    uid: 65_534,
    gid: 65_534,
  })
  return status === 0 ? 'open' : 'closed'
}

function settingsIn(dataDir: string): OperatorSettings {
  return {
    ...productionSettings(dataDir, database.connectionString),
    PORCHLIGHT_SECOND_BASE_URL: 'https://amigo.example.com',
    PORCHLIGHT_THIRD_BASE_URL: 'https://tara.example.com',
    PORCHLIGHT_TRUST_PROXY: 'loopback',
    PORCHLIGHT_IDENTITY_CHECK: 'https://identity.example.com/v1',
    PORCHLIGHT_IDENTITY_CHECK_SECRETS: 'a secret of the identity check',
  }
}
