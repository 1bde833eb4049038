import type { CallFixture } from '../../define/fixture'
import { getRecordTemplateCloneContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRecordTemplateCloneContract,
    shape: 'RecordDefaultsTemplateClone',
    cases: [
      {
        title: 'fields that the viewer may give, and others',
        viewer: 'customer',
        request: (world) => ({
          params: { recordId: world.own('Case') },
          query: { optionalFields: 'Case.Subject,Case.Account.Name,Case.Priority' },
        }),
        gives: 'success',
      },
      {
        title: 'no fields',
        viewer: 'customer',
        request: (world) => ({ params: { recordId: world.own('Case') } }),
        gives: 'success',
      },
      {
        title: 'an id that is none',
        viewer: 'customer',
        request: () => ({ params: { recordId: 'nobody' } }),
        gives: 'invalidRecordId',
      },
      {
        title: 'a record of somebody else',
        viewer: 'customer',
        request: (world) => ({ params: { recordId: world.foreign('Case') } }),
        gives: 'notFound',
      },
      {
        title: 'a record that does not exist',
        viewer: 'customer',
        request: (world) => ({ params: { recordId: world.unknown('Case') } }),
        gives: 'notFound',
      },
      {
        title: 'a record that the viewer sees and creates none like',
        viewer: 'customer',
        request: (world) => ({ params: { recordId: world.own('Account') } }),
        gives: 'forbidden',
      },
      {
        title: 'a record type that is no id',
        viewer: 'customer',
        request: (world) => ({
          params: { recordId: world.own('Case') },
          query: { recordTypeId: 'complaint' },
        }),
        gives: 'invalidRecordId',
      },
      {
        title: 'a name without its object',
        viewer: 'customer',
        request: (world) => ({
          params: { recordId: world.own('Case') },
          query: { optionalFields: 'Subject' },
        }),
        gives: 'unqualifiedField',
      },
    ],
  },
]
