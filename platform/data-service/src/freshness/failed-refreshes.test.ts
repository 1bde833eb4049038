import { expect, test } from 'vitest'
import { firstId, follow, makeFamily, secondId, settle } from '../test-world/test-world'
import { watchFailedRefreshes } from './failed-refreshes'

async function setUp() {
  const world = makeFamily()
  const timers: { readonly milliseconds: number; readonly run: () => void }[] = []
  const after = (milliseconds: number, run: () => void) => {
    const timer = { milliseconds, run }
    timers.push(timer)
    return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
  }
  /** Runs everything that is due within the given number of milliseconds. */
  const pass = async (milliseconds: number) => {
    for (let turn = 0; turn < 4; turn += 1) {
      await settle()
      for (const timer of timers.filter((one) => one.milliseconds <= milliseconds)) {
        timers.splice(timers.indexOf(timer), 1)
        timer.run()
      }
    }
    await settle()
  }
  const failed = watchFailedRefreshes(world.dataService, { after })
  const told: (number | null)[] = []
  const stop = failed.subscribe(() => told.push(failed.getSnapshot()))
  const followed = follow(world, ['Name'])
  await pass(0)
  followed.take()
  const fail = async (...statuses: readonly number[]) => {
    world.server.failures.push(...statuses)
    await world.dataService.notifyRecordUpdateAvailable([firstId])
    await pass(0)
  }
  return { world, failed, told, stop, followed, pass, fail, timers }
}

test('a failure that lasts is told with the age of what is shown, and taken back by a success', async () => {
  const { world, failed, told, fail, pass } = await setUp()
  world.clock.now += 60_000
  await fail(503, 503)
  expect(told).toEqual([])
  await pass(5_000)
  expect(told).toEqual([1_000_000])
  world.server.failures.push(0)
  await failed.tryAgain()
  expect(told).toEqual([1_000_000])
  await failed.tryAgain()
  expect(told).toEqual([1_000_000, null])
})

test('a failure that is over by the second try is not mentioned', async () => {
  const { told, fail, pass, followed } = await setUp()
  await fail(503)
  expect(followed.take()).toEqual(['Fulfilled Name=child, not refreshed: 503'])
  await pass(5_000)
  expect(followed.take()).toEqual(['Fulfilled Name=child'])
  expect(told).toEqual([])
})

test('what failed and is shown no more is forgotten as soon as something else is read', async () => {
  const { world, told, fail, pass, followed } = await setUp()
  await fail(503, 503)
  await pass(5_000)
  expect(told).toHaveLength(1)
  followed.stop()
  follow(world, ['Color'], secondId)
  await pass(0)
  expect(told.at(-1)).toBeNull()
})

test('nothing is watched or tried again once nobody listens, and the trace of others goes on', async () => {
  const { world, told, fail, pass, stop, timers } = await setUp()
  await fail(503)
  stop()
  expect(timers).toEqual([])
  expect(world.dataService.inspect().trace).toBeUndefined()
  await fail(503)
  await pass(5_000)
  expect(told).toEqual([])
})
