import type { CallFixture } from '../../define/fixture'
import { getSearchFilterMetadataContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getSearchFilterMetadataContract,
    shape: null,
    cases: [
      {
        title: 'the filters of an object',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'Case' } }),
        gives: 'success',
      },
      {
        title: 'those of a small screen',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Account' }, query: { channel: 'Mobile' } }),
        gives: 'success',
      },
      {
        title: 'those of a list view',
        viewer: 'supervisor',
        request: () => ({
          params: { objectApiName: 'Account' },
          query: { configurationName: 'AllAccounts' },
        }),
        gives: 'success',
      },
      {
        title: 'a configuration that does not exist',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Account' }, query: { configurationName: 'Nothing' } }),
        gives: 'notFound',
      },
      {
        title: 'a channel that there is none of',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Account' }, query: { channel: 'Fax' } }),
        gives: 'invalidParameter',
      },
    ],
  },
]
