import type { CallFixture } from '../../define/fixture'
import { getRecordAvatarsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRecordAvatarsContract,
    shape: 'BatchResults',
    cases: [
      {
        title: 'records of several objects, one of them unknown',
        viewer: 'customer',
        request: ({ own, unknown }) => ({
          params: { recordIds: [own('Case'), own('Account'), unknown('Case'), 'short'].join() },
        }),
        gives: 'success',
      },
      {
        title: 'a form factor that there is not',
        viewer: 'customer',
        request: ({ own }) => ({ params: { recordIds: own('Case') }, query: { formFactor: 'Huge' } }),
        gives: 'invalidParameter',
      },
      {
        title: 'more records than can be asked for',
        viewer: 'advisor',
        request: () => ({
          params: { recordIds: Array.from({ length: 201 }, () => '500000000000001').join() },
        }),
        gives: 'tooManyValues',
      },
    ],
  },
]
