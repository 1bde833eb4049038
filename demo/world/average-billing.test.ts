import { describe, expect, it } from 'vitest'
import { adjustmentOf } from './average-billing'

describe('average billing', () => {
  const flat = Array.from({ length: 12 }, () => 12_000)

  it('bills the average of twelve months with the present one, and a twelfth of what is deferred', () => {
    // (11 × 120 + 240) ÷ 12 = 130, and 36 ÷ 12 = 3.
    expect(adjustmentOf({ isOn: true, before: flat, deferred: 3_600 }, 24_000)).toBe(13_300 - 24_000)
    expect(adjustmentOf({ isOn: true, before: flat, deferred: -3_600 }, 12_000)).toBe(-300)
  })

  it('settles what is deferred with the first bill after it, and then changes nothing', () => {
    expect(adjustmentOf({ isOn: false, before: flat, deferred: 4_321 }, 12_000)).toBe(4_321)
    expect(adjustmentOf({ isOn: false, before: flat, deferred: -4_321 }, 12_000)).toBe(-4_321)
    expect(adjustmentOf({ isOn: false, before: flat, deferred: 0 }, 12_000)).toBe(0)
  })

  it('bills what was used over the years, but for what is deferred', () => {
    const used = Array.from({ length: 60 }, (_, month) => 15_000 + Math.round(9_000 * Math.sin(month / 2)))
    let deferred = 0
    let billed = 0
    for (const [index, amount] of used.entries()) {
      const adjustment = adjustmentOf({ isOn: true, before: used.slice(0, index), deferred }, amount)
      deferred -= adjustment
      billed += amount + adjustment
    }
    const total = used.reduce((sum, amount) => sum + amount, 0)
    expect(billed + deferred).toBe(total)
    expect(Math.abs(deferred)).toBeLessThan(40_000)
  })
})
