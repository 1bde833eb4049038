import type { CallFixture } from '../../define/fixture'
import { getQuickActionInfoContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getQuickActionInfoContract,
    shape: null,
    cases: [
      {
        title: 'an action of the viewer’s own record',
        viewer: 'customer',
        request: (world) => ({
          params: { actionApiName: 'Case.Reply' },
          query: { parentRecordId: world.own('Case') },
        }),
        gives: 'success',
      },
      {
        title: 'a global action',
        viewer: 'advisor',
        request: () => ({ params: { actionApiName: 'LogACall' } }),
        gives: 'success',
      },
    ],
  },
]
