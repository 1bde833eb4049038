import { describe, expect, it } from 'vitest'
import { complaints } from '../testing/complaints'
import { caseObject } from './object'

const closed = { Type: 'Question', Status: 'Closed', ClosedDate: '2026-11-19T15:00:00.000Z' }

describe('cases', () => {
  it.each([
    [{ Type: 'Question', Status: 'New' }, []],
    [{ Type: 'Complaint', Status: 'New' }, []],
    [{ Type: 'Complaint', Status: 'Working' }, ['Complaint_Due_Date__c']],
    [{ Type: 'Complaint', Status: 'Working', Complaint_Due_Date__c: '2026-12-11' }, []],
    [closed, []],
    [{ ...closed, ClosedDate: null }, ['ClosedDate']],
    [{ ...closed, Status: 'Working' }, ['ClosedDate']],
  ])('with %j are told about %j', (record, fields) => {
    expect(complaints(caseObject, record)).toEqual(fields)
  })
})
