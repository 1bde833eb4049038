import { expect, test } from 'vitest'
import { RateLimit } from './rate-limit'

test('so many calls are allowed in any window, and what is refused does not count', () => {
  const limit = new RateLimit(2, 1_000)
  const at = (...times: readonly number[]) => times.map((time) => limit.allows(time))
  expect(at(0, 500, 500, 999)).toEqual([true, true, false, false])
  expect(at(1_000, 1_499)).toEqual([true, false])
  expect(at(1_500, 1_999, 2_000)).toEqual([true, false, true])
})

test('another call is within the limit at once, or as soon as the first of the window has left it', () => {
  const limit = new RateLimit(2, 1_000)
  expect(limit.freeAt()).toBe(0)
  limit.allows(300)
  expect(limit.freeAt()).toBe(0)
  limit.allows(500)
  expect(limit.freeAt()).toBe(1_300)
})
