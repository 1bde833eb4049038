import { describe, expect, it } from 'vitest'
import { deferredFrom, nextPart, nextStepDay, partsOf } from './arrangement-parts'

const plan = { amountCents: 12_052, parts: 5, firstDueDay: '2026-10-31' }

describe('the parts of an amount', () => {
  it('are a month apart and add up to it, to the cent', () => {
    expect(partsOf(plan)).toEqual([
      { dueDay: '2026-10-31', cents: 2_411 },
      { dueDay: '2026-11-30', cents: 2_411 },
      { dueDay: '2026-12-31', cents: 2_410 },
      { dueDay: '2027-01-31', cents: 2_410 },
      { dueDay: '2027-02-28', cents: 2_410 },
    ])
    for (let amountCents = 1; amountCents < 200; amountCents += 1) {
      expect(partsOf({ ...plan, amountCents }).reduce((sum, { cents }) => sum + cents, 0)).toBe(amountCents)
    }
  })

  it('are deferred up to their days, those days included', () => {
    expect(deferredFrom(plan, '2026-10-31')).toBe(12_052)
    expect(deferredFrom(plan, '2026-11-01')).toBe(9_641)
    expect(deferredFrom(plan, '2027-03-01')).toBe(0)
    expect(nextPart(plan, '2026-12-01')).toEqual({ dueDay: '2026-12-31', cents: 2_410 })
    expect(nextPart(plan, '2027-03-01')).toBeNull()
  })

  it('are reminded of three days before, and looked at once they would be late', () => {
    expect(nextStepDay(plan, '2026-10-20')).toBe('2026-10-28')
    expect(nextStepDay(plan, '2026-10-28')).toBe('2026-11-04')
    expect(nextStepDay(plan, '2026-11-03')).toBe('2026-11-04')
    expect(nextStepDay(plan, '2026-11-04')).toBe('2026-11-27')
    expect(nextStepDay(plan, '2027-03-04')).toBeNull()
  })
})
