import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisOf } from './chart-scale'

it.each([
  [
    [1532, 2098],
    [0, 500, 1000, 1500, 2000],
  ],
  [
    [310, null],
    [0, 100, 200, 300],
  ],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [[null, 0], [0]],
  [[], [0]],
])('marks %j by %j', (values, ticks) => {
  expect(axisOf(values).ticks).toEqual(ticks)
})

it('holds every value, wastes no height, and has three to six steps', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
      const { top, ticks } = axisOf(values)
      const largest = Math.max(...values)
      expect(top).toBeGreaterThanOrEqual(largest)
      expect(top).toBeLessThanOrEqual(largest * 1.05)
      expect(ticks.length).toBeGreaterThanOrEqual(4)
      expect(ticks.length).toBeLessThanOrEqual(7)
    }),
  )
})
