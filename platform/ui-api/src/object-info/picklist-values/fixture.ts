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
      {
        title: 'an object that does not exist',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Nothing__c', recordTypeId } }),
        gives: 'notFound',
      },
      {
        title: 'an object of which the viewer reads nothing',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Lead', recordTypeId } }),
        gives: 'notFound',
      },
      {
        title: 'a record type that the object does not have',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Case', recordTypeId: '012000000000001AAA' } }),
        gives: 'notFound',
      },
      {
        title: 'a record type that is no id',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Case', recordTypeId: 'Complaint' } }),
        gives: 'invalidRecordId',
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
        title: 'an object of which the viewer reads nothing',
        viewer: 'guest',
        request: () => ({ params: { objectApiName: 'Case', recordTypeId, fieldApiName: 'Status' } }),
        gives: 'notFound',
      },
      {
        title: 'a record type that is no id',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', recordTypeId: 'null', fieldApiName: 'Status' } }),
        gives: 'invalidRecordId',
      },
      {
        title: 'a field that does not exist',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Case', recordTypeId, fieldApiName: 'Nothing__c' } }),
        gives: 'unknownField',
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
