import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findProgram } from '@porchlight/test-kit/find-program'
import { freePort } from '@porchlight/test-kit/free-port'
import pg from 'pg'

const run = promisify(execFile)
const fromRoot = (path: string) => decodeURIComponent(new URL(`../../${path}`, import.meta.url).pathname)

/** A Debian PostgreSQL whose log pgBackRest archives, with the configuration in `deploy/postgresql`. */
export interface ArchivedPostgres {
  readonly connectionString: string
  readonly start: () => Promise<void>
  /** Makes a full backup of the running server. */
  readonly backUp: () => Promise<void>
  /** Simulates the loss of the machine: kills all processes at the same moment, and deletes the data. */
  readonly lose: () => Promise<void>
  /** Restores the data as of the end of the archived log, or of `moment`, and starts on it. */
  readonly recover: (moment?: Date) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Returns the newest Debian PostgreSQL on this machine; undefined without one, or without pgBackRest. */
export function findArchivable(): string | undefined {
  const all = '/usr/lib/postgresql'
  if (findProgram('pgbackrest') === undefined || !existsSync(all)) return undefined
  return readdirSync(all)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(all, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

/** Creates the cluster in `folder`, with log segments archived after that many seconds at the latest. */
export async function createArchivedPostgres(
  folder: string,
  archiveSeconds: number,
): Promise<ArchivedPostgres> {
  const bin = findArchivable()
  if (bin === undefined) throw new TypeError('Install postgresql and pgbackrest to archive a log.')
  const places = {
    data: join(folder, 'data'),
    repository: join(folder, 'repository'),
    socket: join(folder, 's'),
    configuration: join(folder, 'pgbackrest.conf'),
  }
  // PostgreSQL refuses to run as root.
  const account = process.getuid?.() === 0 ? await accountOf('nobody') : null
  const pgbackrest = (...words: readonly string[]) =>
    run(
      findProgram('pgbackrest') ?? '',
      [`--config=${places.configuration}`, '--stanza=porchlight', ...words],
      {
        ...account,
        cwd: folder,
      },
    )
  const port = await freePort()
  await prepare(places, account, port)
  await run(join(bin, 'initdb'), ['-D', places.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
    ...account,
    cwd: folder,
  })
  await writeFile(
    join(places.data, 'postgresql.auto.conf'),
    await archivingSettings(places.configuration, archiveSeconds),
  )

  const address = (database: string) =>
    `postgres://postgres@${encodeURIComponent(places.socket)}:${port}/${database}`
  let child: ChildProcess
  const start = async () => {
    const words = ['-D', places.data, '-k', places.socket, '-p', String(port), '-c', 'listen_addresses=']
    child = spawn(join(bin, 'postgres'), words, {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += String(chunk)
    })
    while (child.exitCode === null) {
      if (await takesWrites(address('postgres'))) return
      await pause(50)
    }
    throw new TypeError(`PostgreSQL ended with ${child.exitCode}:\n${said}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    connectionString: address('porchlight'),
    async start() {
      await start()
      await pgbackrest('stanza-create')
      await query(address('postgres'), 'create database porchlight')
    },
    backUp: async () => {
      await pgbackrest('backup', '--type=full')
    },
    lose: async () => {
      const { stdout } = await run('pgrep', ['-P', String(child.pid)])
      await end('SIGKILL')
      for (const pid of stdout.trim().split('\n')) if (pid !== '') process.kill(Number(pid), 'SIGKILL')
      await rm(places.data, { recursive: true })
      await mkdir(places.data, { mode: 0o700 })
      if (account !== null) await chown(places.data, account.uid, account.gid)
    },
    recover: async (moment) => {
      const target =
        moment === undefined
          ? []
          : [
              '--type=time',
              `--target=${moment.toISOString().replace('T', ' ').replace('Z', '+00')}`,
              '--target-action=promote',
            ]
      await pgbackrest('restore', ...target)
      await start()
    },
    stop: () => end('SIGINT'),
  }
}

interface Account {
  readonly uid: number
  readonly gid: number
}

type Places = Readonly<Record<'data' | 'repository' | 'socket' | 'configuration', string>>

async function prepare(places: Places, account: Account | null, port: number): Promise<void> {
  const configured = await readFile(fromRoot('deploy/postgresql/pgbackrest.conf'), 'utf8')
  const adapted = configured
    .replace('/var/lib/pgbackrest', places.repository)
    .replace('/var/lib/postgresql/15/main', places.data)
    .replace(
      '\n[porchlight]\n',
      `repo1-cipher-pass=of-this-test
log-level-file=off
log-level-console=error
lock-path=${places.socket}
spool-path=${places.socket}

[porchlight]
pg1-socket-path=${places.socket}
pg1-port=${port}
pg1-user=postgres
`,
    )
  await writeFile(places.configuration, adapted, { mode: 0o644 })
  for (const path of [places.data, places.repository, places.socket]) {
    await mkdir(path, { mode: 0o700 })
    if (account !== null) await chown(path, account.uid, account.gid)
  }
}

/** Returns what installations add to `postgresql.conf`, with this pgBackRest configuration and a shorter time. */
async function archivingSettings(configuration: string, seconds: number): Promise<string> {
  const settings = await readFile(fromRoot('deploy/postgresql/archiving.conf'), 'utf8')
  return settings
    .replace('pgbackrest --stanza', `pgbackrest --config=${configuration} --stanza`)
    .replace(/archive_timeout = \d+/, `archive_timeout = ${seconds}`)
}

async function accountOf(name: string): Promise<Account> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => (await run('id', [flag, name])).stdout),
  )
  return { uid: Number(uid), gid: Number(gid ?? userInfo().gid) }
}

async function query<Row extends pg.QueryResultRow>(address: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Returns whether it responds, and has completed its recovery. */
async function takesWrites(address: string): Promise<boolean> {
  const rows = await query<{ is: boolean }>(address, 'select not pg_is_in_recovery() as is').catch(() => [])
  return rows[0]?.is === true
}
