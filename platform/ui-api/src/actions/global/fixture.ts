import type { CallFixture } from '../../define/fixture'
import { getGlobalActionsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getGlobalActionsContract,
    shape: 'Actions',
    cases: [
      {
        title: 'what staff do on no record',
        viewer: 'advisor',
        request: () => ({}),
        gives: 'success',
      },
      {
        title: 'what a customer does on no record',
        viewer: 'customer',
        request: () => ({ query: { formFactor: 'Small', sections: 'Page', actionTypes: 'QuickAction' } }),
        gives: 'success',
      },
      {
        title: 'one action by its name, on the page or not',
        viewer: 'admin',
        request: () => ({ query: { apiNames: 'NewCase', retrievalMode: 'All' } }),
        gives: 'success',
      },
      {
        title: 'a guest performs none',
        viewer: 'guest',
        request: () => ({}),
        gives: 'success',
      },
      {
        title: 'names without asking for all',
        viewer: 'advisor',
        request: () => ({ query: { apiNames: 'NewCase' } }),
        gives: 'invalidParameter',
      },
      {
        title: 'a type that no action has',
        viewer: 'advisor',
        request: () => ({ query: { actionTypes: 'Nothing' } }),
        gives: 'invalidParameter',
      },
    ],
  },
]
