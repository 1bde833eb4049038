import { rm } from 'node:fs/promises'
import { enqueueJob } from '@porchlight/jobs'
import { createWorkerServer } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFolder, type RunningServer, startServer } from './operator-process'

let world: TestWorld
let folder: string
const running: RunningServer[] = []

beforeAll(async () => {
  world = await createTestWorld()
  folder = await makeFolder('porchlight roles ')
}, 120_000)

afterAll(async () => {
  for (const server of running) await server.stop()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function start(role: 'web' | 'worker'): Promise<RunningServer> {
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: world.context.direct.options.connectionString ?? '',
    PORCHLIGHT_ROLE: role,
  })
  running.push(server)
  return server
}

const statusOf = async ({ origin }: RunningServer, path: string) => (await fetch(`${origin}${path}`)).status

const waitingJobs = async () => {
  const { rows } = await world.context.pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'import-billing'`,
  )
  return rows[0]?.count
}

it('a web process answers and leaves the work to a worker, which answers probes alone', async () => {
  const web = await start('web')
  await enqueueJob(world.context.pool, 'import-billing', {})
  expect(await statusOf(web, '/login')).toBe(200)
  expect(web.printed()).not.toContain('paused')
  expect(await waitingJobs()).toBe(1)
  const worker = await start('worker')
  await expect.poll(waitingJobs).toBe(0)
  expect(await Promise.all(['/livez', '/readyz', '/login'].map((path) => statusOf(worker, path)))).toEqual([
    200, 200, 404,
  ])
})

it('a process is not ready on a database without its tables, or while it hears nothing of others', async () => {
  const readiness = async (context = world.context) => {
    const app = await createWorkerServer(context)
    const answer = await app.inject({ url: '/readyz', headers: { host: 'localhost' } })
    await app.close()
    return { status: answer.statusCode, ...answer.json<object>() }
  }
  const { pool, notifications } = world.context
  expect(await readiness()).toEqual({ status: 'ready' })
  const deaf = { ...notifications, lostForMs: () => 10_001 }
  expect(await readiness({ ...world.context, notifications: deaf })).toEqual({
    status: 'not ready',
    because: 'notifications',
  })
  const { rows } = await pool.query<{ name: string }>(
    'delete from platform.schema_migration where name in (select max(name) from platform.schema_migration) returning name',
  )
  expect(await readiness()).toEqual({ status: 'not ready', because: 'database' })
  await pool.query('insert into platform.schema_migration (name) values ($1)', [rows[0]?.name])
  expect(await readiness()).toEqual({ status: 'ready' })
})

it('the version is told with the process’s life', async () => {
  const answer = await world.app.inject({ url: '/livez', headers: { host: 'localhost' } })
  expect(answer.json()).toEqual({ status: 'alive', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
})
