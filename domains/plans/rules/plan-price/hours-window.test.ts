import { describe, expect, it } from 'vitest'
import { type HoursWindow, isOverlapping, isWithin, sharesInWindows } from './hours-window'

const nights: HoursWindow = { days: 'All', from: 21, to: 6 }
const weekends: HoursWindow = { days: 'Weekends', from: 0, to: 24 }
const hoursOf = (window: HoursWindow, isWeekend: boolean) =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isWithin(window, hour, isWeekend))

describe('a window', () => {
  it('over midnight holds the hours before and after it', () => {
    expect(hoursOf(nights, false)).toEqual([0, 1, 2, 3, 4, 5, 21, 22, 23])
  })

  it('on some days holds no hour of the others', () => {
    expect(hoursOf(weekends, true)).toHaveLength(24)
    expect(hoursOf(weekends, false)).toEqual([])
    expect(hoursOf({ days: 'Weekdays', from: 14, to: 19 }, false)).toEqual([14, 15, 16, 17, 18])
    expect(hoursOf({ days: 'Weekdays', from: 14, to: 19 }, true)).toEqual([])
  })

  it('overlaps another by a single hour, and neither one that begins when it ends nor one on other days', () => {
    expect(isOverlapping(nights, { days: 'Weekdays', from: 5, to: 7 })).toBe(true)
    expect(isOverlapping(nights, { days: 'Weekdays', from: 6, to: 21 })).toBe(false)
    expect(isOverlapping(weekends, { days: 'Weekdays', from: 0, to: 24 })).toBe(false)
    expect(isOverlapping(weekends, nights)).toBe(true)
  })
})

describe('the shares of a home’s own use', () => {
  /** From Monday, November 2, 2026: 1 kWh in each hour, 3 at night. */
  const days = Array.from({ length: 28 }, (_, index) => ({
    date: `2026-11-${String(index + 2).padStart(2, '0')}`,
    hours: Array.from({ length: 24 }, (_, hour) => (isWithin(nights, hour, false) ? 3 : 1)),
  }))

  it('are what was used in the hours of each window', () => {
    // 9 × 3 of 9 × 3 + 15, and two days of seven.
    expect(sharesInWindows(days, [nights, weekends])).toEqual([0.643, 0.286])
  })

  it('are not told from fewer than 28 days, nor where nothing was used', () => {
    expect(sharesInWindows(days.slice(1), [nights])).toBeNull()
    const unused = days.map(({ date }) => ({ date, hours: Array.from({ length: 24 }, () => 0) }))
    expect(sharesInWindows(unused, [nights])).toBeNull()
  })
})
