import type { CallFixture, FixtureCase } from '../../define/fixture'
import {
  getRelatedListInfoBatchContract,
  getRelatedListInfoContract,
  getRelatedListsInfoContract,
  updateRelatedListInfoContract,
} from './contract'

const casesOfAccounts = { parentObjectApiName: 'Account', relatedListId: 'Cases' }

/** The rejections of every call about one related list. */
const unknownLists: readonly FixtureCase[] = []

/** The same for calls that read, which have no body. */
const unknownReads: readonly FixtureCase[] = unknownLists.map((each) => ({
  ...each,
  request: (world) => {
    const { body: _body, ...request } = each.request(world)
    return request
  },
}))

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRelatedListInfoContract,
    shape: 'RelatedListInfo',
    refusal: 'forbidden',
    cases: [
      {
        title: 'a related list that is declared',
        viewer: 'customer',
        request: () => ({ params: casesOfAccounts }),
        gives: 'success',
      },
      {
        title: 'more columns than the list has of its own',
        viewer: 'advisor',
        request: () => ({
          params: casesOfAccounts,
          query: {
            fields: 'Case.Priority',
            optionalFields: 'Case.Contact.Name,Case.Nothing__c',
            restrictColumnsToLayout: false,
          },
        }),
        gives: 'success',
      },
      {
        title: 'a child relationship that is no declared list',
        viewer: 'admin',
        request: () => ({ params: { parentObjectApiName: 'Utility__c', relatedListId: 'Plans__r' } }),
        gives: 'success',
      },
      ...unknownReads,
      {
        title: 'a field that is not qualified',
        viewer: 'customer',
        request: () => ({ params: casesOfAccounts, query: { fields: 'Subject' } }),
        gives: 'unqualifiedField',
      },
      {
        title: 'a field that the viewer cannot read',
        viewer: 'customer',
        request: () => ({ params: casesOfAccounts, query: { fields: 'Case.Comments' } }),
        gives: 'unknownField',
      },
      {
        title: 'more fields than a call takes',
        viewer: 'customer',
        request: () => ({
          params: casesOfAccounts,
          query: { optionalFields: Array.from({ length: 201 }, (_, index) => `Case.F${index}`).join() },
        }),
        gives: 'tooManyValues',
      },
    ],
  },
  {
    contract: updateRelatedListInfoContract,
    shape: 'RelatedListInfo',
    refusal: 'forbidden',
    cases: [
      {
        title: 'an order and a width',
        viewer: 'customer',
        request: () => ({
          params: casesOfAccounts,
          body: {
            orderedByInfo: [{ fieldApiName: 'Subject', isAscending: true }],
            userPreferences: { columnWidths: { Subject: 240 }, columnWrap: { Subject: true } },
          },
        }),
        gives: 'success',
      },
      {
        title: 'back to the list’s own',
        viewer: 'customer',
        request: () => ({
          params: casesOfAccounts,
          body: { orderedByInfo: null, userPreferences: { columnWidths: null, columnWrap: null } },
        }),
        gives: 'success',
      },
      ...unknownLists,
      {
        title: 'a column that the list does not show',
        viewer: 'customer',
        request: () => ({
          params: casesOfAccounts,
          body: { userPreferences: { columnWidths: { Priority: 100 } } },
        }),
        gives: 'unknownField',
      },
      {
        title: 'an order by a field that cannot be sorted by',
        viewer: 'customer',
        request: () => ({
          params: casesOfAccounts,
          body: { orderedByInfo: [{ fieldApiName: 'Description', isAscending: true }] },
        }),
        gives: 'notSortable',
      },
      {
        title: 'an order by more fields than five',
        viewer: 'customer',
        request: () => ({
          params: casesOfAccounts,
          body: {
            orderedByInfo: ['Subject', 'Status', 'Type', 'Priority', 'Origin', 'CaseNumber'].map(
              (fieldApiName) => ({ fieldApiName, isAscending: true }),
            ),
          },
        }),
        gives: 'tooManyValues',
      },
      {
        title: 'a width that is none',
        viewer: 'customer',
        request: () => ({
          params: casesOfAccounts,
          body: { userPreferences: { columnWidths: { Subject: -7 } } },
        }),
        gives: 'invalidParameter',
      },
    ],
  },
  {
    contract: getRelatedListInfoBatchContract,
    shape: null,
    refusal: 'forbidden',
    cases: [
      {
        title: 'two lists and one that does not exist',
        viewer: 'customer',
        request: () => ({
          params: { parentObjectApiName: 'Account', relatedListNames: 'Cases,Orders,Nothings' },
        }),
        gives: 'success',
      },
      {
        title: 'no list at all',
        viewer: 'customer',
        request: () => ({ params: { parentObjectApiName: 'Account', relatedListNames: ',' } }),
        gives: 'invalidParameter',
      },
      {
        title: 'more lists than a batch takes',
        viewer: 'customer',
        request: () => ({
          params: {
            parentObjectApiName: 'Account',
            relatedListNames: Array.from({ length: 101 }, (_, index) => `List${index}`).join(),
          },
        }),
        gives: 'tooManyValues',
      },
    ],
  },
  {
    contract: getRelatedListsInfoContract,
    shape: 'RelatedListInfoSummaryCollection',
    refusal: 'forbidden',
    cases: [
      {
        title: 'an object with related lists',
        viewer: 'customer',
        request: () => ({ params: { parentObjectApiName: 'account' } }),
        gives: 'success',
      },
      {
        title: 'an object without any',
        viewer: 'advisor',
        request: () => ({ params: { parentObjectApiName: 'Usage__c' } }),
        gives: 'success',
      },
    ],
  },
]
