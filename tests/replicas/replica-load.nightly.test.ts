import { rm } from 'node:fs/promises'
import { testServerAddress } from '@porchlight/test-kit'
import { freePort } from '@porchlight/test-kit/free-port'
import { type Standby, startStandby } from '@porchlight/test-kit/standby'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEventStream } from '../live/event-stream'
import { makeFolder, type RunningServer, runCommand, startServer } from '../operator/operator-process'
import { type Customer, customerOf } from './customer'
import { workAtOnce } from './customers-at-work'

let world: TestWorld
let standby: Standby
let folder: string
let customers: readonly Customer[]
let servers: readonly [RunningServer, RunningServer]
const metricsPorts: number[] = []

beforeAll(async () => {
  world = await createTestWorld()
  standby = await startStandby(testServerAddress(), 500)
  folder = await makeFolder('porchlight replicas ')
  // The servers use this machine's clock.
  world.advance(Date.now() - world.context.now().getTime())
  servers = [await start(), await start()]
  const { rows } = await world.context.pool.query<{ Username: string }>(
    `select u."Username" from record."User" u join record."Account" a on a."ContactId" = u."ContactId"
     where u."IsActive" group by 1 order by 1 limit 16`,
  )
  customers = await Promise.all(rows.map(({ Username }) => customerOf(world, Username)))
  await pauseUntilOld()
}, 300_000)

afterAll(async () => {
  for (const server of servers ?? []) await server.stop()
  await world?.close()
  await standby?.stop()
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

const settings = () => {
  const address = world.context.direct.options.connectionString ?? ''
  return {
    DATA_DIR: folder,
    DATABASE_URL: address,
    DATABASE_REPLICA_URL: standby.addressOf(address),
    PORCHLIGHT_ROLE: 'web',
  }
}

async function start(): Promise<RunningServer> {
  const port = await freePort()
  metricsPorts.push(port)
  return startServer({ ...settings(), PORCHLIGHT_METRICS_PORT: String(port) })
}

/** Waits until sessions are old enough: new ones read from the primary. */
const pauseUntilOld = () => new Promise((resolve) => setTimeout(resolve, 2_500))

/** Returns both servers' reads, by who answered. */
async function readsBySource(): Promise<Readonly<Record<string, number>>> {
  const reads: Record<string, number> = {}
  for (const port of metricsPorts) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    for (const [, source = '', count] of text.matchAll(
      /^porchlight_replica_reads_total\{source="([\w-]+)"\} (\d+)$/gm,
    )) {
      reads[source] = (reads[source] ?? 0) + Number(count)
    }
  }
  return reads
}

const during = (milliseconds: number) => {
  const endsAtMs = performance.now() + milliseconds
  return { writeEveryMs: 5_000, isOver: () => performance.now() > endsAtMs }
}

it('a replica half a second late answers most reads of customers at work, and shows nobody less than they wrote', async () => {
  const work = await workAtOnce(customers, servers, during(20_000))
  const { replica = 0, ...others } = await readsBySource()
  const all = Object.values(others).reduce((sum, count) => sum + count, replica)
  expect(work.writes).toBeGreaterThan(30)
  expect([work.stale, ...work.failed.keys()]).toEqual([0])
  expect(replica / all).toBeGreaterThanOrEqual(0.6)
})

it('what a stream announces of others’ writes is in the list that the other server is asked for then', async () => {
  const [customer] = customers
  if (customer === undefined) throw new TypeError('There are customers.')
  const stream = await openEventStream(servers[0].origin, customer.token)
  await stream.next()
  let stale = 0
  for (let count = 0; count < 20; count += 1) {
    const Subject = `News ${count}`
    const { engine, systemViewer } = world.context
    await engine.createRecord(systemViewer, 'Case', {
      fields: { Subject, Description: 'From a job.', ContactId: customer.contactId },
    })
    const event = await stream.next()
    const path = '/list-records/Case/AllCases?pageSize=2000&fields=Case.Subject'
    const found = await customer.get(servers[1], path, { 'x-porchlight-after': event?.id ?? '' })
    if (!JSON.stringify(found.body).includes(`"${Subject}"`)) stale += 1
  }
  stream.close()
  expect(stale).toBe(0)
})

it('a standby that is killed under load costs nobody an answer, and serves again when it is back', async () => {
  const working = workAtOnce(customers, servers, during(9_000))
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  await standby.kill()
  const work = await working
  expect([work.stale, ...work.failed.keys()]).toEqual([0])
  await standby.start()
  const before = (await readsBySource()).replica ?? 0
  await expect
    .poll(async () => {
      await workAtOnce(customers, servers, { ...during(500), writeEveryMs: 60_000 })
      return (await readsBySource()).replica ?? 0
    })
    .toBeGreaterThan(before)
})

it('a standby that was promoted is refused at a start, and read from no more by who runs', async () => {
  await standby.promote()
  await expect
    .poll(() => servers.every(({ printed }) => printed().includes('is no standby of the primary')))
    .toBe(true)
  const before = (await readsBySource()).replica
  const work = await workAtOnce(customers, servers, { ...during(1_500), writeEveryMs: 60_000 })
  expect([work.stale, ...work.failed.keys(), (await readsBySource()).replica]).toEqual([0, before])
  expect(await runCommand(settings(), ['start'])).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/DATABASE_REPLICA_URL: .* is no standby of the primary/),
  })
})
