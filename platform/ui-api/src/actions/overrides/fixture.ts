import type { CallFixture } from '../../define/fixture'
import { getActionOverridesContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getActionOverridesContract,
    shape: null,
    cases: [
      {
        title: 'a page of the portal’s own',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case' } }),
        gives: 'success',
      },
      {
        title: 'the default template has none',
        viewer: 'customer',
        request: () => ({
          params: { objectApiName: 'Case' },
          query: { defaultTemplateOnly: true, type: 'View' },
        }),
        gives: 'success',
      },
    ],
  },
]
