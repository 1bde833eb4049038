import { describe, expect, it } from 'vitest'
import { type LawOfPlace, lawByPlace, lawOf } from './law-by-place'

const places: readonly (readonly [string, LawOfPlace])[] = Object.entries(lawByPlace)

describe('the law by place', () => {
  it.each(places)(
    'of %s says of each rule where it is written, and on which day that was in force',
    (_place, law) => {
      const rules = Object.values(law)
      expect(rules.length).toBeGreaterThan(0)
      for (const { source, inForceOn } of rules) {
        expect(source).toMatch(/TAC|Code|ILCS|O\.C\.G\.A\.|Regs\./)
        expect(new Date(inForceOn).toISOString().slice(0, 10)).toBe(inForceOn)
      }
    },
  )

  it('is whole for electricity in Texas', () => {
    expect(lawOf({ state: 'TX', commodity: 'Electricity' })).toMatchObject({
      depositCap: { source: '16 TAC 25.478(e)', partOfYear: 5, months: 2 },
      rescission: { source: '16 TAC 25.474', days: 3, unit: 'business' },
      contractEnd: { source: expect.stringContaining('39.112'), notices: 3, lastNoticeDays: 30 },
      dueDays: { days: 16 },
      lateFee: { source: '16 TAC 25.480(c)', percent: 5, each: 'once' },
      disconnection: { source: '16 TAC 25.483', noticeDays: 10, criticalCareNoticeDays: 21 },
      extremeWeather: { source: '16 TAC 25.483(j)', freezingFahrenheit: 32 },
      paymentPlan: { leastParts: 5 },
      complaints: { days: 21 },
    })
  })

  it('of gas in Illinois is its own: a late fee for each month, and winters without heating cut off', () => {
    expect(lawOf({ state: 'IL', commodity: 'Gas' })).toMatchObject({
      depositCap: { source: '83 Ill. Adm. Code 280.40', partOfYear: 6, months: 0 },
      lateFee: { source: '83 Ill. Adm. Code 280.60(d)', percent: 1.5, each: 'month' },
      extremeWeather: { source: '83 Ill. Adm. Code 280.135', from: '12-01', to: '03-31' },
    })
  })

  it.each([
    [{ state: 'TX', commodity: 'Gas' }],
    [{ state: 'IL', commodity: 'Electricity' }],
    [{ state: 'PA', commodity: 'Gas' }],
    [{ state: null, commodity: 'Electricity' }],
    [{ state: 'TX', commodity: null }],
  ])('is not that of another place for %j', (place) => {
    expect(lawOf(place)).toBeNull()
  })
})
