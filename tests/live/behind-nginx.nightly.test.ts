import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { findProgram } from '@porchlight/test-kit/find-program'
import { freePort } from '@porchlight/test-kit/free-port'
import { inSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killHard, type ServerProcess, startServer } from '../faults/server-process'
import { customerOf, demoPassword } from '../journeys/portal-visit'
import { makeFolder } from '../operator/operator-process'
import { type FollowedStream, followStream } from './followed-stream'
import { type NginxProxy, startNginx } from './nginx-proxy'
import { createProxyClient, type ProxyClient, type ProxyRequest } from './request-through-proxy'

const host = 'my.example.com'
const requestsPerSecond = 200
const killings = inSweep(100, { otherwise: 5 })

interface Person {
  readonly token: string
  readonly cases: readonly string[]
}

describe.skipIf(findProgram('nginx') === undefined)('three servers behind nginx as it is deployed', () => {
  let world: TestWorld
  let folder: string
  let proxy: NginxProxy
  let client: ProxyClient
  let people: readonly Person[]
  const servers = new Map<number, ServerProcess>()

  beforeAll(async () => {
    world = await createTestWorld()
    // The servers use the machine's clock.
    world.advance(Date.now() - world.context.now().getTime())
    people = await peopleWithCases(world, 12)
    folder = await makeFolder('porchlight-nginx-')
    const ports = [await freePort(), await freePort(), await freePort()]
    for (const port of ports) await start(port)
    proxy = await startNginx(folder, ports)
    client = createProxyClient(proxy, host)
  }, 240_000)

  afterAll(async () => {
    client.close()
    await proxy.stop()
    for (const { child } of servers.values()) await killHard(child)
    await world.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function start(port: number): Promise<void> {
    servers.set(
      port,
      await startServer(folder, {
        DATABASE_URL: world.context.direct.options.connectionString ?? '',
        PORT: String(port),
        PORCHLIGHT_ROLE: 'web',
        DEMO_PUBLIC: '1',
        PORCHLIGHT_BASE_URL: `https://${host}`,
        PORCHLIGHT_TRUST_PROXY: '127.0.0.1',
      }),
    )
  }

  it('a customer signs in and reads messages over TLS, whichever server answers', async () => {
    const browser = await launchBrowser([
      `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${proxy.port}`,
      '--ignore-certificate-errors',
    ])
    const page = await (await browser.newContext()).newPage()
    await page.goto(`https://${host}/login`)
    await page.locator('input[name=username]').fill(customerOf.first)
    await page.locator('input[name=password]').fill(demoPassword)
    await page.locator('main form button[type=submit]').click()
    await page.getByRole('heading', { level: 1, name: /Dana/ }).waitFor()
    for (let visit = 0; visit < 6; visit += 1) {
      await page.goto(`https://${host}/messages`)
      expect(await page.locator('h1').count()).toBe(1)
    }
    expect(page.url()).toBe(`https://${host}/messages`)
    await browser.close()
  })

  it('servers are killed under load: no request fails twice, streams come back, nothing stored is lost', async () => {
    const load = startLoad(client, people, await world.tokenOf('admin@example.com'))
    const streams = people.map(({ token, cases }) => followStream(client, token, cases))
    await expect.poll(() => streams.every((stream) => stream.isOpen())).toBe(true)
    const waits: number[] = []
    for (let round = 0; round < killings; round += 1) {
      const [[port, server] = []] = servers
      if (port === undefined || server === undefined) throw new TypeError('No server is left.')
      servers.delete(port)
      waits.push(await killAndWait(server, streams))
      await start(port)
      await everyStreamHears(streams)
      // As long as nginx avoids a server that was down.
      await pause(2_500)
    }
    for (const stream of streams) stream.close()
    const { failures, answered, stored } = await load.end()
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(killings * 100)
    expect(stored.size).toBeGreaterThan(0)
    expect(await commentsOf(world, [...stored.keys()])).toEqual(stored)
    waits.sort((one, other) => one - other)
    // How long browsers wait before they reopen a stream, plus the delay of a busy machine.
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(3_000)
  }, 3_600_000)

  async function everyStreamHears(streams: readonly FollowedStream[]): Promise<void> {
    const { engine, systemViewer } = world.context
    const before = streams.map(({ touched }) => touched.length)
    for (const { cases } of people) {
      await engine.updateRecord(systemViewer, cases[0] ?? '', { fields: { Subject: `At ${Date.now()}` } })
    }
    await expect
      .poll(() => streams.filter(({ touched }, index) => touched.length === before[index]).length)
      .toBe(0)
  }
})

/** Kills a server, and returns the milliseconds until every stream that it had is open again. */
async function killAndWait({ child }: ServerProcess, streams: readonly FollowedStream[]): Promise<number> {
  const killedAt = performance.now()
  await killHard(child)
  await expect.poll(() => streams.some((stream) => !stream.isOpen()), { interval: 5 }).toBe(true)
  await expect.poll(() => streams.every((stream) => stream.isOpen()), { interval: 20 }).toBe(true)
  return Math.round(performance.now() - killedAt)
}

/** Sends requests at a steady rate, retrying each failed one once, and records the last value of each record. */
function startLoad(client: ProxyClient, people: readonly Person[], staff: string) {
  const api = '/services/data/v65.0/ui-api'
  const failures: string[] = []
  const stored = new Map<string, string>()
  const busy = new Set<string>()
  const pending = new Set<Promise<void>>()
  let answered = 0
  let count = 0

  const attempt = async (path: string, init: ProxyRequest) => {
    const answer = await client.send(path, init).catch((error: unknown) => String(error))
    if (typeof answer === 'string') return answer
    return answer.status < 400 ? null : `${answer.status} ${answer.body}`
  }
  const send = async (path: string, init: ProxyRequest) => {
    const isDone = (await attempt(path, init)) === null
    const failure = isDone ? null : await attempt(path, init)
    if (failure !== null) failures.push(`${init.method ?? 'GET'} ${path}: ${failure}`)
    answered += 1
    return failure === null
  }
  const write = async (id: string, comments: string) => {
    // One at a time for each record, so that the last acknowledged value is the stored one.
    if (busy.has(id)) return
    busy.add(id)
    const body = { fields: { Comments: comments } }
    if (await send(`${api}/records/${id}`, { method: 'PATCH', token: staff, body })) stored.set(id, comments)
    busy.delete(id)
  }
  const next = async () => {
    count += 1
    const { token, cases } = people[count % people.length] as Person
    const id = cases[count % cases.length] ?? ''
    if (count % 10 === 0) await write(id, `Written as number ${count}.`)
    else if (count % 10 === 1) await send('/login', {})
    else await send(`${api}/records/${id}?fields=Case.Subject,Case.Status`, { token })
  }
  const timer = setInterval(() => {
    if (pending.size > 500) return
    const run = next().finally(() => pending.delete(run))
    pending.add(run)
  }, 1_000 / requestsPerSecond)
  return {
    end: async () => {
      clearInterval(timer)
      await Promise.all(pending)
      return { failures, answered, stored }
    },
  }
}

async function peopleWithCases(world: TestWorld, count: number): Promise<readonly Person[]> {
  const { rows } = await world.context.pool.query<{ readonly username: string; readonly cases: string[] }>(
    `select u."Username" as username, array_agg(c."Id" order by c."Id") as cases
     from record."User" u join record."Case" c on c."ContactId" = u."ContactId"
     where u."Portal_Role__c" = 'Customer' and u."IsActive"
     group by 1 order by 1 limit $1`,
    [count],
  )
  return Promise.all(
    rows.map(async ({ username, cases }) => ({ token: await world.tokenOf(username), cases })),
  )
}

async function commentsOf(
  world: TestWorld,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await world.context.pool.query<{ id: string; comments: string | null }>(
    'select "Id" as id, "Comments" as comments from record."Case" where "Id" = any($1)',
    [ids],
  )
  return new Map(rows.map(({ id, comments }) => [id, comments]))
}
