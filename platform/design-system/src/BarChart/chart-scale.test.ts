import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisOf } from './chart-scale'

it.each([
  [[1532, 1842], 2000],
  [[310, null], 400],
  [[0.3], 0.3],
  [[null, 0], 1],
  [[], 1],
])('gives %j an axis up to %d', (values, top) => {
  expect(axisOf(values).top).toBe(top)
})

it('holds every value and wastes at most a third of the height', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
      const { top } = axisOf(values)
      expect(top).toBeGreaterThanOrEqual(Math.max(...values))
      expect(top).toBeLessThanOrEqual(Math.max(...values) * 1.5 + 1e-9)
    }),
  )
})
