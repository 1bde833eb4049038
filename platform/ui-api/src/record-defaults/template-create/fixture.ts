import type { CallFixture } from '../../define/fixture'
import { getRecordTemplateCreateContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRecordTemplateCreateContract,
    shape: 'RecordDefaultsTemplateCreate',
    cases: [
      {
        title: 'fields that the viewer may give, and others',
        viewer: 'customer',
        request: () => ({
          params: { objectApiName: 'Case' },
          query: { optionalFields: 'Case.Type,Case.Priority' },
        }),
        gives: 'success',
      },
      {
        title: 'no fields',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case' } }),
        gives: 'success',
      },
      {
        title: 'an object of which the viewer creates no records',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Account' } }),
        gives: 'forbidden',
      },
      {
        title: 'a name without its object',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case' }, query: { optionalFields: 'Status' } }),
        gives: 'unqualifiedField',
      },
    ],
  },
]
