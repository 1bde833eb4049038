import { masterRecordTypeId } from '@porchlight/metadata'
import type { CallFixture } from '../../define/fixture'
import { getPicklistValuesByRecordTypeContract, getPicklistValuesContract } from './contract'

const recordTypeId = masterRecordTypeId

export const fixtures: readonly CallFixture[] = [
  {
    contract: getPicklistValuesByRecordTypeContract,
    shape: 'PicklistValuesCollection',
    cases: [
      {
        title: 'all picklists of an object',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', recordTypeId } }),
        gives: 'success',
      },
      {
        title: 'a dependent picklist among them',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'Notice__c', recordTypeId } }),
        gives: 'success',
      },
    ],
  },
  {
    contract: getPicklistValuesContract,
    shape: 'PicklistValues',
    cases: [
      {
        title: 'the choices of one picklist',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', recordTypeId, fieldApiName: 'Status' } }),
        gives: 'success',
      },
      {
        title: 'choices that carry attributes',
        viewer: 'advisor',
        request: () => ({
          params: { objectApiName: 'Opportunity', recordTypeId, fieldApiName: 'stagename' },
        }),
        gives: 'success',
      },
      {
        title: 'a picklist that the viewer cannot read',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'User', recordTypeId, fieldApiName: 'Portal_Role__c' } }),
        gives: 'unknownField',
      },
      {
        title: 'a field that is no picklist',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', recordTypeId, fieldApiName: 'Subject' } }),
        gives: 'notPicklist',
      },
    ],
  },
]
