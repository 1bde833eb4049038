import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseAccount, giveTo, spawnAs } from './places/account'
import { type PrivatePostgres, startPrivatePostgres } from './start-private-postgres'
import { query } from './testing/query'
import { discard, makeScratchFolder } from './testing/scratch-folder'
import { startServerProcess } from './testing/server-process'

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

function postmasterPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

describe('after a kill of the node process', () => {
  it('the next start uses the server that survived', async () => {
    const killed = startServerProcess(dataDir)
    const { connectionString } = JSON.parse(await killed.says('connectionString'))
    await query(connectionString, 'create table bill as select 42 as cents')
    const pid = postmasterPid()
    await killed.kill()

    const next = await startPrivatePostgres({ dataDir, log })
    expect(next.adopted).toBe(true)
    expect(postmasterPid()).toBe(pid)
    expect(await query(next.connectionString, 'select cents from bill')).toEqual([{ cents: 42 }])
    await next.stop()
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  it('in the middle of making the cluster, the next start makes it anew, and the rest is cleared away', async () => {
    const killed = startServerProcess(dataDir)
    await killed.says('Creating')
    const halfMade = () => readdirSync(dataDir).find((name) => name.startsWith('postgres.making-'))
    while (!existsSync(join(dataDir, halfMade() ?? 'none yet', 'base'))) await sleep(5)
    await killed.kill()
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

    const next = await startPrivatePostgres({ dataDir, log, settings })
    expect(await query(next.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
    // The orphan's `initdb` may continue for a while; once it has ended, a start removes what it wrote.
    while (halfMade() !== undefined) {
      const later = await startPrivatePostgres({ dataDir, log, settings })
      await later.stop()
    }
  })
})

describe('after a kill of the server', () => {
  it('its user is told, and brings it back with all that was committed', async () => {
    let notified = (): void => undefined
    const lost = new Promise<void>((resolve) => {
      notified = resolve
    })
    const postgres: PrivatePostgres = await startPrivatePostgres({ dataDir, log, onExit: () => notified() })
    await query(postgres.connectionString, 'create table bill as select 42 as cents')
    process.kill(postmasterPid(), 'SIGKILL')
    await lost
    await Promise.all([postgres.ensureRunning(), postgres.ensureRunning()])
    expect(await query(postgres.connectionString, 'select cents from bill')).toEqual([{ cents: 42 }])
    await postgres.stop()
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  it('a start in the same moment waits until the dead one is out of the way', async () => {
    const postgres = await startPrivatePostgres({ dataDir, log })
    await query(postgres.connectionString, 'create table bill as select 42 as cents')
    process.kill(postmasterPid(), 'SIGKILL')
    const next = await startPrivatePostgres({ dataDir, log })
    expect(await query(next.connectionString, 'select cents from bill')).toEqual([{ cents: 42 }])
    await Promise.all([postgres.stop(), next.stop()])
  })

  it('a start succeeds although another process has its process id by now', async () => {
    const postgres = await startPrivatePostgres({ dataDir, log, settings })
    await postgres.stop()
    const account = chooseAccount(join(dataDir, 'postgres'))
    const other = spawn('sleep', ['60'], { ...spawnAs(account), cwd: '/' })
    const lines = [
      other.pid,
      join(dataDir, 'postgres'),
      1_700_000_000,
      5432,
      '/tmp/gone',
      '',
      '  1  1',
      'ready   ',
    ]
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(file, lines.join('\n') + '\n', { mode: 0o600 })
    giveTo(account, file)

    const next = await startPrivatePostgres({ dataDir, log, settings })
    expect(next.adopted).toBe(false)
    expect(other.exitCode).toBeNull()
    other.kill()
    await next.stop()
  })
})
