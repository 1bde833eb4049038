import type { CallFixture } from '../../define/fixture'
import { getNavItemsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getNavItemsContract,
    shape: 'NavItems',
    cases: [
      {
        title: 'the first entries of staff',
        viewer: 'advisor',
        request: () => ({ query: { page: 0, pageSize: 3, formFactor: 'Medium' } }),
        gives: 'success',
      },
      {
        title: 'entries by their names',
        viewer: 'customer',
        request: () => ({ query: { navItemNames: 'Portal_Usage,Portal_Bills' } }),
        gives: 'success',
      },
      {
        title: 'the entries of a guest',
        viewer: 'guest',
        request: () => ({}),
        gives: 'success',
      },
      {
        title: 'a page of nothing',
        viewer: 'advisor',
        request: () => ({ query: { pageSize: 0 } }),
        gives: 'numberOutsideRange',
      },
    ],
  },
]
