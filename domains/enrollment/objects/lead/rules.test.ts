import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { leadObject } from './object'

const lead = { Email: 'dana@example.com', MobilePhone: null, Service_Postal_Code__c: '77084' }

it.each([
  [{}, []],
  [{ Email: null, MobilePhone: '+17135550123' }, []],
  [{ Email: null }, ['Email']],
  [{ Service_Postal_Code__c: '7708' }, ['Service_Postal_Code__c']],
])('leads with %j are told about %j', (change, fields) => {
  expect(complaints(leadObject, { ...lead, ...change })).toEqual(fields)
})
