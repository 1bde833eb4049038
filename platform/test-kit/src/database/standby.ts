import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { runOnServer, withDatabase } from './test-database'

/** A hot standby of a whole server, which replays the server's writes. */
export interface Standby {
  /** Returns the address of a database of the server, on the standby. */
  readonly addressOf: (connectionString: string) => string
  /** Ends it immediately, without a chance to clean up. */
  readonly kill: () => Promise<void>
  /** Pauses all of its processes, and returns a function that resumes them. */
  readonly freeze: () => Promise<() => void>
  /** Starts it again with its existing data. */
  readonly start: () => Promise<void>
  /** Promotes it to an independent server, which accepts writes. */
  readonly promote: () => Promise<void>
  /** Runs a statement on it as its superuser, such as to pause the replay. */
  readonly query: (text: string) => Promise<unknown>
  readonly stop: () => Promise<void>
}

const run = promisify(execFile)

const START_DEADLINE_MS = 240_000

/**
 * Creates a standby of the server at that address, which this machine runs by its socket, from a base backup, and
 * starts it; `delayMs` is how long it holds commits back. Its superuser has the password of the address, as in a
 * private server.
 */
export async function startStandby(server: string, delayMs = 0): Promise<Standby> {
  const primary = superuserAddress(server)
  const folder = await mkdtemp(join(tmpdir(), 'plr-'))
  await chmod(folder, 0o711)
  const cluster = join(folder, 'd')
  const slot = basename(folder).replaceAll('-', '_').toLowerCase()
  const { program, account } = await backUp(primary, cluster, slot)
  const socket = join(folder, 's')
  await mkdir(socket, { mode: 0o700 })
  if (account !== null) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  const own = new URL(primary)
  own.hostname = encodeURIComponent(socket)
  let child: ChildProcess
  const { host, port, password = '' } = new pg.Client({ connectionString: primary })
  const settings = {
    ...{ listen_addresses: '', port: '5432', unix_socket_directories: socket, hot_standby: 'on' },
    primary_conninfo: `host=${host} port=${port} user=postgres password=${password}`,
    primary_slot_name: slot,
    recovery_min_apply_delay: `${delayMs}ms`,
    ...{ max_connections: '200', shared_buffers: '64MB', fsync: 'off', io_method: 'sync', jit: 'off' },
    wal_retrieve_retry_interval: '200ms',
  }
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: own.href })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const start = async () => {
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    child = spawn(program, ['-D', cluster, ...words], { ...account, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += String(chunk)
    })
    const deadline = Date.now() + START_DEADLINE_MS
    while (!hasEnded() && Date.now() < deadline) {
      if (await query('select 1').catch(() => null)) return
      await pause(50)
    }
    throw new TypeError(`The standby did not start (${child.signalCode ?? child.exitCode}):\n${said}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  await start()
  return {
    addressOf: (connectionString) => {
      const address = new URL(connectionString)
      address.hostname = encodeURIComponent(socket)
      address.port = '5432'
      return address.href
    },
    async kill() {
      const all = await processesOf(child.pid)
      await end('SIGKILL')
      for (const pid of all) signalTo(pid, 'SIGKILL')
      await rm(join(cluster, 'postmaster.pid'), { force: true })
    },
    async freeze() {
      const all = await processesOf(child.pid)
      for (const pid of all) signalTo(pid, 'SIGSTOP')
      return () => {
        for (const pid of all) signalTo(pid, 'SIGCONT')
      }
    },
    start,
    promote: async () => {
      await query('select pg_promote(true, 30)')
    },
    query,
    stop: async () => {
      await end('SIGINT')
      const sender = `select pg_terminate_backend(active_pid, 10000) from pg_replication_slots`
      await runOnServer(primary, `${sender} where slot_name = '${slot}' and active`)
      await runOnServer(primary, `select pg_drop_replication_slot('${slot}')`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Copies the cluster while it is in use, between the two calls that make that a base backup. The slot makes the
 * primary retain the WAL that the standby has yet to receive: every `create database` is a checkpoint, after which
 * the WAL since the backup would be gone.
 */
async function backUp(primary: string, cluster: string, slot: string) {
  const client = new pg.Client({ connectionString: primary })
  await client.connect()
  try {
    const found = await client.query<{ data: string; bin: string }>(
      `select current_setting('data_directory') as data, (select setting from pg_config where name = 'BINDIR') as bin`,
    )
    const { data = '', bin = '' } = found.rows[0] ?? {}
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
    await client.query(`select pg_backup_start('standby', true)`)
    // The log reports files that are removed in the meantime.
    await run('cp', ['-a', `${data}/.`, cluster]).catch(() => undefined)
    const stopped = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    )
    for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot']) {
      await rm(join(cluster, name), { recursive: true, force: true })
    }
    for (const name of ['pg_wal', 'pg_replslot']) await mkdir(join(cluster, name), { mode: 0o700 })
    await writeFile(join(cluster, 'backup_label'), stopped.rows[0]?.label ?? '')
    await writeFile(join(cluster, 'standby.signal'), '')
    const { uid, gid } = await stat(data)
    return { program: join(bin, 'postgres'), account: process.getuid?.() === 0 ? { uid, gid } : null }
  } finally {
    await client.end()
  }
}

function superuserAddress(server: string): string {
  const address = new URL(withDatabase(server, 'postgres'))
  address.username = 'postgres'
  return address.href
}

/** Returns a process with its children; those of PostgreSQL have none. */
async function processesOf(pid: number | undefined): Promise<readonly number[]> {
  if (pid === undefined || !existsSync(`/proc/${pid}`)) return pid === undefined ? [] : [pid]
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }))
  return [
    pid,
    ...stdout
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(Number),
  ]
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has already exited.
  }
}
