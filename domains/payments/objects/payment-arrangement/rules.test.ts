import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { paymentArrangementObject } from './object'

const arrangement = { Amount__c: 180, Next_Amount__c: 60, Parts__c: 3 }

it.each([
  [{}, []],
  [{ Parts__c: 1 }, []],
  [{ Parts__c: 24 }, []],
  [{ Parts__c: 0 }, ['Parts__c']],
  [{ Parts__c: 25 }, ['Parts__c']],
  [{ Parts__c: null }, ['Parts__c']],
  [{ Amount__c: -0.01 }, ['Amount__c']],
  [{ Next_Amount__c: -0.01 }, ['Next_Amount__c']],
  [{ Amount__c: 0, Next_Amount__c: 0 }, []],
])('payment arrangements with %j are told about %j', (change, fields) => {
  expect(complaints(paymentArrangementObject, { ...arrangement, ...change })).toEqual(fields)
})
