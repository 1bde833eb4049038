import type { CallFixture, FixtureCase, FixtureRequest } from '../../define/fixture'
import {
  getRelatedListRecordsBatchContract,
  getRelatedListRecordsContract,
  postRelatedListRecordsContract,
} from './contract'

/** Returns the rejections of both calls about one list; `sendRequest` puts the page where the call expects it. */
function refusals(
  sendRequest: (page: Readonly<Record<string, string | number>>) => FixtureRequest,
): readonly FixtureCase[] {
  const casesOf = (parentRecordId: string, page: Readonly<Record<string, string | number>>) => ({
    params: { parentRecordId, relatedListId: 'Cases' },
    ...sendRequest(page),
  })
  return [
    {
      title: 'a field that the viewer cannot read',
      viewer: 'customer',
      request: (world) => casesOf(world.own('Account'), { fields: 'Case.Comments' }),
      gives: 'unknownField',
    },
    {
      title: 'a field across too many relationships',
      viewer: 'customer',
      request: (world) => casesOf(world.own('Account'), { fields: `Case.${'Account.'.repeat(6)}Name` }),
      gives: 'spanTooDeep',
    },
    {
      title: 'a condition over text that cannot be filtered by',
      viewer: 'customer',
      request: (world) => casesOf(world.own('Account'), { where: '{ Description: { like: "%meter%" } }' }),
      gives: 'notFilterable',
    },
    {
      title: 'a condition that cannot be read',
      viewer: 'customer',
      request: (world) => casesOf(world.own('Account'), { where: '{ Status: New }' }),
      gives: 'invalidWhere',
    },
    {
      title: 'a page larger than the largest',
      viewer: 'customer',
      request: (world) => casesOf(world.own('Account'), { pageSize: 2000 }),
      gives: 'numberOutsideRange',
    },
    {
      title: 'a page token that none of ours is',
      viewer: 'customer',
      request: (world) => casesOf(world.own('Account'), { pageToken: 'elsewhere' }),
      gives: 'invalidPageToken',
    },
    {
      title: 'an order by more fields than five',
      viewer: 'customer',
      request: (world) => casesOf(world.own('Account'), { sortBy: 'A,B,C,D,E,F' }),
      gives: 'tooManyValues',
    },
  ]
}

const inQuery = (page: Readonly<Record<string, string | number>>): FixtureRequest => ({ query: page })

/** Names are arrays in a body. */
const inBody = (page: Readonly<Record<string, string | number>>): FixtureRequest => ({
  body: Object.fromEntries(
    Object.entries(page).map(([name, value]) =>
      typeof value === 'string' && (name === 'fields' || name === 'sortBy')
        ? [name, value.split(',')]
        : [name, value],
    ),
  ),
})

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRelatedListRecordsContract,
    shape: 'RelatedListRecordCollection',
    cases: [
      {
        title: 'the bills of an account, the latest first',
        viewer: 'customer',
        request: (world) => ({
          params: { parentRecordId: world.own('Account'), relatedListId: 'Bills__r' },
          query: { fields: 'Bill__c.Name', pageSize: 5, sortBy: '-Bill_Date__c,Nothing__c' },
        }),
        gives: 'success',
      },
      ...refusals(inQuery),
      {
        title: 'a field that is not qualified',
        viewer: 'customer',
        request: (world) => ({
          params: { parentRecordId: world.own('Account'), relatedListId: 'Bills__r' },
          query: { fields: 'Name' },
        }),
        gives: 'unqualifiedField',
      },
    ],
  },
  {
    contract: postRelatedListRecordsContract,
    shape: 'RelatedListRecordCollection',
    cases: [
      {
        title: 'open bills of an account with the names of the columns',
        viewer: 'customer',
        request: (world) => ({
          params: { parentRecordId: world.own('Account'), relatedListId: 'Bills__r' },
          body: {
            fields: ['Name'],
            optionalFields: ['Nothing__c'],
            where: '{ Status__c: { ne: "Void" } }',
            includeColumnLabels: true,
          },
        }),
        gives: 'success',
      },
      {
        title: 'a condition in JSON',
        viewer: 'advisor',
        request: (world) => ({
          params: { parentRecordId: world.own('Account'), relatedListId: 'Cases' },
          body: { where: { Status: { ne: 'Closed' } } },
        }),
        gives: 'success',
      },
      ...refusals(inBody),
    ],
  },
  {
    contract: getRelatedListRecordsBatchContract,
    shape: null,
    cases: [
      {
        title: 'two lists and one that does not exist',
        viewer: 'customer',
        request: (world) => ({
          params: { parentRecordId: world.own('Account') },
          body: {
            relatedListParameters: [
              { relatedListId: 'Bills__r', pageSize: 3, fields: ['Name'] },
              { relatedListId: 'Cases', where: '{ Status: { ne: "Closed" } }' },
              { relatedListId: 'Nothings' },
            ],
          },
        }),
        gives: 'success',
      },
      {
        title: 'no list at all',
        viewer: 'customer',
        request: (world) => ({
          params: { parentRecordId: world.own('Account') },
          body: { relatedListParameters: [] },
        }),
        gives: 'invalidParameter',
      },
    ],
  },
]
