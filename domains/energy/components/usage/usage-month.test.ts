import { describe, expect, it } from 'vitest'
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
