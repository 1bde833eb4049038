import type { CallFixture } from '../../define/fixture'
import { getLookupMetadataContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getLookupMetadataContract,
    shape: 'LookupMetadata',
    cases: [
      {
        title: 'the account of a case',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', fieldApiName: 'AccountId' } }),
        gives: 'success',
      },
      {
        title: 'names in another case',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'CASE', fieldApiName: 'contactid' } }),
        gives: 'success',
      },
      {
        title: 'an object that does not exist',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Nothing__c', fieldApiName: 'AccountId' } }),
        gives: 'notFound',
      },
      {
        title: 'an object of which the viewer reads nothing',
        viewer: 'guest',
        request: () => ({ params: { objectApiName: 'Case', fieldApiName: 'AccountId' } }),
        gives: 'notFound',
      },
      {
        title: 'a field that does not exist',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', fieldApiName: 'Nothing__c' } }),
        gives: 'unknownField',
      },
      {
        title: 'a field that the viewer cannot read',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', fieldApiName: 'OwnerId' } }),
        gives: 'unknownField',
      },
      {
        title: 'a field that refers to nothing',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', fieldApiName: 'Subject' } }),
        gives: 'invalidParameter',
      },
    ],
  },
]
