import type { CallFixture } from '../../define/fixture'
import { getSearchResultsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getSearchResultsContract,
    shape: null,
    cases: [
      {
        title: 'a name over all objects',
        viewer: 'advisor',
        request: () => ({ query: { q: 'whitcombe' }, body: {} }),
        gives: 'success',
      },
      {
        title: 'plans that anyone may see',
        viewer: 'guest',
        request: () => ({ query: { q: 'plan' }, body: { answerTypes: ['Keyword'] } }),
        gives: 'success',
      },
      {
        title: 'two objects with filters and fields',
        viewer: 'customer',
        request: () => ({
          query: { q: 'bill' },
          body: {
            objectApiNames: ['Case', 'Bill__c'],
            searchObjectOptions: [
              {
                objectApiName: 'Case',
                fields: ['Subject'],
                optionalFields: ['Nothing__c'],
                filters: [{ fieldPath: 'Status', operator: 'NotEqual', values: ['Closed'] }],
                pageSize: 3,
              },
            ],
          },
        }),
        gives: 'success',
      },
      {
        title: 'too few characters',
        viewer: 'customer',
        request: () => ({ query: { q: ' a ' }, body: {} }),
        gives: 'invalidParameter',
      },
      {
        title: 'an answer type that there is none of',
        viewer: 'customer',
        request: () => ({ query: { q: 'bill' }, body: { answerTypes: ['Guess'] } }),
        gives: 'invalidParameter',
      },
      {
        title: 'options of an object that is not searched',
        viewer: 'customer',
        request: () => ({
          query: { q: 'bill' },
          body: { objectApiNames: ['Case'], searchObjectOptions: [{ objectApiName: 'Account' }] },
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'an object that does not exist',
        viewer: 'admin',
        request: () => ({ query: { q: 'bill' }, body: { objectApiNames: ['Nothing__c'] } }),
        gives: 'notFound',
      },
      {
        title: 'an object of which the viewer reads nothing',
        viewer: 'customer',
        request: () => ({ query: { q: 'bill' }, body: { objectApiNames: ['Lead'] } }),
        gives: 'notFound',
      },
      {
        title: 'a configuration that no object has',
        viewer: 'customer',
        request: () => ({ query: { q: 'bill' }, body: { configurationName: 'Nothing' } }),
        gives: 'notFound',
      },
      {
        title: 'a field that the viewer cannot read',
        viewer: 'customer',
        request: () => ({
          query: { q: 'bill' },
          body: { searchObjectOptions: [{ objectApiName: 'Case', fields: ['Comments'] }] },
        }),
        gives: 'unknownField',
      },
      {
        title: 'a field across too many relationships',
        viewer: 'customer',
        request: () => ({
          query: { q: 'bill' },
          body: {
            searchObjectOptions: [{ objectApiName: 'Case', fields: [`${'Account.'.repeat(6)}Name`] }],
          },
        }),
        gives: 'spanTooDeep',
      },
      {
        title: 'more records than an answer holds',
        viewer: 'customer',
        request: () => ({
          query: { q: 'bill' },
          body: { searchObjectOptions: [{ objectApiName: 'Case', pageSize: 51 }] },
        }),
        gives: 'numberOutsideRange',
      },
      {
        title: 'more fields than a call takes',
        viewer: 'customer',
        request: () => {
          const names = Array.from({ length: 150 }, (_, index) => `F${index}`)
          return {
            query: { q: 'bill' },
            body: {
              searchObjectOptions: [{ objectApiName: 'Case', fields: names, optionalFields: names }],
            },
          }
        },
        gives: 'tooManyValues',
      },
    ],
  },
]
