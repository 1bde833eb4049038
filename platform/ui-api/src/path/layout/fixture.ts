import type { CallFixture } from '../../define/fixture'
import { getPathLayoutContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getPathLayoutContract,
    shape: null,
    cases: [
      {
        title: 'the first path of an object',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'Order' }, query: { layoutOverride: 'Default' } }),
        gives: 'success',
      },
      {
        title: 'the path of a picklist',
        viewer: 'customer',
        request: () => ({
          params: { objectApiName: 'Order' },
          query: { layoutOverride: 'Status', mode: 'Edit', formFactor: 'Small' },
        }),
        gives: 'success',
      },
      {
        title: 'a picklist without states',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Case' }, query: { layoutOverride: 'Priority' } }),
        gives: 'notFound',
      },
      {
        title: 'an object without a path',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Contact' }, query: { layoutOverride: 'Default' } }),
        gives: 'notFound',
      },
      {
        title: 'no name of a path',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'Order' } }),
        gives: 'invalidParameter',
      },
    ],
  },
]
