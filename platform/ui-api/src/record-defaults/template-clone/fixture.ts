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
        title: 'a record that the viewer sees and creates none like',
        viewer: 'customer',
        request: (world) => ({ params: { recordId: world.own('Account') } }),
        gives: 'forbidden',
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
