import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { brandLimitFields, brandLimits, limitsFrom } from '../../facts/brand-limits'
import { brandObject } from './object'

const told = (change: object) => complaints(brandObject, { Name: 'second', ...change })

it.each([
  [{}, []],
  [{ Name: 'Second' }, ['Name']],
  [{ Plan_From__c: 100, Plan_Up_To__c: 100 }, []],
  [{ Plan_From__c: 100, Plan_Up_To__c: 99 }, ['Plan_Up_To__c']],
  [{ Plan_From__c: 2_001 }, ['Plan_Up_To__c']],
])('brands with %j are told about %j', (change, fields) => {
  expect(told(change)).toEqual(fields)
})

it.each(brandLimitFields)('%s stays within its bounds', (field) => {
  const { least, most } = brandLimits[field]
  // The other amount of plans is at the end of its bounds, so that this one can be anywhere.
  const whole = { Plan_From__c: 0, Plan_Up_To__c: 100_000 }
  const inside = [least, most].flatMap((value) => told({ ...whole, [field]: value }))
  expect(inside).toEqual([])
  expect(told({ ...whole, [field]: least - 1 })).toContain(field)
  expect(told({ ...whole, [field]: most + 1 })).toContain(field)
})

it('a brand that names no limit has those that hold for all, and its own where it names one', () => {
  const standard = Object.fromEntries(brandLimitFields.map((field) => [field, brandLimits[field].standard]))
  expect(limitsFrom(undefined)).toEqual(standard)
  expect(limitsFrom({ Offers_In_30_Days__c: 0, Extension_Days__c: null })).toEqual({
    ...standard,
    Offers_In_30_Days__c: 0,
  })
})
