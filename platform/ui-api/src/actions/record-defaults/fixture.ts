import type { CallFixture } from '../../define/fixture'
import { getQuickActionDefaultsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getQuickActionDefaultsContract,
    shape: 'QuickActionDefaults',
    cases: [
      {
        title: 'the form of an action on the viewer’s own record',
        viewer: 'customer',
        request: (world) => ({
          params: { actionApiName: 'Order.ChangeStartDate' },
          query: { parentRecordId: world.own('Order'), optionalFields: 'Order.Status,Order.Nothing' },
        }),
        gives: 'success',
      },
      {
        title: 'the form of a global action',
        viewer: 'advisor',
        request: () => ({ params: { actionApiName: 'NewCase' } }),
        gives: 'success',
      },
      {
        title: 'a field without its object',
        viewer: 'advisor',
        request: () => ({ params: { actionApiName: 'NewCase' }, query: { optionalFields: 'Subject' } }),
        gives: 'unqualifiedField',
      },
    ],
  },
]
