import { describe, expect, it } from 'vitest'
import { complaints } from '../testing/complaints'
import { depositObject } from './object'

const deposit = { Required_Amount__c: 275, Cap_Amount__c: 405.5, Paid_Amount__c: 0, Status__c: 'Due' }

describe('deposits', () => {
  it.each([
    [{}, []],
    [{ Required_Amount__c: 405.51 }, ['Status__c']],
    [{ Required_Amount__c: 405.51, Status__c: 'In_Review' }, []],
    [{ Required_Amount__c: 405.51, Status__c: 'Paid', Paid_Amount__c: 405.51 }, ['Status__c']],
    [{ Status__c: 'Paid', Paid_Amount__c: 275 }, []],
    [{ Status__c: 'Paid', Paid_Amount__c: 274.99 }, ['Paid_Amount__c']],
    [{ Status__c: 'Part_Paid', Paid_Amount__c: 100 }, []],
    [{ Status__c: 'Part_Paid' }, ['Paid_Amount__c']],
    [{ Paid_Amount__c: 10 }, ['Paid_Amount__c']],
    [{ Status__c: 'Refunded', Paid_Amount__c: 275 }, ['Refund_Date__c']],
    [{ Status__c: 'Waived' }, ['Waiver_Reason__c']],
    [{ Status__c: 'Waived', Waiver_Reason__c: 'Age_65' }, []],
    [{ Required_Amount__c: -1, Status__c: 'In_Review' }, ['Required_Amount__c', 'Paid_Amount__c']],
  ])('with %j are told about %j', (change, fields) => {
    expect(complaints(depositObject, { ...deposit, ...change })).toEqual(fields)
  })
})
