import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { brandObject } from './object'

it.each([
  [{}, []],
  [{ Name: 'Second' }, ['Name']],
  [{ Refund_Approval_From__c: 0 }, []],
  [{ Refund_Approval_From__c: -1 }, ['Refund_Approval_From__c']],
])('brands with %j are told about %j', (change, fields) => {
  expect(complaints(brandObject, { Name: 'second', ...change })).toEqual(fields)
})
