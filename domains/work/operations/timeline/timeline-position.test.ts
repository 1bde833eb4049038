import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byNewest,
  conditionBefore,
  formatPosition,
  parsePosition,
  type TimelinePosition,
  toMoment,
} from './timeline-position'

type Condition = ReturnType<typeof conditionBefore>

const at = 'Date__c'
const ids = ['500000000000001AAA', '500000000000002AAA', 'a07000000000001AAA']

/** Whether a record whose time is `value` fits a condition, as the database compares. */
function fits(condition: Condition, value: string, recordId: string): boolean {
  const fitsOne = (one: Condition) => fits(one, value, recordId)
  switch (condition.kind) {
    case 'not':
      return !fitsOne(condition.condition)
    case 'and':
      return condition.conditions.every(fitsOne)
    case 'or':
      return condition.conditions.some(fitsOne)
    case 'compare': {
      const own = condition.field === 'Id' ? recordId : value
      const other = String(condition.value)
      if (condition.operator === 'eq') return own === other
      return own < other || (condition.operator === 'lte' && own === other)
    }
  }
}

describe('a position in the timeline', () => {
  it('is read as it was written, and nothing else is', () => {
    const position = { moment: '2026-11-20T18:00:00.000Z', recordId: '500000000000001AAA', rank: 3 }
    expect(parsePosition(formatPosition(position))).toEqual(position)
    for (const text of [
      '',
      'x',
      '2026-11-20_500000000000001AAA_3',
      '2026-13-40T00:00:00.000Z_500000000000001AAA_3',
    ]) {
      expect(parsePosition(text)).toBeNull()
    }
  })

  it('is followed by exactly what comes after it in the order of all, for days and moments alike', () => {
    const moment = fc.constantFrom(
      '2026-11-19T23:59:59.999Z',
      '2026-11-20T00:00:00.000Z',
      '2026-11-20T00:00:00.001Z',
      '2026-11-20T18:00:00.000Z',
      '2026-11-21T00:00:00.000Z',
    )
    const place = fc.record({ recordId: fc.constantFrom(...ids), rank: fc.integer({ min: 0, max: 2 }) })
    fc.assert(
      fc.property(moment, place, moment, place, fc.boolean(), (before, one, own, other, isDay) => {
        const position: TimelinePosition = { moment: before, ...one }
        const value = isDay ? own.slice(0, 10) : own
        const condition = conditionBefore(position, { at, isDay, rank: other.rank })
        const follows = byNewest(position, { moment: toMoment(value), ...other }) < 0
        expect(fits(condition, value, other.recordId)).toBe(follows)
      }),
    )
  })
})
