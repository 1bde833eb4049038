import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startPrivatePostgres } from './start-private-postgres'
import { query } from './testing/query'
import { discard, makeScratchFolder } from './testing/scratch-folder'

const asRoot = process.getuid?.() === 0
const log = () => undefined
const settings = { fsync: 'off' }

let folder: string
let dataDir: string
beforeEach(() => {
  folder = makeScratchFolder()
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  if (existsSync(join(dataDir, 'postgres'))) await discard(dataDir)
  rmSync(folder, { recursive: true })
})

describe('the first start', () => {
  it('makes a database that keeps its rows over a stop', async () => {
    const first = await startPrivatePostgres({ dataDir, log, settings })
    expect(first.adopted).toBe(false)
    await query(first.connectionString, 'create table bill as select 42 as cents')
    await first.stop()
    await expect(query(first.connectionString, 'select 1')).rejects.toThrow()

    const second = await startPrivatePostgres({ dataDir, log, settings })
    expect(second.adopted).toBe(false)
    expect(await query(second.connectionString, 'select cents from bill')).toEqual([{ cents: 42 }])
    await second.stop()
  })

  it('gives the application a role that may make databases but is no superuser', async () => {
    const postgres = await startPrivatePostgres({ dataDir, log, settings })
    const [role] = await query(
      postgres.connectionString,
      'select rolname, rolsuper, rolcreatedb from pg_roles where rolname = current_user',
    )
    expect(role).toEqual({ rolname: 'porchlight', rolsuper: false, rolcreatedb: true })
    await postgres.stop()
  })

  it('orders by code point, in UTC, with checksums, durable by default', async () => {
    const postgres = await startPrivatePostgres({ dataDir, log })
    const rows = await query(
      postgres.connectionString,
      "select t from unnest(array['a','Z','é']) t order by t",
    )
    expect(rows).toEqual([{ t: 'Z' }, { t: 'a' }, { t: 'é' }])
    const names = [
      'fsync',
      'synchronous_commit',
      'data_checksums',
      'TimeZone',
      'listen_addresses',
      'server_encoding',
    ]
    const values = await query(
      postgres.connectionString,
      `select ${names.map((name) => `current_setting('${name}') as "${name}"`).join(', ')}`,
    )
    expect(values).toEqual([
      {
        fsync: 'on',
        synchronous_commit: 'on',
        data_checksums: 'on',
        TimeZone: 'UTC',
        listen_addresses: '',
        server_encoding: 'UTF8',
      },
    ])
    await postgres.stop()
  })

  it('keeps the password and the log from other accounts, and values out of the log', async () => {
    const postgres = await startPrivatePostgres({ dataDir, log, settings })
    await query(postgres.connectionString, 'create table person (mail text primary key)')
    const insert = "insert into person values ('ana.reyes@example.com')"
    await query(postgres.connectionString, insert)
    await expect(query(postgres.connectionString, insert)).rejects.toThrow('duplicate key')
    const written = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
    expect(written).toContain('duplicate key')
    expect(written).not.toContain('ana.reyes')
    for (const file of ['postgres.log', 'postgres.password']) {
      expect(statSync(join(dataDir, file)).mode & 0o077).toBe(0)
    }
    await postgres.stop()
  })

  it('works in a deep directory with spaces in its name', async () => {
    dataDir = join(folder, ...Array.from({ length: 5 }, (_, level) => `a folder whose name is long ${level}`))
    expect(dataDir.length).toBeGreaterThan(120)
    const postgres = await startPrivatePostgres({ dataDir, log, settings })
    expect(await query(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
  })

  it.runIf(asRoot)('works for root below a folder that only root can enter', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    dataDir = join(closed, 'data')
    const first = await startPrivatePostgres({ dataDir, log, settings })
    await query(first.connectionString, 'create table bill as select 42 as cents')
    await first.stop()
    expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true)
    expect(realpathSync(join(dataDir, 'postgres'))).toMatch(/^\/var\/lib\/porchlight\/cluster-/)
    const second = await startPrivatePostgres({ dataDir, log, settings })
    expect(await query(second.connectionString, 'select cents from bill')).toEqual([{ cents: 42 }])
    await second.stop()
  })

  it.runIf(asRoot)('runs under an unprivileged account when root starts it', async () => {
    const postgres = await startPrivatePostgres({
      dataDir,
      log,
      settings,
      unprivileged: { uid: 1, gid: 1 },
    })
    const pid = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(1)
    if (existsSync(`/proc/${pid}`)) expect(statSync(`/proc/${pid}`).uid).toBe(1)
    await postgres.stop()
  })
})

