import type { CallFixture } from '../../define/fixture'
import { getQuickActionLayoutContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getQuickActionLayoutContract,
    shape: 'QuickActionLayout',
    cases: [
      {
        title: 'the form of a reply',
        viewer: 'customer',
        request: () => ({ params: { actionApiName: 'Case.Reply' } }),
        gives: 'success',
      },
      {
        title: 'the form of a global action',
        viewer: 'advisor',
        request: () => ({
          params: { actionApiName: 'newcase' },
          query: { objectApiName: 'Case', recordTypeId: '012000000000000AAA' },
        }),
        gives: 'success',
      },
      {
        title: 'what is no id',
        viewer: 'advisor',
        request: () => ({ params: { actionApiName: 'Case.Reply' }, query: { recordTypeId: 'abc' } }),
        gives: 'invalidRecordId',
      },
      {
        title: 'an action that the viewer may not perform',
        viewer: 'customer',
        request: () => ({ params: { actionApiName: 'Case.Escalate' } }),
        gives: 'notFound',
      },
      {
        title: 'an action of another object',
        viewer: 'advisor',
        request: () => ({ params: { actionApiName: 'Case.Reply' }, query: { objectApiName: 'Order' } }),
        gives: 'notFound',
      },
    ],
  },
]
