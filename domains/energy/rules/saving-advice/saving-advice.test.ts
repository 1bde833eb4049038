import { describe, expect, it } from 'vitest'
import { addDays } from '../../../customers/rules/calendar-day'
import type { CycleUse } from '../weather-response/weather-response'
import { savingAdvice, seasonOf } from './saving-advice'

/** Cooling and heating degree days of 12 cycles of 30 days that end on the day before the first of December. */
const coolingOf = [20, 0, 40, 130, 300, 460, 540, 530, 400, 170, 60, 20]
const heatingOf = [370, 460, 320, 190, 40, 0, 0, 0, 0, 30, 180, 300]
const firstDay = '2025-12-06'

/** A year of a home that uses `base` a day, `cooling` for each degree day of heat and `heating` for each of cold. */
function year(base: number, cooling: number, heating: number): readonly CycleUse[] {
  return coolingOf.map((heat, index) => {
    const cold = heatingOf[index] ?? 0
    const start = addDays(firstDay, index * 30)
    return {
      start,
      end: addDays(start, 29),
      days: 30,
      used: base * 30 + cooling * heat + heating * cold,
      cooling: heat,
      heating: cold,
      estimated: false,
    }
  })
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

describe('advice to save', () => {
  it('divides a year by what it answers to, and nothing is left over', () => {
    const advice = savingAdvice(year(20, 1.5, 0.8), 'Electricity', '2026-07-01')
    const byPart = new Map(advice?.parts.map((part) => [part.part, part]))
    expect(byPart.get('cooling')?.used).toBeCloseTo(1.5 * total(coolingOf), 3)
    expect(byPart.get('heating')?.used).toBeCloseTo(0.8 * total(heatingOf), 3)
    expect(byPart.get('always')?.used).toBeCloseTo(20 * 360, 3)
    expect(total(advice?.parts.map(({ used }) => used) ?? [])).toBeCloseTo(advice?.used ?? 0, 3)
    expect(total(advice?.parts.map(({ share }) => share) ?? [])).toBeCloseTo(1, 6)
  })

  it('takes two degrees off each day, and no more than a mild month has', () => {
    const parts = savingAdvice(year(20, 1.5, 0.8), 'Electricity', '2026-07-01')?.parts ?? []
    const saved = total(coolingOf.map((heat) => Math.min(heat, 60)))
    expect(parts.find(({ part }) => part === 'cooling')?.saving).toBeCloseTo(1.5 * saved, 3)
    expect(parts.find(({ part }) => part === 'always')?.saving).toBeCloseTo(20 * 36, 3)
  })

  it.each([
    ['2026-07-01', 'cooling'],
    ['2026-12-20', 'heating'],
    ['2027-02-25', 'heating'],
  ])('on %s what the season asks for comes first: %s', (today, season) => {
    const advice = savingAdvice(year(20, 1.5, 0.8), 'Electricity', today)
    expect([advice?.season, advice?.parts[0]?.part]).toEqual([season, season])
  })

  it('does not tell of the cold where nothing answers to it', () => {
    const parts = savingAdvice(year(20, 1.5, 0), 'Electricity', '2027-01-05')?.parts ?? []
    expect(parts.map(({ part }) => part)).toEqual(['always', 'cooling'])
  })

  it('is none before the home’s answer to the weather is known', () => {
    expect(savingAdvice(year(20, 1.5, 0).slice(-5), 'Electricity', '2026-07-01')).toBeNull()
    expect(savingAdvice([], 'Gas', '2026-07-01')).toBeNull()
  })
})

describe('the season', () => {
  it('is that of the account’s own weather a year ago, and of the month without it', () => {
    const mild = year(1, 0, 0).map((cycle) => ({ ...cycle, cooling: 20, heating: 30 }))
    expect(seasonOf(mild, '2026-12-20')).toBe('mild')
    expect(seasonOf([], '2026-12-20')).toBe('heating')
    expect(seasonOf([], '2026-08-20')).toBe('cooling')
    expect(seasonOf([], '2026-04-20')).toBe('mild')
  })
})
