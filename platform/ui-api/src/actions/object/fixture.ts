import type { CallFixture } from '../../define/fixture'
import { getObjectCreateActionsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getObjectCreateActionsContract,
    shape: 'Actions',
    cases: [
      {
        title: 'a page that makes a record',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case' } }),
        gives: 'success',
      },
      {
        title: 'an object that the viewer makes no record of',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Order' } }),
        gives: 'success',
      },
      {
        title: 'a type that no action has',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'Case' }, query: { actionTypes: 'Nothing' } }),
        gives: 'invalidParameter',
      },
    ],
  },
]
