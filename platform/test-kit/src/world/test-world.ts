import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, sessionSettings, setSessionDefaults } from '@porchlight/record-engine'
import {
  type BackgroundWork,
  composeContext,
  copyDemoFiles,
  createServer,
  loadDemoWorld,
  loadPortal,
  metadata,
  migrateAll,
  migrations,
  type Payments,
  paymentWebhookPath,
  readSettings,
  type ServerContext,
  startBackgroundWork,
  startPayments,
  startReplicas,
} from '@porchlight/server/testing'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { startPooler } from '../database/pooler'
import { templateLock } from '../database/template-lock'
import { createTestDatabase, runOnServer, testServerAddress, withDatabase } from '../database/test-database'
import { freePort } from './free-port'

/** The day that the demo world of tests is created for; the clock of a test world starts at its noon. */
export const testToday = '2026-11-20'

/** The whole server over its own copy of the demo world, in this process. */
export interface TestWorld {
  readonly app: FastifyInstance
  readonly context: ServerContext
  /** `http://localhost:PORT`; only when the world was created to listen. */
  readonly origin: string
  /** Advances the clock. */
  readonly advance: (milliseconds: number) => void
  /** Returns a bearer token for the user of that username. */
  readonly tokenOf: (username: string) => Promise<string>
  /** The background work; only when the world was created to run it. */
  readonly background: BackgroundWork | null
  /** The payments; only when the world was created to accept them. */
  readonly payments: Payments | null
  /**
   * Starts another server on the same database, with a separate clock, memo and connections, as a second process has.
   */
  readonly startSibling: () => Promise<Sibling>
  readonly close: () => Promise<void>
}

