import { describe, expect, it } from 'vitest'
import { compareUsage } from './compare-usage'
import { monthsBefore, monthsUpTo, toUsageMonth, type UsageMonth } from './usage-month'

function cycle(values: Partial<UsageMonth>): UsageMonth {
  return {
    id: 'a00000000000001AAA',
    month: '2026-07',
    start: '2026-07-01',
    end: '2026-07-31',
    days: 30,
    amount: 1000,
    temperature: 84,
    cooling: 0,
    heating: 0,
    estimated: false,
    ...values,
  }
}

describe('this cycle against the last', () => {
  it('names more days and hotter weather when both raised the usage', () => {
    const last = cycle({ amount: 1600, days: 28, cooling: 28 * 15 })
    const current = cycle({ amount: 1910, days: 34, cooling: 34 * 18 })
    expect(compareUsage(current, last, 'electricity')).toEqual({
      difference: 310,
      days: 6,
      weather: 'hotter',
    })
  })

  it('names no cause that points the other way', () => {
    const last = cycle({ amount: 1600, days: 28, cooling: 28 * 15 })
    const current = cycle({ amount: 1500, days: 34, cooling: 34 * 18 })
    expect(compareUsage(current, last, 'electricity')).toEqual({ difference: -100, days: 0, weather: null })
  })

  it('calls a longer cycle of the same weather no hotter', () => {
    const last = cycle({ amount: 1000, days: 28, cooling: 280 })
    const current = cycle({ amount: 1200, days: 34, cooling: 340 })
    expect(compareUsage(current, last, 'electricity').weather).toBeNull()
  })

  it('explains a winter rise by colder weather', () => {
    const last = cycle({ amount: 700, heating: 100 })
    const current = cycle({ amount: 1100, heating: 460 })
    expect(compareUsage(current, last, 'electricity').weather).toBe('colder')
  })

  it('explains a fall by milder weather', () => {
    const last = cycle({ amount: 1800, cooling: 540 })
    const current = cycle({ amount: 1400, cooling: 390 })
    expect(compareUsage(current, last, 'electricity').weather).toBe('milder')
  })

  it('never blames heat for gas', () => {
    const last = cycle({ amount: 10, cooling: 100 })
    const current = cycle({ amount: 14, cooling: 500 })
    expect(compareUsage(current, last, 'gas').weather).toBeNull()
  })
})

describe('the months of a chart', () => {
  it('keeps a missing month as a gap', () => {
    const cycles = ['2026-09', '2026-07'].map((month) => cycle({ month }))
    expect(monthsUpTo(cycles, 24).map(({ month, usage }) => [month, usage === null])).toEqual([
      ['2026-07', false],
      ['2026-08', true],
      ['2026-09', false],
    ])
  })

  it('shows at most as many months as asked for', () => {
    const cycles = Array.from({ length: 30 }, (_, back) => cycle({ month: monthsBefore('2026-10', back) }))
    const months = monthsUpTo(cycles, 24)
    expect(months).toHaveLength(24)
    expect(months[0]?.month).toBe('2024-11')
    expect(months.at(-1)?.month).toBe('2026-10')
  })

  it('is empty without a cycle', () => {
    expect(monthsUpTo([], 24)).toEqual([])
  })

  it('counts months across years', () => {
    expect(monthsBefore('2026-01', 1)).toBe('2025-12')
    expect(monthsBefore('2026-12', 0)).toBe('2026-12')
  })
})

describe('a cycle out of its record', () => {
  const fields = {
    Name: { value: '2026-07', displayValue: null },
    Period_Start__c: { value: '2026-06-30', displayValue: null },
    Period_End__c: { value: '2026-07-30', displayValue: null },
    Days_In_Cycle__c: { value: 30, displayValue: null },
    Therms__c: { value: 14.2, displayValue: null },
    Kilowatt_Hours__c: { value: null, displayValue: null },
    Read_Type__c: { value: 'Estimated', displayValue: 'Estimated' },
  }

  it('takes therms when there are no kilowatt-hours', () => {
    expect(toUsageMonth({ id: 'a00000000000001AAA', fields })).toMatchObject({
      amount: 14.2,
      estimated: true,
    })
  })

  it('is none without an amount', () => {
    const empty = { ...fields, Therms__c: { value: null, displayValue: null } }
    expect(toUsageMonth({ id: 'a00000000000001AAA', fields: empty })).toBeNull()
  })
})
