import type { CallFixture } from '../../define/fixture'
import { getRecordCreateDefaultsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRecordCreateDefaultsContract,
    shape: 'RecordDefaults',
    cases: [
      {
        title: 'a message of a customer',
        viewer: 'customer',
        request: () => ({
          params: { objectApiName: 'Case' },
          query: { formFactor: 'Small', optionalFields: 'Case.Status' },
        }),
        gives: 'success',
      },
      {
        title: 'a case of staff, whose owner is the viewer',
        viewer: 'advisor',
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
