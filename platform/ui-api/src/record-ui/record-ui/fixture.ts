import type { CallFixture } from '../../define/fixture'
import { getRecordUiContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRecordUiContract,
    shape: 'RecordUI',
    cases: [
      {
        title: 'records of two objects in all their layouts',
        viewer: 'customer',
        request: (world) => ({
          params: { recordIds: `${world.own('Case')},${world.own('Account')}` },
          query: {
            layoutTypes: 'Full,Compact',
            modes: 'View,Edit,Create',
            optionalFields: 'Case.LastModifiedBy.Name,Account.Balance__c',
          },
        }),
        gives: 'success',
      },
      {
        title: 'a record as a public client demands it',
        viewer: 'customer',
        request: (world) => ({
          params: { recordIds: world.own('Account') },
          query: {
            formFactor: 'Large',
            layoutTypes: 'Full',
            modes: 'View,Edit',
            childRelationships: 'Account.Cases',
            pageSize: 2,
            updateMru: true,
          },
        }),
        gives: 'success',
      },
      {
        title: 'a page of child records of no size',
        viewer: 'customer',
        request: (world) => ({
          params: { recordIds: world.own('Account') },
          query: { childRelationships: 'Account.Cases', pageSize: 0 },
        }),
        gives: 'numberOutsideRange',
      },
      {
        title: 'an id that is none',
        viewer: 'customer',
        request: () => ({ params: { recordIds: '003R000000' } }),
        gives: 'invalidRecordId',
      },
      {
        title: 'a mode that there is none of',
        viewer: 'customer',
        request: (world) => ({ params: { recordIds: world.own('Case') }, query: { modes: 'Print' } }),
        gives: 'invalidParameter',
      },
      {
        title: 'a name without its object',
        viewer: 'customer',
        request: (world) => ({
          params: { recordIds: world.own('Case') },
          query: { optionalFields: 'Subject' },
        }),
        gives: 'unqualifiedField',
      },
      {
        title: 'too many ids',
        viewer: 'customer',
        request: () => ({
          params: { recordIds: Array.from({ length: 201 }, () => '500000000000001').join() },
        }),
        gives: 'tooManyValues',
      },
      {
        title: 'one record of somebody else among one’s own',
        viewer: 'customer',
        request: (world) => ({ params: { recordIds: `${world.own('Case')},${world.foreign('Case')}` } }),
        gives: 'notFound',
      },
      {
        title: 'one record that does not exist among one’s own',
        viewer: 'customer',
        request: (world) => ({ params: { recordIds: `${world.own('Case')},${world.unknown('Case')}` } }),
        gives: 'notFound',
      },
    ],
  },
]