/** One more server of a world. */
export interface Sibling {
  readonly app: FastifyInstance
  readonly context: ServerContext
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Starts what accepts payments for a world, and returns the settings that name it. */
export type PaymentsOfWorld = (world: {
  readonly webhookAddress: string
  readonly now: () => Date
}) => Promise<Readonly<Record<string, string>>>

interface TestWorldOptions {
  /** Listens on a free port, for browsers (with `portal`) and streams. */
  readonly listen?: boolean
  /** Serves the built portal as well. */
  readonly portal?: boolean
  /** Runs background work, so that mail is sent and stored in the demo mailbox. */
  readonly background?: boolean
  /** Stores the bytes of the demo world's files as well; without it, there are only their records. */
  readonly demoFiles?: boolean
  /**
   * Accepts payments, through the stand-in at a separate port or what the given settings name; events reach a world
   * that listens.
   */
  readonly payments?: boolean | PaymentsOfWorld
  /** Settings in addition to those of every test world, by the address at which browsers reach this one. */
  readonly settings?: (origin: string) => Promise<Readonly<Record<string, string>>>
  /** Standbys of the database of that address, which this world and its siblings read from. */
  readonly replicas?: (connectionString: string) => readonly string[]
  /**
   * Connects to the database through a pooler in transaction mode; `PORCHLIGHT_TEST_POOLER=1` makes every world do so.
   */
  readonly pooled?: boolean
  /** Changes the composed context before the server is created, such as a part that fails. */
  readonly arrange?: (context: ServerContext) => ServerContext
}

const portalDirectory = new URL('../../../../apps/portal/dist', import.meta.url).pathname
const cheapPasswords = { memoryKiB: 8, iterations: 1, parallelism: 1 }

/** Creates a world. Each has a separate database, copied from one that is loaded once per test run. */
export async function createTestWorld(options: TestWorldOptions = {}): Promise<TestWorld> {
  const database = await createTestDatabase(await loadedTemplate())
  const databases = await openPools(database.connectionString, options.pooled)
  const { pool, direct } = databases
  let nowMs = Date.parse(`${testToday}T18:00:00.000Z`)
  const now = () => new Date(nowMs)
  const port = options.listen === true ? await freePort() : 0
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-world-'))
  const given =
    typeof options.payments === 'function'
      ? await options.payments({ webhookAddress: `http://127.0.0.1:${port}${paymentWebhookPath}`, now })
      : {}
  const origin = `http://localhost:${port}`
  const more = {
    ...((await options.settings?.(origin)) ?? {}),
    ...replicaSettings(database.connectionString, options.replicas),
  }
  const settings = testSettings(port, dataDir, { ...given, ...more })
  const payments =
    options.payments !== undefined && options.payments !== false
      ? await startPayments(settings, pool, { now })
      : null
  const replicas = await startReplicas(settings, pool, () => {})
  const composed = await composeContext(settings, pool, {
    direct,
    replicas,
    now,
    ...(payments === null ? {} : { payments: payments.port, paymentFaults: payments.standIn?.faults }),
    identity: { passwordCost: cheapPasswords },
  })
  if (options.demoFiles === true) await copyDemoFiles(composed.files, testToday)
  const context = options.arrange?.(composed) ?? composed
  const portal = options.portal === true ? await loadPortal(decodeURIComponent(portalDirectory)) : null
  const app = await createServer(context, portal)
  const background =
    options.background === true
      ? await startBackgroundWork(context, database.connectionString, () => {})
      : null
  if (options.listen === true) await app.listen({ port, host: '127.0.0.1' })
  const siblings: Sibling[] = []
  return {
    app,
    context,
    origin,
    advance: (milliseconds) => {
      nowMs += milliseconds
    },
    tokenOf: (username) => tokenOf(username, composed),
    background,
    payments,
    startSibling: async () => {
      const sibling = await startSibling(database.connectionString, now, more, options.pooled)
      siblings.push(sibling)
      return sibling
    },
    close: async () => {
      for (const sibling of siblings) await sibling.close()
      await app.close()
      await background?.close()
      await payments?.close()
      await composed.close()
      await replicas?.close()
      await databases.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startSibling(
  connectionString: string,
  now: () => Date,
  more: Readonly<Record<string, string>>,
  pooled: boolean | undefined,
): Promise<Sibling> {
  const databases = await openPools(connectionString, pooled)
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-world-'))
  const port = await freePort()
  const settings = testSettings(port, dataDir, more)
  const replicas = await startReplicas(settings, databases.pool, () => {})
  const context = await composeContext(settings, databases.pool, {
    direct: databases.direct,
    replicas,
    now,
    identity: { passwordCost: cheapPasswords },
  })
  const app = await createServer(context, null)
  await app.listen({ port, host: '127.0.0.1' })
  let closing: Promise<void> | undefined
  const close = async () => {
    await app.close()
    await context.close()
    await replicas?.close()
    await databases.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    app,
    context,
    origin: `http://localhost:${port}`,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** Returns the settings that name the standbys, with the database that they follow. */
function replicaSettings(
  connectionString: string,
  replicas: TestWorldOptions['replicas'],
): Readonly<Record<string, string>> {
  if (replicas === undefined) return {}
  const addresses = replicas(connectionString).join(',')
  return { DATABASE_URL: connectionString, DATABASE_REPLICA_URL: addresses }
}

const statementTimeoutMs = 10_000

interface WorldPools {
  readonly pool: pg.Pool
  readonly direct: pg.Pool
  readonly close: () => Promise<void>
}

async function openPools(
  connectionString: string,
  pooled = process.env.PORCHLIGHT_TEST_POOLER === '1',
): Promise<WorldPools> {
  const direct = openPool(connectionString, false)
  if (!pooled) return { pool: direct, direct, close: () => direct.end() }
  await setSessionDefaults(direct, sessionSettings(statementTimeoutMs))
  const pooler = await startPooler(connectionString)
  const pool = openPool(pooler.connectionString, true)
  return {
    pool,
    direct,
    close: async () => {
      await pool.end()
      await direct.end()
      await pooler.stop()
    },
  }
}

function openPool(connectionString: string, isPooled: boolean) {
  return openDatabase({
    connectionString,
    isPooled,
    maxConnections: 8,
    statementTimeoutMs,
    applicationName: 'porchlight-test',
  })
}

async function tokenOf(username: string, context: ServerContext): Promise<string> {
  const { rows } = await context.pool.query<{ Id: string }>(
    'select "Id" from record."User" where lower("Username") = lower($1)',
    [username],
  )
  const issued = await context.identity.issueBearerToken(rows[0]?.Id ?? '', 3_600_000)
  return issued.token
}

function testSettings(port: number, dataDir: string, given: Readonly<Record<string, string>> = {}) {
  return readSettings({
    DATA_DIR: dataDir,
    PORCHLIGHT_LOG_LEVEL: 'silent',
    PORT: String(port),
    PORCHLIGHT_PAYMENTS_PORT: '0',
    ...given,
  })
}

/**
 * Returns a hash of the demo world's sources: when they change, a template that a server retained from an earlier run
 * is out of date.
 */
async function demoWorldSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['demo', 'domains', 'apps/server/src/demo-files']) {
    const root = new URL(`../../../../${folder}/`, import.meta.url)
    const files = (await readdir(root, { recursive: true })).filter(
      (path) => path.endsWith('.ts') && (folder !== 'domains' || /\/(objects|rules)\//.test(path)),
    )
    for (const path of files.toSorted()) hash.update(await readFile(new URL(path, root)))
  }
  return hash.digest('hex')
}

let template: Promise<string> | undefined

/** Returns the name of the loaded template database, which does not change while this process runs. */
function loadedTemplate(): Promise<string> {
  template ??= loadTemplate().catch((error: unknown) => {
    template = undefined
    throw error
  })
  return template
}

/** Loads the template database unless another test process did; returns its name. */
async function loadTemplate(): Promise<string> {
  const server = testServerAddress()
  const made = JSON.stringify([metadata.version, migrations, await demoWorldSources()])
  const name = `template_world_${createHash('sha256').update(made).digest('hex').slice(0, 16)}`
  await templateLock(server, name, async () => {
    await runOnServer(server, `create database ${name} template template0`)
    const pool = openDatabase({
      connectionString: withDatabase(server, name),
      maxConnections: 4,
      statementTimeoutMs: 60_000,
      applicationName: 'porchlight-test',
    })
    const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-template-'))
    const settings = testSettings(0, dataDir)
    await migrateAll(pool, settings)
    const context = await composeContext(settings, pool, {
      now: () => new Date(`${testToday}T18:00:00.000Z`),
      identity: { passwordCost: cheapPasswords },
    })
    await loadDemoWorld(context, () => {})
    await context.close()
    await pool.end()
    await rm(dataDir, { recursive: true, force: true })
  })
  return name
}
