import { expect, test } from 'vitest'
import { supportsRecordCache } from './record-cache-client'

test.each(['Account', 'Contact', 'Case', 'Opportunity', 'Lead', 'Order', 'User', 'WorkStep'])(
  'records of the standard object %s are kept',
  (name) => {
    expect(supportsRecordCache(name)).toBe(true)
  },
)

test.each(['Bill__c', 'Usage__c', 'Readings__dlm'])('records of the custom object %s are kept', (name) => {
  expect(supportsRecordCache(name)).toBe(true)
})

test.each(['LoginEventLog', 'EventLogFile', 'MeterEventLog__c', 'MeterEventLog__dlm'])(
  'the event log %s is not kept',
  (name) => {
    expect(supportsRecordCache(name)).toBe(false)
  },
)

test.each(['', 'SetupAuditTrail', 'Outage__e', 'Setting__mdt', 'Bill__x', 'toString', '__proto__'])(
  'records of other objects, such as "%s", are not kept',
  (name) => {
    expect(supportsRecordCache(name)).toBe(false)
  },
)
