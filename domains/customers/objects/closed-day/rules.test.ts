import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { closedDayObject } from './object'

/** Today is November 19 in Chicago. */
const day = { Brand__c: 'first', Day__c: '2026-11-20', Name: 'Move', Label_ES__c: 'Mudanza' }

it.each([
  [{}, []],
  [{ Day__c: '2026-11-19' }, ['Day__c']],
  [{ Day__c: '2026-11-18' }, ['Day__c']],
])('a new closed day with %j is told about %j', (change, fields) => {
  expect(complaints(closedDayObject, { ...day, ...change })).toEqual(fields)
})

it.each([
  ['2026-11-20', { Name: 'Moving' }, []],
  ['2026-11-20', { Status__c: 'Open_After_All' }, []],
  ['2026-11-20', { Day__c: '2026-11-23' }, []],
  ['2026-11-20', { Day__c: '2026-11-19' }, ['Day__c']],
  ['2026-11-19', { Name: 'Moving' }, ['Day__c']],
  ['2026-11-19', { Status__c: 'Open_After_All' }, ['Day__c']],
  ['2026-11-18', { Day__c: '2026-11-23' }, ['Day__c']],
])('one of %s that is changed by %j is told about %j', (date, change, fields) => {
  const previous = { ...day, Day__c: date }
  expect(complaints(closedDayObject, { ...previous, ...change }, { previous })).toEqual(fields)
})
