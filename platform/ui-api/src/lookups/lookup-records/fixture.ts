import type { CallFixture, FixtureCase } from '../../define/fixture'
import { getLookupRecordsContract, getLookupRecordsOfTargetContract } from './contract'

/** Returns the rejections of both calls; the call of one target names it in its path, and has no body. */
function refusals(target?: string): readonly FixtureCase[] {
  const of = (
    objectApiName: string,
    fieldApiName: string,
    query: Readonly<Record<string, string | number>> = {},
  ) => ({
    params: {
      objectApiName,
      fieldApiName,
      ...(target === undefined ? {} : { targetApiName: target }),
    },
    query,
    ...(target === undefined ? { body: {} } : {}),
  })
  return [
    {
      title: 'a source record that is another’s',
      viewer: 'customer',
      request: (world) => of('Case', 'AccountId', { sourceRecordId: world.foreign('Case') }),
      gives: 'notFound',
    },
    {
      title: 'a source record that does not exist',
      viewer: 'customer',
      request: (world) => of('Case', 'AccountId', { sourceRecordId: world.unknown('Case') }),
      gives: 'notFound',
    },
    {
      title: 'a source record that is no id',
      viewer: 'customer',
      request: () => of('Case', 'AccountId', { sourceRecordId: 'nothing' }),
      gives: 'invalidRecordId',
    },
    {
      title: 'a field that the viewer cannot read',
      viewer: 'customer',
      request: () => of('Case', 'OwnerId'),
      gives: 'unknownField',
    },
    {
      title: 'a field that refers to nothing',
      viewer: 'customer',
      request: () => of('Case', 'Subject'),
      gives: 'invalidParameter',
    },
    {
      title: 'a search for one character',
      viewer: 'customer',
      request: () => of('Case', 'AccountId', { searchType: 'Search', q: 'a' }),
      gives: 'invalidParameter',
    },
    {
      title: 'a name that begins with two characters',
      viewer: 'customer',
      request: () => of('Case', 'AccountId', { searchType: 'TypeAhead', q: 'ab' }),
      gives: 'invalidParameter',
    },
    {
      title: 'a binding that cannot be read',
      viewer: 'customer',
      request: () => of('Case', 'AccountId', { dependentFieldBindings: 'ContactId' }),
      gives: 'invalidParameter',
    },
    {
      title: 'a page before the first',
      viewer: 'customer',
      request: () => of('Case', 'AccountId', { page: 0 }),
      gives: 'numberOutsideRange',
    },
    {
      title: 'a page larger than the largest',
      viewer: 'customer',
      request: () => of('Case', 'AccountId', { pageSize: 500 }),
      gives: 'numberOutsideRange',
    },
  ]
}

export const fixtures: readonly CallFixture[] = [
  {
    contract: getLookupRecordsContract,
    shape: 'LookupValues',
    cases: [
      {
        title: 'what the viewer looked at last',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case', fieldApiName: 'AccountId' }, body: {} }),
        gives: 'success',
      },
      {
        title: 'accounts of the person of a case, in an order',
        viewer: 'advisor',
        request: (world) => ({
          params: { objectApiName: 'Case', fieldApiName: 'AccountId' },
          query: { searchType: 'Search', q: 'st', targetApiName: 'Account' },
          body: {
            sourceRecord: { fields: { Id: null, ContactId: world.own('Contact') } },
            orderBy: [{ fieldApiName: 'Name', isAscending: true }],
          },
        }),
        gives: 'success',
      },
      {
        title: 'people whose name begins so',
        viewer: 'advisor',
        request: () => ({
          params: { objectApiName: 'Case', fieldApiName: 'ContactId' },
          query: { searchType: 'TypeAhead', q: 'Dan' },
          body: {},
        }),
        gives: 'success',
      },
      ...refusals(),
      {
        title: 'a target that the field does not refer to',
        viewer: 'customer',
        request: () => ({
          params: { objectApiName: 'Case', fieldApiName: 'AccountId' },
          query: { targetApiName: 'Contact' },
          body: {},
        }),
        gives: 'notFound',
      },
      {
        title: 'an order by what cannot be sorted by',
        viewer: 'advisor',
        request: () => ({
          params: { objectApiName: 'CaseComment', fieldApiName: 'ParentId' },
          query: { searchType: 'Search', q: 'bill' },
          body: { orderBy: [{ fieldApiName: 'Description', isAscending: true }] },
        }),
        gives: 'notSortable',
      },
      {
        title: 'an order by more fields than five',
        viewer: 'advisor',
        request: () => ({
          params: { objectApiName: 'Case', fieldApiName: 'ContactId' },
          query: { searchType: 'Search', q: 'dana' },
          body: { orderBy: Array.from({ length: 6 }, () => ({ fieldApiName: 'Name', isAscending: true })) },
        }),
        gives: 'tooManyValues',
      },
    ],
  },
  {
    contract: getLookupRecordsOfTargetContract,
    shape: 'RecordCollection',
    cases: [
      {
        title: 'the second page of what fits',
        viewer: 'admin',
        request: () => ({
          params: { objectApiName: 'Case', fieldApiName: 'ContactId', targetApiName: 'Contact' },
          query: { searchType: 'Search', q: 'example.com', page: 2, pageSize: 5 },
        }),
        gives: 'success',
      },
      ...refusals('Account'),
    ],
  },
]
