import type { CallFixture } from '../../define/fixture'
import { getKeywordSearchResultsContract } from './contract'

const bills = { objectApiName: 'Case', q: 'bill' }

export const fixtures: readonly CallFixture[] = [
  {
    contract: getKeywordSearchResultsContract,
    shape: null,
    cases: [
      {
        title: 'the best first',
        viewer: 'advisor',
        request: () => ({ query: bills, body: { pageSize: 3 } }),
        gives: 'success',
      },
      {
        title: 'in an order, filtered, within categories',
        viewer: 'admin',
        request: () => ({
          query: bills,
          body: {
            configurationName: 'AllCases',
            filters: [{ fieldPath: 'Case.Status', operator: 'NotEqual', values: ['Closed'] }],
            dataCategories: [{ groupName: 'RecordType', operator: 'BELOW', values: ['Master'] }],
            sortBy: ['-CreatedDate'],
          },
        }),
        gives: 'success',
      },
      {
        title: 'too few characters',
        viewer: 'customer',
        request: () => ({ query: { ...bills, q: '?b' }, body: {} }),
        gives: 'invalidParameter',
      },
      {
        title: 'an operator that the field is not compared by',
        viewer: 'customer',
        request: () => ({
          query: bills,
          body: { filters: [{ fieldPath: 'Status', operator: 'GreaterThan', values: ['New'] }] },
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'a group of categories that there is none of',
        viewer: 'customer',
        request: () => ({
          query: bills,
          body: { dataCategories: [{ groupName: 'Products', operator: 'AT', values: ['All'] }] },
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'a configuration that the object has not',
        viewer: 'customer',
        request: () => ({ query: bills, body: { configurationName: 'Nothing' } }),
        gives: 'notFound',
      },
      {
        title: 'a filter over what the viewer cannot read',
        viewer: 'customer',
        request: () => ({
          query: bills,
          body: { filters: [{ fieldPath: 'Comments', operator: 'Contains', values: ['x'] }] },
        }),
        gives: 'unknownField',
      },
      {
        title: 'an order by what cannot be sorted by',
        viewer: 'customer',
        request: () => ({ query: bills, body: { sortBy: ['Description'] } }),
        gives: 'notSortable',
      },
      {
        title: 'an order by more fields than five',
        viewer: 'customer',
        request: () => ({ query: bills, body: { sortBy: ['A', 'B', 'C', 'D', 'E', 'F'] } }),
        gives: 'tooManyValues',
      },
      {
        title: 'a page larger than the largest',
        viewer: 'customer',
        request: () => ({ query: bills, body: { pageSize: 201 } }),
        gives: 'numberOutsideRange',
      },
      {
        title: 'a page token that none of ours is',
        viewer: 'customer',
        request: () => ({ query: bills, body: { pageToken: 'elsewhere' } }),
        gives: 'invalidPageToken',
      },
    ],
  },
]
