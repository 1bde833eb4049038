import type { CallFixture, FixtureCase } from '../../define/fixture'
import {
  getRelatedListPreferencesBatchContract,
  getRelatedListPreferencesContract,
  updateRelatedListPreferencesContract,
} from './contract'

const billsOfAccounts = { preferencesId: 'Account.Bills__r' }

function refusals(body?: unknown): readonly FixtureCase[] {
  const of = (preferencesId: string) => ({
    params: { preferencesId },
    ...(body === undefined ? {} : { body }),
  })
  return [
    {
      title: 'an id that names no list',
      viewer: 'customer',
      request: () => of('Account'),
      gives: 'unsupportedRelatedList',
    },
    {
      title: 'a list that does not exist',
      viewer: 'customer',
      request: () => of('Account.Nothings'),
      gives: 'unsupportedRelatedList',
    },
    {
      title: 'an object that does not exist',
      viewer: 'admin',
      request: () => of('Nothing__c.Bills__r'),
      gives: 'forbidden',
    },
    {
      title: 'an object of which the viewer reads nothing',
      viewer: 'guest',
      request: () => of('Account.Bills__r'),
      gives: 'forbidden',
    },
  ]
}

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRelatedListPreferencesContract,
    shape: 'RelatedListUserPreferences',
    cases: [
      {
        title: 'what the viewer has not touched',
        viewer: 'advisor',
        request: () => ({ params: billsOfAccounts }),
        gives: 'success',
      },
      ...refusals(),
    ],
  },
  {
    contract: updateRelatedListPreferencesContract,
    shape: 'RelatedListUserPreferences',
    cases: [
      {
        title: 'a width, wrapping and an order',
        viewer: 'advisor',
        request: () => ({
          params: billsOfAccounts,
          body: {
            columnWidths: { Name: 200 },
            columnWrap: { Name: true },
            orderedBy: [{ fieldApiName: 'Due_Date__c', isAscending: true }],
          },
        }),
        gives: 'success',
      },
      {
        title: 'back to the list’s own',
        viewer: 'advisor',
        request: () => ({
          params: billsOfAccounts,
          body: { columnWidths: null, columnWrap: null, orderedBy: null },
        }),
        gives: 'success',
      },
      ...refusals({}),
      {
        title: 'a column that the list does not show',
        viewer: 'advisor',
        request: () => ({ params: billsOfAccounts, body: { columnWrap: { Charges__c: true } } }),
        gives: 'unknownField',
      },
      {
        title: 'an order by a field that cannot be sorted by',
        viewer: 'advisor',
        request: () => ({
          params: { preferencesId: 'Account.Cases' },
          body: { orderedBy: [{ fieldApiName: 'Description', isAscending: true }] },
        }),
        gives: 'notSortable',
      },
      {
        title: 'an order by more fields than five',
        viewer: 'advisor',
        request: () => ({
          params: billsOfAccounts,
          body: {
            orderedBy: Array.from({ length: 6 }, () => ({ fieldApiName: 'Name', isAscending: true })),
          },
        }),
        gives: 'tooManyValues',
      },
      {
        title: 'a width that is none',
        viewer: 'advisor',
        request: () => ({ params: billsOfAccounts, body: { columnWidths: { Name: 9_000 } } }),
        gives: 'invalidParameter',
      },
    ],
  },
  {
    contract: getRelatedListPreferencesBatchContract,
    shape: null,
    cases: [
      {
        title: 'two lists and one that does not exist',
        viewer: 'customer',
        request: () => ({ params: { preferencesIds: 'Account.Bills__r,Account.Cases,Account.Nothings' } }),
        gives: 'success',
      },
      {
        title: 'no list at all',
        viewer: 'customer',
        request: () => ({ params: { preferencesIds: ',' } }),
        gives: 'invalidParameter',
      },
      {
        title: 'more lists than a batch takes',
        viewer: 'customer',
        request: () => ({
          params: { preferencesIds: Array.from({ length: 101 }, (_, index) => `Account.L${index}`).join() },
        }),
        gives: 'tooManyValues',
      },
    ],
  },
]
