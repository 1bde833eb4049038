import { expect, it } from 'vitest'
import { firstId, follow, makeFamily, secondId, settle } from '../test-world/test-world'
import { type KeepFreshOptions, keepFresh } from './keep-fresh'

/** A page that is visible or hidden, and its network. */
class Page extends EventTarget {
  visibilityState = 'visible'
}

function setUp(chosen: (page: Page) => KeepFreshOptions) {
  const world = makeFamily()
  const page = new Page()
  const timers: { milliseconds: number; run: () => void }[] = []
  const after = (milliseconds: number, run: () => void) => {
    const timer = { milliseconds, run }
    timers.push(timer)
    return () => void timers.splice(timers.indexOf(timer), 1)
  }
  const end = keepFresh(world.dataService, { after, ...chosen(page) })
  const followed = follow(world, ['Name'])
  const pass = async (milliseconds: number) => {
    world.clock.now += milliseconds
    for (const timer of timers.splice(0)) timer.run()
    await settle()
  }
  const look = async (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
  }
  return { world, page, end, followed, pass, look, timers }
}

const lifetime = 120_000_000

it('reads what has expired again at the times that are chosen, and nothing before', async () => {
  const { world, pass, followed } = setUp(() => ({ expiredEveryMs: 1_000 }))
  await settle()
  world.server.takeLog()
  followed.take()
  world.server.put(firstId, { Name: 'renamed' })
  await pass(1_000)
  expect(world.server.takeLog()).toEqual([])
  await pass(lifetime)
  expect(followed.take()).toContainEqual(expect.stringContaining('renamed'))
  expect(world.server.takeLog()).toHaveLength(1)
})

it('reads everything in sight each time, where that is chosen, and what nobody shows never', async () => {
  const { world, pass, followed } = setUp(() => ({ everyMs: 1_000 }))
  const other = follow(world, ['Name'], secondId)
  await settle()
  other.stop()
  world.server.takeLog()
  await pass(1_000)
  await pass(1_000)
  expect(world.server.takeLog()).toHaveLength(2)
  followed.stop()
  await pass(1_000)
  expect(world.server.takeLog()).toEqual([])
})

it('waits while the page is out of sight, and reads what has expired as it comes back', async () => {
  const { world, pass, look } = setUp((page) => ({ page, everyMs: 1_000 }))
  await settle()
  world.server.takeLog()
  await look('hidden')
  await pass(lifetime)
  expect(world.server.takeLog()).toEqual([])
  await look('visible')
  expect(world.server.takeLog()).toHaveLength(1)
  await look('visible')
  expect(world.server.takeLog()).toEqual([])
})

it('reads what failed again once there is a network', async () => {
  const world = makeFamily()
  world.server.failures.push(503)
  const connection = new EventTarget()
  keepFresh(world.dataService, { connection })
  const { take } = follow(world, ['Name'])
  await settle()
  expect(take().at(-1)).toContain('Error')
  connection.dispatchEvent(new Event('online'))
  await settle()
  expect(take().at(-1)).toContain('Fulfilled')
})

it('ends', async () => {
  const { world, end, pass, look, timers } = setUp((page) => ({ page, everyMs: 1_000 }))
  await settle()
  end()
  expect(timers).toEqual([])
  world.server.takeLog()
  await pass(lifetime)
  await look('visible')
  expect(world.server.takeLog()).toEqual([])
})
