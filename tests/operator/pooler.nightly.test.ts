import { rm } from 'node:fs/promises'
import { enqueueJob } from '@porchlight/jobs'
import { openDatabase } from '@porchlight/record-engine'
import { findProgram } from '@porchlight/test-kit/find-program'
import { type Pooler, startPooler } from '@porchlight/test-kit/pooler'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEventStream } from '../live/event-stream'
import { makeFolder, type RunningServer, runCommand, startServer } from './operator-process'

const api = '/services/data/v65.0/ui-api'

describe.skipIf(findProgram('pgbouncer') === undefined)('behind a pooler in transaction mode', () => {
  let world: TestWorld
  let folder: string
  let pooler: Pooler
  const running: RunningServer[] = []

  beforeAll(async () => {
    world = await createTestWorld({ pooled: false })
    folder = await makeFolder('porchlight pooler ')
    pooler = await startPooler(directUrl())
  }, 120_000)

  afterAll(async () => {
    for (const server of running) await server.stop()
    await pooler.stop()
    await world.close()
    await rm(folder, { recursive: true, force: true })
  })

  const directUrl = () => world.context.direct.options.connectionString ?? ''
  const settings = () => ({
    DATA_DIR: folder,
    DATABASE_URL: pooler.connectionString,
    DATABASE_DIRECT_URL: directUrl(),
  })

  async function start(role: 'web' | 'worker'): Promise<RunningServer> {
    const server = await startServer({ ...settings(), PORCHLIGHT_ROLE: role })
    running.push(server)
    return server
  }

  it('a start needs to know where PostgreSQL itself is', async () => {
    const { DATABASE_URL: _pooler, ...direct } = settings()
    expect(await runCommand(direct, ['start'])).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('DATABASE_URL must be set with DATABASE_DIRECT_URL'),
    })
    const undirected = { DATA_DIR: folder, DATABASE_URL: pooler.connectionString }
    expect(await runCommand(undirected, ['start'])).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('Name PostgreSQL itself in DATABASE_DIRECT_URL'),
    })
  })

  it('a start is refused while a session of the pooler has other defaults, and says how to end it', async () => {
    const early = openDatabase({
      connectionString: pooler.connectionString,
      isPooled: true,
      maxConnections: 1,
      statementTimeoutMs: 10_000,
      applicationName: 'early',
    })
    await early.query('select 1')
    expect(await runCommand(settings(), ['start'])).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/statement_timeout is 0.*npm run migrate.*RECONNECT/),
    })
    await early.end()
    await pooler.stop()
    pooler = await startPooler(directUrl())
  })

  it('serves many at once by few sessions, does background work, and tells each process of the other’s changes', async () => {
    const [first, second] = [await start('web'), await start('web')]
    const token = (await runCommand(settings(), ['token', 'admin@example.com'])).output.trim()
    const authorization = `Bearer ${token}`
    const paths = ['object-info/Case', 'nav-items', 'apps', 'object-info']
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { origin } = index % 2 === 0 ? first : second
        const answer = await fetch(`${origin}${api}/${paths[index % paths.length]}`, {
          headers: { authorization },
        })
        return answer.status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))

    const { rows } = await world.context.pool.query<{ Id: string }>('select "Id" from record."Case" limit 1')
    const stream = await openEventStream(first.origin, token)
    await stream.next()
    const written = await fetch(`${second.origin}${api}/records/${rows[0]?.Id}`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { Comments: 'Written behind a pooler.' } }),
    })
    expect(written.status).toBe(200)
    expect(await stream.next()).toMatchObject({ event: 'changes', data: { touched: [{ id: rows[0]?.Id }] } })
    stream.close()

    await enqueueJob(world.context.pool, 'import-billing', {})
    await start('worker')
    await expect
      .poll(async () => {
        const left = await world.context.pool.query(
          `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
           where t.identifier = 'import-billing'`,
        )
        return left.rowCount
      })
      .toBe(0)
  })
})
