import { describe, expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { caseObject } from './object'
import { caseCreationValues } from './rules'

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

  it.each([
    [{ Status: 'New', First_Reply__c: null }, { Reply_Due__c: '2026-11-24T22:00:00.000Z' }],
    [{ Status: 'New', First_Reply__c: '2026-11-20T18:00:00.000Z' }, {}],
    [{ Status: 'Closed', First_Reply__c: null }, {}],
  ])('that begin with %j are given %j', (record, given) => {
    const now = new Date('2026-11-20T18:00:00.000Z')
    expect(caseCreationValues.compute(record, now, {})).toEqual(given)
  })
})
