import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { utilityObject } from './object'

it('utilities lie in a state', () => {
  expect(complaints(utilityObject, { State__c: 'TX' })).toEqual([])
  expect(complaints(utilityObject, { State__c: 'Texas' })).toEqual(['State__c'])
})
