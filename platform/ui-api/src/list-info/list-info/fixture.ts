import type { CallFixture } from '../../define/fixture'
import { allCasesId } from '../../request/lists/list-page-examples'
import {
  createListInfoContract,
  deleteListInfoContract,
  getListInfoByNameContract,
  getListInfosContract,
  updateListInfoContract,
} from './contract'

const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }

/** The list view that the examples create, change and delete, in this order. */
const made = { objectApiName: 'Case', listViewApiName: 'Example_List' }

export const fixtures: readonly CallFixture[] = [
  {
    contract: getListInfosContract,
    shape: 'SimplifiedBatchResults',
    refusal: 'forbidden',
    cases: [
      {
        title: 'list views by ids and by names, some of which do not exist',
        viewer: 'customer',
        request: () => ({
          query: {
            ids: `${allCasesId},00B000000000001AAA,nonsense`,
            names: 'Case.AllCases,Case.Nothing,Nothing__c.AllCases,Case',
          },
        }),
        gives: 'success',
      },
      {
        title: 'more names than a batch takes',
        viewer: 'customer',
        request: () => ({ query: { names: Array.from({ length: 101 }, () => 'Case.AllCases').join() } }),
        gives: 'tooManyValues',
      },
    ],
  },
  {
    contract: createListInfoContract,
    shape: 'ListInfo',
    refusal: 'forbidden',
    cases: [
      {
        title: 'a list view with filters and a logic',
        viewer: 'supervisor',
        request: () => ({
          params: { objectApiName: 'Case' },
          body: {
            listViewApiName: made.listViewApiName,
            label: 'Example list',
            displayColumns: ['CaseNumber', 'Subject', 'Contact.Name', 'Status'],
            filteredByInfo: [
              { fieldApiName: 'Status', operandLabels: ['New', 'Working'], operator: 'Equals' },
              { fieldApiName: 'Subject', operandLabels: ['bill'], operator: 'Contains' },
              { fieldApiName: 'CreatedDate', operandLabels: ['LAST_N_DAYS:90'], operator: 'Equals' },
            ],
            filterLogicString: '(1 OR 2) AND 3',
            scope: { apiName: 'everything' },
            visibility: 'Public',
          },
        }),
        gives: 'success',
      },
      {
        title: 'a label and a name that are too long',
        viewer: 'supervisor',
        request: () => ({
          params: { objectApiName: 'Case' },
          body: { label: 'L'.repeat(41), listViewApiName: 'N'.repeat(41) },
        }),
        gives: 'invalidListInfo',
      },
      {
        title: 'a viewer who makes no lists',
        viewer: 'customer',
        request: () => ({
          params: { objectApiName: 'Case' },
          body: { label: 'Mine', listViewApiName: 'Mine' },
        }),
        gives: 'forbidden',
      },
      {
        title: 'a public list view of a viewer who may not publish',
        viewer: 'advisor',
        request: () => ({
          params: { objectApiName: 'Case' },
          body: { label: 'Ours', listViewApiName: 'Ours', visibility: 'Public' },
        }),
        gives: 'forbidden',
      },
    ],
  },
  {
    contract: getListInfoByNameContract,
    shape: 'ListInfo',
    refusal: 'forbidden',
    cases: [
      {
        title: 'a list view that comes with the object',
        viewer: 'customer',
        request: () => ({ params: allCases }),
        gives: 'success',
      },
      {
        title: 'the list of recent records, in any case',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'CASE', listViewApiName: '__recent' } }),
        gives: 'success',
      },
    ],
  },
  {
    contract: updateListInfoContract,
    shape: 'ListInfo',
    refusal: 'forbidden',
    cases: [
      {
        title: 'another label and another order of columns',
        viewer: 'supervisor',
        request: () => ({
          params: made,
          body: { label: 'Example', displayColumns: ['Subject', 'CaseNumber'] },
        }),
        gives: 'success',
      },
      {
        title: 'a filter over a field that does not exist',
        viewer: 'supervisor',
        request: () => ({
          params: made,
          body: {
            filteredByInfo: [{ fieldApiName: 'Nothing__c', operandLabels: ['x'], operator: 'Equals' }],
          },
        }),
        gives: 'invalidListInfo',
      },
      {
        title: 'a list view that comes with the object',
        viewer: 'admin',
        request: () => ({ params: allCases, body: { label: 'Other' } }),
        gives: 'forbidden',
      },
    ],
  },
  {
    contract: deleteListInfoContract,
    shape: null,
    refusal: 'forbidden',
    cases: [
      {
        title: 'a list view of the viewer’s own',
        viewer: 'supervisor',
        request: () => ({ params: made }),
        gives: 'success',
      },
      {
        title: 'a list view that comes with the object',
        viewer: 'admin',
        request: () => ({ params: allCases }),
        gives: 'forbidden',
      },
    ],
  },
]
