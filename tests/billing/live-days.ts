import { createServer } from '@porchlight/server/testing'
import type { TestWorld } from '@porchlight/test-kit/world'
import { expect } from 'vitest'

const dayMs = 86_400_000

/**
 * Moves the date with the demo's own form, such as `step=month`, and waits until the work of each day is done on its
 * day.
 */
export async function liveDays(world: TestWorld, payload: string): Promise<void> {
  const demoClock = {
    now: world.context.now,
    daysAhead: () => 0,
    moveForward: async (days: number) => world.advance(days * dayMs),
    reset: () => undefined,
  }
  const app = await createServer({ ...world.context, demoClock }, null)
  const moved = await app.inject({
    method: 'POST',
    url: '/dev/clock',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload,
  })
  expect(moved.statusCode).toBe(303)
  const guide = async () => (await app.inject({ url: '/dev' })).payload
  await expect.poll(guide, { timeout: 120_000, interval: 500 }).not.toContain('class="left"')
  await app.close()
}
