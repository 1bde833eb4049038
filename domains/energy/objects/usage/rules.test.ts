import { describe, expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { usageObject } from './object'

describe('usage', () => {
  const month = {
    Period_Start__c: '2024-02-01',
    Period_End__c: '2024-02-29',
    Days_In_Cycle__c: 29,
    Kilowatt_Hours__c: 812.5,
    Therms__c: null,
  }

  it('of a leap February is right', () => {
    expect(complaints(usageObject, month)).toEqual([])
  })

  it.each([
    [{ Period_End__c: '2024-02-01', Days_In_Cycle__c: 1 }, ['Period_End__c']],
    [{ Period_End__c: '2024-01-31' }, ['Period_End__c']],
    [{ Period_End__c: '2024-02-01', Days_In_Cycle__c: 2 }, ['Period_End__c']],
    [{ Period_End__c: '2024-02-02', Days_In_Cycle__c: 2 }, []],
    [{ Period_End__c: null }, []],
    [{ Period_Start__c: null }, []],
    [{ Days_In_Cycle__c: 28 }, ['Days_In_Cycle__c']],
    [{ Therms__c: 3 }, ['Kilowatt_Hours__c']],
    [{ Kilowatt_Hours__c: null }, ['Kilowatt_Hours__c']],
    [{ Kilowatt_Hours__c: 0 }, []],
    [{ Kilowatt_Hours__c: -1 }, ['Kilowatt_Hours__c']],
    [{ Kilowatt_Hours__c: null, Therms__c: -1 }, ['Therms__c']],
    [{ Kilowatt_Hours__c: null, Therms__c: 12 }, []],
  ])('with %j is told about %j', (change, fields) => {
    expect(complaints(usageObject, { ...month, ...change })).toEqual(fields)
  })

  it('across a change of clocks counts whole days', () => {
    const march = { Period_Start__c: '2026-03-01', Period_End__c: '2026-03-31', Days_In_Cycle__c: 31 }
    expect(complaints(usageObject, { ...month, ...march })).toEqual([])
  })
})
