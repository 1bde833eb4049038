import { describe, expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { noticeObject } from './object'

const notice = {
  Notice_Type__c: 'Switch_Hold',
  Reason__c: 'Previous_Occupant',
  Status__c: 'Open',
  Customer_Confirmed__c: false,
}
const resolved = { Status__c: 'Resolved', Customer_Confirmed__c: true, Resolved_Date__c: '2026-11-19' }

describe('notices', () => {
  it.each([
    [{}, []],
    [{ Reason__c: 'Own_Debt' }, ['Reason__c']],
    [{ Notice_Type__c: 'Outstanding_Balance', Reason__c: 'Tampering' }, ['Reason__c']],
    [{ Notice_Type__c: 'Outstanding_Balance' }, []],
    [{ Status__c: 'Checking' }, ['Customer_Confirmed__c']],
    [{ Status__c: 'Checking', Customer_Confirmed__c: true }, []],
    [resolved, ['Evidence__c']],
    [{ ...resolved, Evidence__c: 'Payment_Posted' }, []],
    [{ ...resolved, Evidence__c: 'Payment_Posted', Resolved_Date__c: null }, ['Resolved_Date__c']],
    [{ Amount__c: 0 }, []],
    [{ Amount__c: -0.01 }, ['Amount__c']],
  ])('with %j are told about %j', (change, fields) => {
    expect(complaints(noticeObject, { ...notice, ...change })).toEqual(fields)
  })

  it('go from the customer’s word to "checking", and back to nothing owed only when a payment is returned', () => {
    const [table] = noticeObject.stateTables
    expect(table?.transitions.Checking).toEqual(['Resolved', 'Rejected'])
    expect(table?.transitions.Resolved).toEqual(['Open'])
  })
})