describe('several users of one directory', () => {
  it('start at the same moment on one server, and the last one to leave stops it', async () => {
    const [first, second] = await Promise.all([
      startPrivatePostgres({ dataDir, log, settings }),
      startPrivatePostgres({ dataDir, log, settings }),
    ])
    expect(second.connectionString).toBe(first.connectionString)
    expect([first.adopted, second.adopted].filter((adopted) => !adopted)).toHaveLength(1)
    expect(readdirSync(dataDir).filter((name) => name.includes('.making-'))).toEqual([])
    await first.stop()
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
    await expect(query(second.connectionString, 'select 1')).rejects.toThrow()
  })

  it('leave at the same moment, and leave no server behind', async () => {
    const users = await Promise.all([1, 2, 3].map(() => startPrivatePostgres({ dataDir, log, settings })))
    await Promise.all(users.map((user) => user.stop()))
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  it('start beside the empty file of a server that was killed before it wrote a word', async () => {
    const before = await startPrivatePostgres({ dataDir, log, settings })
    await before.stop()
    const cluster = join(dataDir, 'postgres')
    const { uid, gid } = statSync(cluster)
    writeFileSync(join(cluster, 'postmaster.pid'), '', { mode: 0o600 })
    chownSync(join(cluster, 'postmaster.pid'), uid, gid)
    const after = await startPrivatePostgres({ dataDir, log, settings })
    expect(await query(after.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await after.stop()
  })

  it('do not share the server of a directory that was copied', async () => {
    const original = await startPrivatePostgres({ dataDir, log, settings })
    await original.stop()
    const copy = join(folder, 'copy')
    cpSync(dataDir, copy, { recursive: true })
    const running = await startPrivatePostgres({ dataDir, log, settings })
    cpSync(join(dataDir, 'postgres', 'postmaster.pid'), join(copy, 'postgres', 'postmaster.pid'))

    const other = await startPrivatePostgres({ dataDir: copy, log, settings })
    expect(other.adopted).toBe(false)
    await query(other.connectionString, 'create table only_here ()')
    await expect(query(running.connectionString, 'select * from only_here')).rejects.toThrow('does not exist')
    await Promise.all([running.stop(), other.stop()])
  })
})

describe('a start that cannot succeed', () => {
  it('says so when the password is not the cluster’s', async () => {
    const postgres = await startPrivatePostgres({ dataDir, log, settings })
    await postgres.stop()
    const file = join(dataDir, 'postgres.password')
    const right = readFileSync(file, 'utf8')
    writeFileSync(file, 'another\n')
    await expect(startPrivatePostgres({ dataDir, log, settings })).rejects.toThrow(
      /postgres\.password is not/,
    )
    writeFileSync(file, right)
  })

  it('says so when another major version made the cluster', async () => {
    const postgres = await startPrivatePostgres({ dataDir, log, settings })
    await postgres.stop()
    const file = join(dataDir, 'postgres', 'PG_VERSION')
    const right = readFileSync(file, 'utf8')
    writeFileSync(file, '17\n')
    await expect(startPrivatePostgres({ dataDir, log, settings })).rejects.toThrow(
      /was made by PostgreSQL 17/,
    )
    writeFileSync(file, right)
  })

  it('says so when the cluster that it was linked to is gone', async () => {
    mkdirSync(dataDir)
    symlinkSync(join(folder, 'gone'), join(dataDir, 'postgres'))
    await expect(startPrivatePostgres({ dataDir, log, settings })).rejects.toThrow(/which is gone/)
  })

  it('tells the words of the server', async () => {
    const refused = startPrivatePostgres({
      dataDir,
      log,
      settings: { ...settings, shared_buffers: 'plenty' },
    })
    await expect(refused).rejects.toThrow(/shared_buffers/)
  })
})
