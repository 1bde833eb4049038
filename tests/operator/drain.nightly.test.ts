import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { killHard, type ServerProcess, startServer } from '../faults/server-process'
import { type RoundRobin, startRoundRobin } from '../live/round-robin'
import { makeFolder } from './operator-process'

const drainSeconds = 3

let world: TestWorld
let folder: string
let proxy: RoundRobin
const running = new Set<ServerProcess>()

beforeAll(async () => {
  world = await createTestWorld()
  folder = await makeFolder('porchlight drain ')
  proxy = await startRoundRobin([(await start()).origin])
}, 120_000)

afterAll(async () => {
  await proxy.close()
  for (const { child } of running) await killHard(child)
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<ServerProcess> {
  const server = await startServer(folder, {
    DATABASE_URL: world.context.direct.options.connectionString ?? '',
    PORCHLIGHT_JOBS_PAUSED: '1',
    PORCHLIGHT_DRAIN_SECONDS: String(drainSeconds),
  })
  running.add(server)
  return server
}

/** Watches a server as a load balancer does: once it reports that it is not ready, it receives no more requests. */
async function watchReadiness({ origin }: ServerProcess): Promise<void> {
  while ((await fetch(`${origin}/readyz`).catch(() => null))?.status === 200) await pause(100)
  proxy.remove(origin)
}

it('a server is replaced under load, again and again, and no request fails', async () => {
  let isOver = false
  let answered = 0
  const failures: string[] = []
  const customer = async () => {
    while (!isOver) {
      const answer = await fetch(`${proxy.origin}/login`).catch((error: unknown) => String(error))
      if (typeof answer === 'string') failures.push(answer)
      else {
        await answer.text()
        if (answer.status !== 200) failures.push(String(answer.status))
      }
      answered += 1
    }
  }
  const customers = Array.from({ length: 8 }, customer)
  for (let round = 0; round < 3; round += 1) {
    const [old] = running
    if (old === undefined) throw new TypeError('No server runs.')
    proxy.add((await start()).origin)
    const ended = new Promise((resolve) => old.child.once('exit', resolve))
    const noticed = watchReadiness(old)
    old.child.kill('SIGTERM')
    await noticed
    const draining = await fetch(`${old.origin}/livez`)
    expect([draining.status, draining.headers.get('connection')]).toEqual([200, 'close'])
    expect(await ended).toBe(0)
    running.delete(old)
  }
  isOver = true
  await Promise.all(customers)
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(200)
}, 120_000)
