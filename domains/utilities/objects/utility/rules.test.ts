import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { utilityObject } from './object'

it('utilities lie in a state', () => {
  expect(complaints(utilityObject, { State__c: 'TX' })).toEqual([])
  expect(complaints(utilityObject, { State__c: 'Texas' })).toEqual(['State__c'])
})

it('utilities are told apart by digits of their ESI IDs', () => {
  expect(complaints(utilityObject, { Service_Point_Prefix__c: '1008901' })).toEqual([])
  expect(complaints(utilityObject, { Service_Point_Prefix__c: '1089x' })).toEqual(['Service_Point_Prefix__c'])
})
