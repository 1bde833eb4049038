import type { CallFixture } from '../../define/fixture'
import { getSearchFilterOptionsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getSearchFilterOptionsContract,
    shape: null,
    cases: [
      {
        title: 'the values of a picklist that hold some letters',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', filterApiName: 'Status' }, query: { q: 'clo' } }),
        gives: 'success',
      },
      {
        title: 'record types',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'Case', filterApiName: 'RecordType' } }),
        gives: 'success',
      },
      {
        title: 'records to refer to',
        viewer: 'advisor',
        request: () => ({
          params: { objectApiName: 'Case', filterApiName: 'ContactId' },
          query: { q: 'da' },
        }),
        gives: 'success',
      },
      {
        title: 'a field that the viewer cannot read',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', filterApiName: 'OwnerId' } }),
        gives: 'unknownField',
      },
      {
        title: 'a field that makes no filter',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', filterApiName: 'Description' } }),
        gives: 'unknownField',
      },
    ],
  },
]
