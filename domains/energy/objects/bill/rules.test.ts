import { describe, expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { billObject } from './object'

const bill = {
  Bill_Date__c: '2026-11-01',
  Due_Date__c: '2026-11-17',
  Period_Start__c: '2026-10-01',
  Period_End__c: '2026-10-31',
  Opening_Balance__c: 0.1,
  Charges__c: 0.2,
  Payments__c: 0,
  Closing_Balance__c: 0.3,
}

describe('bills', () => {
  it.each([
    [{}, []],
    [{ Closing_Balance__c: 0.31 }, ['Closing_Balance__c']],
    [{ Payments__c: 20.3, Closing_Balance__c: -20 }, []],
    [{ Payments__c: -20, Closing_Balance__c: 20.3 }, []],
    [{ Matched_Payments__c: -0.01 }, ['Matched_Payments__c']],
    [{ Due_Date__c: '2026-10-31' }, ['Due_Date__c']],
    [{ Period_End__c: '2026-09-30' }, ['Period_End__c']],
  ])('with %j are told about %j', (change, fields) => {
    expect(complaints(billObject, { ...bill, ...change })).toEqual(fields)
  })
})
