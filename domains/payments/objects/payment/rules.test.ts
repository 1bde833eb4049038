import { describe, expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { paymentObject } from './object'

const payment = { Amount__c: 120.5, Purpose__c: 'Bill', Status__c: 'Settled', Payment_Date__c: '2026-11-01' }

describe('payments', () => {
  it.each([
    [{}, []],
    [{ Amount__c: -0.01 }, ['Amount__c', 'Refunded_Amount__c']],
    [{ Refunded_Amount__c: -0.01 }, ['Refunded_Amount__c']],
    [{ Refunded_Amount__c: 120.51 }, ['Refunded_Amount__c']],
    [{ Refunded_Amount__c: 120.5 }, []],
    [{ Purpose__c: 'Deposit' }, ['Deposit__c']],
    [{ Status__c: 'Returned' }, ['Return_Reason__c']],
    [{ Status__c: 'Declined', Return_Reason__c: 'Card_Declined' }, []],
    [{ Settled_Date__c: '2026-10-31' }, ['Settled_Date__c']],
    [{ Settled_Date__c: '2026-11-01' }, []],
    [{ Returned_Date__c: '2026-10-31' }, ['Returned_Date__c']],
    [{ Refunded_Date__c: '2026-10-31' }, ['Refunded_Date__c']],
    [{ Returned_Date__c: '2026-11-05', Regained_Date__c: '2026-11-04' }, ['Regained_Date__c']],
    [{ Returned_Date__c: '2026-11-05', Refunded_Date__c: '2026-11-01', Regained_Date__c: '2026-11-05' }, []],
    [{ Amount__c: 0 }, []],
    [{ Last_Four__c: '6789' }, []],
    [{ Last_Four__c: '46789' }, ['Last_Four__c']],
  ])('with %j are told about %j', (change, fields) => {
    expect(complaints(paymentObject, { ...payment, ...change })).toEqual(fields)
  })
})
