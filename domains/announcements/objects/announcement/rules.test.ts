import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { announcementObject } from './object'

const storm = { Starts_At__c: '2026-11-20T18:00:00.000Z', Ends_At__c: '2026-11-21T18:00:00.000Z' }

it.each([
  [{}, []],
  [{ Ends_At__c: '2026-11-20T18:00:00.000Z' }, []],
  [{ Ends_At__c: '2026-11-20T17:59:59.999Z' }, ['Ends_At__c']],
])('announcements with %j are told about %j', (change, fields) => {
  expect(complaints(announcementObject, { ...storm, ...change })).toEqual(fields)
})
