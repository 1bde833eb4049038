import { rm } from 'node:fs/promises'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killHard, type ServerProcess, startServer } from '../faults/server-process'
import { addressOf, beginSession, customerOf, openWindow, type Visit } from '../journeys/portal-visit'
import { makeFolder } from '../operator/operator-process'
import { type RoundRobin, startRoundRobin } from './round-robin'

const visit: Visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' }

let world: TestWorld
let folder: string
let servers: ServerProcess[] = []
let proxy: RoundRobin
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld()
  // The servers use the machine's clock.
  world.advance(Date.now() - world.context.now().getTime())
  folder = await makeFolder('porchlight-servers-')
  const { pool, direct } = world.context
  const addresses = {
    DATABASE_URL: pool.options.connectionString ?? '',
    ...(direct === pool ? {} : { DATABASE_DIRECT_URL: direct.options.connectionString ?? '' }),
  }
  for (let count = 0; count < 3; count += 1) {
    servers.push(await startServer(folder, { ...addresses, PORCHLIGHT_JOBS_PAUSED: '1' }))
  }
  proxy = await startRoundRobin(servers.map(({ origin }) => origin))
  browser = await launchBrowser()
}, 240_000)

afterAll(async () => {
  await browser.close()
  await proxy.close()
  for (const { child } of servers) await killHard(child)
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function rename(subject: string): Promise<void> {
  const { pool, engine, systemViewer } = world.context
  const { rows } = await pool.query<{ id: string }>(
    `select c."Id" as id from record."Case" c join record."User" u on u."ContactId" = c."ContactId"
     where u."Username" = $1 order by c."CreatedDate" desc limit 1`,
    [customerOf.first],
  )
  await engine.updateRecord(systemViewer, rows[0]?.id ?? '', { fields: { Subject: subject } })
}

test('a page behind three servers is kept up to date, also when the one with its stream is killed', async () => {
  const context = await openWindow(browser, visit)
  const page = await context.newPage()
  const origin = proxy.origin
  await beginSession(context, { context: world.context, origin }, visit)
  await page.goto(addressOf(origin, visit, '/messages'))
  await expect.poll(() => proxy.streamAt()).not.toBeNull()
  await rename('Renamed at first')
  await page.getByText('Renamed at first').first().waitFor()

  const killed = servers.find((server) => server.origin === proxy.streamAt())
  if (killed === undefined) throw new TypeError('No server has the stream.')
  servers = servers.filter((server) => server !== killed)
  proxy.remove(killed.origin)
  await killHard(killed.child)
  // While the browser has no stream.
  await rename('Renamed after the kill')
  await page.getByText('Renamed after the kill').first().waitFor()
  await expect.poll(() => proxy.streamAt()).not.toBe(killed.origin)
  await rename('Renamed with two')
  await page.getByText('Renamed with two').first().waitFor()
  // The report of what it holds went to servers other than the stream's.
  expect([...proxy.reports.keys()].some((reported) => reported !== proxy.streamAt())).toBe(true)
  await context.close()
})
