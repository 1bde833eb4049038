import { describe, expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { intervalReadObject } from './object'

function day(count: number, change: Readonly<Record<string, unknown>> = {}) {
  const values = Array.from({ length: count }, () => '0.250').join(',')
  return { Interval_Count__c: count, Interval_Values__c: values, Kilowatt_Hours__c: count / 4, ...change }
}

describe('interval reads', () => {
  it.each([92, 96, 100])('of a day with %i intervals are right', (count) => {
    expect(complaints(intervalReadObject, day(count))).toEqual([])
  })

  it('leave an interval that was not read empty', () => {
    const values = ['', ...Array.from({ length: 95 }, () => '0.250')].join(',')
    const read = day(96, { Interval_Values__c: values, Kilowatt_Hours__c: 23.75 })
    expect(complaints(intervalReadObject, read)).toEqual([])
  })

  const withoutThird = ['0.25', ...Array.from({ length: 95 }, () => '0.250')].join(',')

  it.each([
    [day(95), ['Interval_Count__c']],
    [day(96, { Interval_Values__c: null }), []],
    [day(96, { Interval_Values__c: withoutThird }), ['Interval_Values__c']],
    [day(96, { Interval_Count__c: 92 }), ['Interval_Values__c']],
    [day(96, { Kilowatt_Hours__c: 24.001 }), ['Kilowatt_Hours__c']],
  ])('number %# is told what is wrong', (read, fields) => {
    expect(complaints(intervalReadObject, read)).toEqual(fields)
  })
})
