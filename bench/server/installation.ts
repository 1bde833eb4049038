import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDemoWorld } from '@porchlight/demo/world/build-demo-world'
import { freePort } from '@porchlight/test-kit/free-port'
import pg from 'pg'
import { type RunningServer, runToEnd, startServer } from '../processes'

const program = 'apps/server/dist/main.js'

/** The built server over one database of the run's PostgreSQL. */
export interface Installation {
  readonly connectionString: string
  /** Starts a server, which has `mostMs` to be ready, or 60 s. */
  readonly start: (mostMs?: number) => Promise<RunningServer>
  /** Runs a command of ours to completion, and returns its output. */
  readonly run: (words: readonly string[]) => Promise<string>
  /** Runs one statement on its database. */
  readonly query: (text: string) => Promise<void>
  /** Returns a header that authenticates the advisor of the first brand. */
  readonly authorize: () => Promise<string>
}

/** Creates an installation with a separate name; `from` copies the database of another, which must not be in use. */
export async function createInstallation(
  postgres: { readonly connectionString: string; readonly folder: string },
  name: string,
  from?: Installation,
): Promise<Installation> {
  const connectionString = await databaseIn(postgres.connectionString, name, from?.connectionString)
  const dataDir = join(postgres.folder, name)
  mkdirSync(dataDir, { recursive: true })
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString,
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
  }
  return {
    connectionString,
    start: async (mostMs) => {
      const port = await freePort()
      const own = { ...environment, PORT: String(port) }
      return startServer([...flagsOfStart(), program, 'start'], port, '/readyz', own, mostMs)
    },
    run: (words) => runToEnd([program, ...words], environment),
    query: async (text) => void (await runOn(connectionString, text)),
    authorize: async () => {
      const { signIns } = buildDemoWorld({ today: '2026-01-01', seed: 1 })
      const advisor = signIns.find(({ username }) => username.startsWith('advisor.'))
      const token = await runToEnd([program, 'token', advisor?.username ?? ''], environment)
      return `Authorization: Bearer ${token}`
    },
  }
}

/** The Node flags of `npm start`: how far young objects, and all others, may grow before garbage collection. */
function flagsOfStart(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

/** Creates a database in the PostgreSQL of `address`, as a copy of that of `from`; returns its address. */
export async function databaseIn(address: string, name: string, from?: string): Promise<string> {
  const template = from === undefined ? '' : ` template ${databaseOf(from)}`
  await runOn(address, `create database ${name}${template}`)
  return withDatabase(address, name)
}

/** Returns the id of the advisor whose header `authorize` returns, and the brand that it serves. */
export async function findAdvisor(
  connectionString: string,
): Promise<{ readonly id: string; readonly brand: string }> {
  const [advisor] = await runOn<{ id: string; brand: string }>(
    connectionString,
    `select "Id" as id, "Served_Brand__c" as brand from record."User" where "Portal_Role__c" = 'Advisor' and "Served_Brand__c" = 'first'`,
  )
  if (advisor === undefined) throw new TypeError('The demo world has no advisor of the first brand.')
  return advisor
}

async function runOn<Found extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
): Promise<readonly Found[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Found>(text)).rows
  } finally {
    await client.end()
  }
}

/** Returns `address` with another database; a private PostgreSQL is named by a socket, which `URL` does not accept. */
function withDatabase(address: string, name: string): string {
  return address.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}

function databaseOf(address: string): string {
  return /^postgres(?:ql)?:\/\/[^/]*\/([^?]*)/.exec(address)?.[1] ?? ''
}
