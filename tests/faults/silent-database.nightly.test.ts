import { rm } from 'node:fs/promises'
import { openDatabase } from '@porchlight/record-engine'
import {
  composeContext,
  createServer,
  openInstallation,
  readSettings,
  serveMetrics,
} from '@porchlight/server/testing'
import { freePort } from '@porchlight/test-kit/free-port'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFolder } from '../operator/operator-process'
import { type SlowDatabase, slowDatabase } from './slow-database'

// A database that hangs, or that a network has silently cut off: nothing is answered, and no connection ends.

let world: TestWorld
let database: SlowDatabase
let folder: string

beforeAll(async () => {
  world = await createTestWorld()
  database = await slowDatabase(world.context.direct.options.connectionString ?? '', 0)
  folder = await makeFolder('porchlight silent ')
})
afterAll(async () => {
  database.speak()
  await database.close()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

it('fails a statement in its time, gives the connection up, and is used again once it speaks', async () => {
  const pool = openDatabase({
    connectionString: database.connectionString,
    maxConnections: 2,
    statementTimeoutMs: 10_000,
    answerTimeoutMs: 300,
    applicationName: 'porchlight-test',
  })
  await pool.query('select 1')
  expect(pool.totalCount).toBe(1)
  database.fallSilent()
  await expect(pool.query('select 1')).rejects.toThrow('timeout')
  expect(pool.totalCount).toBe(0)
  await expect(pool.query('select 1')).rejects.toThrow('timeout')
  database.speak()
  expect((await pool.query('select 1')).rowCount).toBe(1)
  await pool.end()
})

it('is told by /readyz and /metrics of a server, which gives up on it after three times the time of a statement', async () => {
  const settings = readSettings({
    DATA_DIR: folder,
    DATABASE_URL: database.connectionString,
    PORCHLIGHT_LOG_LEVEL: 'silent',
    PORT: '0',
  })
  const installation = await openInstallation(settings, () => undefined, 'exclusive')
  const { pool, direct } = installation
  expect(pool.options).toMatchObject({ query_timeout: 30_000 })
  // Listeners wait for as long as it takes.
  expect(direct.options).not.toHaveProperty('query_timeout')
  const context = await composeContext(settings, pool, { direct, now: world.context.now })
  const app = await createServer(context, null)
  const port = await freePort()
  const metrics = await serveMetrics(context, port)
  const ready = async () => (await app.inject({ url: '/readyz' })).json<unknown>()
  const isUp = async () =>
    /^porchlight_database_up (\d)$/m.exec(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())?.[1]
  expect([await ready(), await isUp()]).toEqual([{ status: 'ready' }, '1'])
  database.fallSilent()
  expect(await Promise.all([ready(), isUp()])).toEqual([{ status: 'not ready', because: 'database' }, '0'])
  // Over a new connection, since the first was abandoned.
  expect(await Promise.all([ready(), isUp()])).toEqual([{ status: 'not ready', because: 'database' }, '0'])
  database.speak()
  expect([await ready(), await isUp()]).toEqual([{ status: 'ready' }, '1'])
  await metrics.close()
  await app.close()
  await context.close()
  await installation.close()
})
