import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findProgram } from '../packages/find-program'
import { freePort } from '../world/free-port'
import { listensAt } from '../world/listens-at'

/** A pgbouncer before one database. */
export interface Pooler {
  /** The database's address with the pooler's host and port. */
  readonly connectionString: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a pgbouncer in transaction mode in front of the database, with five sessions for any number of connections. It
 * accepts only what a pooler can preserve: an unknown session parameter rejects the connection.
 */
export async function startPooler(connectionString: string): Promise<Pooler> {
  const program = findProgram('pgbouncer')
  if (program === undefined) throw new TypeError('Install pgbouncer to reach the database through a pooler.')
  const {
    host,
    port: databasePort,
    user = '',
    password = '',
    database = '',
  } = new pg.Client({ connectionString })
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-pooler-'))
  const users = join(folder, 'users.txt')
  const configuration = join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${user}" "${password}"\n`)
  await writeFile(
    configuration,
    `[databases]
* = host=${host} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
auth_type = trust
auth_file = ${users}
logfile = ${join(folder, 'pgbouncer.log')}
`,
  )
  const account = await accountOf(host, databasePort)
  if (account !== null) {
    for (const path of [folder, users, configuration]) await chown(path, account.uid, account.gid)
  }
  const child = spawn(program, ['--quiet', configuration], { ...account, stdio: 'ignore' })
  await untilItListens(child, port)
  const address = new URL(`postgres://127.0.0.1:${port}/${database}`)
  address.username = encodeURIComponent(user)
  address.password = encodeURIComponent(String(password))
  return {
    connectionString: address.href,
    stop: async () => {
      if (child.exitCode === null) {
        const gone = once(child, 'exit')
        // The signal on which it exits immediately; on SIGINT it waits for its clients.
        child.kill('SIGTERM')
        await gone
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Returns the account that owns the server's socket, which no other may use; when root runs the tests, it can switch to
 * that one.
 */
async function accountOf(
  host: string,
  port: number,
): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (!host.startsWith('/') || process.getuid?.() !== 0) return null
  const { uid, gid } = await stat(join(host, `.s.PGSQL.${port}`))
  return { uid, gid }
}

async function untilItListens(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    if (await listensAt(port)) return
    await pause(20)
  }
  throw new TypeError(`pgbouncer ended with ${child.exitCode}.`)
}
