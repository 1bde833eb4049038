import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createServer } from '@porchlight/server/testing'
import { threadProcessorMs } from '@porchlight/test-kit/processor-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, watchSends } from '../abuse/abuse-world'
import { createBlockMonitor, longestBlockMs } from './longest-block'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

/** Uses the processor for that long, blocking the event loop for everyone else. */
function block(milliseconds: number): void {
  const before = process.cpuUsage()
  let used = 0
  while (used < milliseconds) {
    const { user, system } = process.cpuUsage(before)
    used = (user + system) / 1000
  }
}

describe('the longest block of the event loop', () => {
  it('is reported with the request that made it, and fails the check where it is too long', async () => {
    const app = await createServer(world.context, null)
    app.addHook('onRequest', async ({ url }) => {
      if (url === '/livez?planted') block(3 * longestBlockMs)
    })
    const { send, report } = watchSends(app)
    await send({ url: '/openapi.json' })
    await send({ method: 'GET', url: '/livez?planted' })
    const lines: string[] = []
    await expect(report((line) => lines.push(line))).rejects.toThrow(/GET \/livez.*100 ms is the limit/)
    await app.close()
    expect(lines).toEqual([
      expect.stringMatching(/^The longest block of the event loop: \d{3,}\.\d ms \(GET \/livez\)$/),
    ])
  })

  it('does not count what is slow once', async () => {
    const app = await createServer(world.context, null)
    let times = 0
    app.addHook('onRequest', async () => {
      times += 1
      if (times === 1) block(3 * longestBlockMs)
    })
    const { send, report } = watchSends(app)
    await send({ url: '/livez' })
    await report(() => undefined)
    await app.close()
    expect(times).toBeGreaterThan(1)
  })

  it('does not count what others did with the processor before or between', async () => {
    let used = 0
    const use = (milliseconds: number) => async () => {
      used += milliseconds
    }
    const monitor = createBlockMonitor(() => used)
    await use(5_000)()
    await monitor.watch('GET /a', use(7))
    await use(5_000)()
    await monitor.watch('GET /b', use(11))
    await monitor.watch('GET /a', use(3))
    expect(monitor.blocks()).toEqual([
      { request: 'GET /b', milliseconds: 11 },
      { request: 'GET /a', milliseconds: 7 },
    ])
  })

  it('does not count what the garbage collector took', async () => {
    setFlagsFromString('--expose_gc')
    const collect = runInNewContext('gc') as () => void
    const monitor = createBlockMonitor()
    const garbage = Array.from({ length: 400_000 }, (_, index) => ({
      index,
      text: `${index}`,
      more: [index],
    }))
    let collected = 0
    await monitor.watch('GET /collected', async () => {
      const before = threadProcessorMs()
      while (collected < 2 * longestBlockMs) {
        collect()
        collected = threadProcessorMs() - before
      }
    })
    // Its entries arrive in a later turn of the event loop.
    await expect.poll(() => monitor.blocks()[0]?.milliseconds).toBeLessThan(longestBlockMs)
    expect(garbage).toHaveLength(400_000)
  })
})
