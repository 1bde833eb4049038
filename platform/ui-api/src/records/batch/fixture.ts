import type { CallFixture } from '../../define/fixture'
import { executeBatchRecordOperationsContract, getRecordsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRecordsContract,
    shape: 'BatchResults',
    cases: [
      {
        title: 'records of two objects',
        viewer: 'customer',
        request: (world) => ({
          params: { recordIds: `${world.own('Case')},${world.own('Account')}` },
          query: { fields: 'Case.Subject,Account.Name', optionalFields: 'Case.Comments' },
        }),
        gives: 'success',
      },
      {
        title: 'records of others and ids that are none, each with its own status',
        viewer: 'customer',
        request: (world) => ({
          params: {
            recordIds: `${world.own('Case')},${world.foreign('Case')},${world.unknown('Case')},none`,
          },
          query: { fields: 'Case.Subject' },
        }),
        gives: 'success',
      },
      {
        title: 'records by their layouts, with their child records, as ones that were looked at',
        viewer: 'customer',
        request: (world) => ({
          params: { recordIds: `${world.own('Case')},${world.own('Account')}` },
          query: {
            layoutTypes: 'Compact',
            modes: 'View',
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
          query: { fields: 'Account.Name', childRelationships: 'Account.Cases', pageSize: 0 },
        }),
        gives: 'numberOutsideRange',
      },
      {
        title: 'no fields at all',
        viewer: 'customer',
        request: (world) => ({ params: { recordIds: world.own('Case') } }),
        gives: 'missingSelection',
      },
      {
        title: 'no ids',
        viewer: 'customer',
        request: () => ({ params: { recordIds: ',' }, query: { fields: 'Case.Subject' } }),
        gives: 'invalidRecordId',
      },
      {
        title: 'too many ids',
        viewer: 'customer',
        request: () => ({
          params: { recordIds: Array.from({ length: 201 }, () => '500000000000001').join() },
          query: { fields: 'Case.Subject' },
        }),
        gives: 'tooManyValues',
      },
    ],
  },
  {
    contract: executeBatchRecordOperationsContract,
    shape: 'BatchResults',
    cases: [
      {
        title: 'a message and a change of language, all or none',
        viewer: 'customer',
        request: (world) => ({
          query: { useDefaultRule: true },
          body: {
            allOrNone: true,
            operations: [
              {
                type: 'Create',
                records: [
                  {
                    apiName: 'Case',
                    fields: { Subject: 'Meter', Description: 'It blinks.', ContactId: world.own('Contact') },
                  },
                ],
              },
              {
                type: 'UPDATE',
                records: [{ fields: { Id: world.own('User'), LanguageLocaleKey: 'en_US' } }],
              },
            ],
          },
        }),
        gives: 'success',
      },
      {
        title: 'records of others, each refused by itself',
        viewer: 'customer',
        request: (world) => ({
          body: {
            allOrNone: false,
            operations: [
              {
                type: 'delete',
                records: [
                  { fields: { Id: world.foreign('Case') } },
                  { fields: { Id: world.unknown('Case') } },
                  { fields: { Id: world.own('Case') } },
                ],
              },
            ],
          },
        }),
        gives: 'success',
      },
      {
        title: 'no operations',
        viewer: 'customer',
        request: () => ({ body: { allOrNone: true } }),
        gives: 'invalidBatchInput',
      },
      {
        title: 'an operation without records',
        viewer: 'customer',
        request: () => ({ body: { allOrNone: true, operations: [{ type: 'CREATE' }] } }),
        gives: 'invalidBatchInput',
      },
      {
        title: 'a record to create with an id',
        viewer: 'customer',
        request: (world) => ({
          body: {
            allOrNone: true,
            operations: [
              { type: 'CREATE', records: [{ apiName: 'Case', fields: { Id: world.own('Case') } }] },
            ],
          },
        }),
        gives: 'invalidBatchRequest',
      },
      {
        title: 'too many records',
        viewer: 'customer',
        request: () => ({
          body: {
            allOrNone: true,
            operations: [
              {
                type: 'CREATE',
                records: Array.from({ length: 201 }, () => ({ apiName: 'Case', fields: {} })),
              },
            ],
          },
        }),
        gives: 'tooManyValues',
      },
    ],
  },
]
