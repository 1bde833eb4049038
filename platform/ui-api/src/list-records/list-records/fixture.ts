import type { CallFixture } from '../../define/fixture'
import { allCasesId, refusedPageBodies, refusedPages } from '../../request/lists/list-page-examples'
import {
  getListRecordsByIdContract,
  getListRecordsByNameContract,
  postListRecordsByNameContract,
} from './contract'

const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }

export const fixtures: readonly CallFixture[] = [
  {
    contract: getListRecordsByNameContract,
    shape: 'ListRecordCollection',
    cases: [
      {
        title: 'the first page of a list view',
        viewer: 'customer',
        request: () => ({
          params: allCases,
          query: { pageSize: 2, sortBy: '-Case.CreatedDate,Contact.Name' },
        }),
        gives: 'success',
      },
      {
        title: 'records that are searched for, filtered and counted',
        viewer: 'advisor',
        request: () => ({
          params: allCases,
          query: {
            fields: 'Case.Subject',
            optionalFields: 'Case.Owner.Name,Case.Nothing__c',
            includeTotalCount: true,
            searchTerm: 'bill',
            where: '{ Status: { ne: "Closed" }, Contact: { Name: { like: "%a%" } } }',
          },
        }),
        gives: 'success',
      },
      {
        title: 'the records looked at last, in another case',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'case', listViewApiName: '__RECENT' } }),
        gives: 'success',
      },
      ...refusedPages(allCases, getListRecordsByNameContract.errors),
    ],
  },
  {
    contract: postListRecordsByNameContract,
    shape: 'ListRecordCollection',
    cases: [
      {
        title: 'a request in a body, with plain names and a condition as an object',
        viewer: 'advisor',
        request: () => ({
          params: allCases,
          body: {
            fields: ['Subject', 'Contact.Name'],
            pageSize: 10,
            sortBy: ['CreatedDate'],
            searchTerm: 'a',
            where: {
              or: [
                { Status: { in: ['New', 'Working'] } },
                { CreatedDate: { gte: { literal: 'LAST_YEAR' } } },
              ],
            },
          },
        }),
        gives: 'success',
      },
      ...refusedPageBodies(allCases, postListRecordsByNameContract.errors),
    ],
  },
  {
    contract: getListRecordsByIdContract,
    shape: 'ListRecordCollection',
    cases: [
      {
        title: 'a list view by its id',
        viewer: 'supervisor',
        request: () => ({ params: { listViewId: allCasesId }, query: { pageSize: 3 } }),
        gives: 'success',
      },
      ...refusedPages({ listViewId: allCasesId }, getListRecordsByIdContract.errors),
    ],
  },
]
