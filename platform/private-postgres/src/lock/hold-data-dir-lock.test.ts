import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PrivatePostgres, startPrivatePostgres } from '../start-private-postgres'
import { query } from '../testing/query'
import { makeScratchFolder } from '../testing/scratch-folder'
import { startServerProcess } from '../testing/server-process'
import { holdDataDirLock } from './hold-data-dir-lock'

let folder: string
let dataDir: string
let postgres: PrivatePostgres
beforeAll(async () => {
  folder = makeScratchFolder()
  dataDir = join(folder, 'data')
  postgres = await startPrivatePostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const hold = (directory = dataDir) =>
  holdDataDirLock(postgres.connectionString, directory, { patienceMs: 100 })

describe('holdDataDirLock', () => {
  it('refuses a second server on the directory, and names the directory', async () => {
    const first = await hold()
    await expect(hold()).rejects.toMatchObject({
      key: 'dataDirInUse',
      message: expect.stringContaining(dataDir),
    })
    await first.release()
    const second = await hold()
    await second.release()
  })

  it('lets servers of different directories share a database', async () => {
    const locks = await Promise.all([hold(join(folder, 'one')), hold(join(folder, 'two'))])
    await Promise.all(locks.map((lock) => lock.release()))
  })

  it('follows a directory that is renamed', async () => {
    const before = join(folder, 'before')
    const lock = await hold(before)
    renameSync(before, join(folder, 'after'))
    await expect(hold(join(folder, 'after'))).rejects.toMatchObject({ key: 'dataDirInUse' })
    await lock.release()
  })

  it('refuses while another process serves, and is free once that process is killed', async () => {
    const other = startServerProcess(dataDir)
    await other.says('connectionString')
    await expect(hold()).rejects.toMatchObject({ key: 'dataDirInUse' })
    await other.kill()
    const lock = await holdDataDirLock(postgres.connectionString, dataDir)
    await lock.release()
  })

  it('tells when the connection broke, and can be taken again', async () => {
    const lock = await hold()
    await query(
      postgres.connectionString,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'porchlight lock'",
    )
    await lock.lost
    const again = await hold()
    await again.release()
  })
})
