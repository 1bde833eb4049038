import type { CallFixture } from '../../define/fixture'
import { getFormulaActivationContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getFormulaActivationContract,
    shape: null,
    cases: [
      {
        title: 'all objects that the viewer reads',
        viewer: 'advisor',
        request: () => ({ params: { actionFeature: 'DynamicActions' } }),
        gives: 'success',
      },
      {
        title: 'one object in one app',
        viewer: 'customer',
        request: () => ({
          params: { actionFeature: 'DynamicActions' },
          query: { application: 'Customer_Portal', objectApiNames: 'Case' },
        }),
        gives: 'success',
      },
      {
        title: 'a feature that does not exist',
        viewer: 'advisor',
        request: () => ({ params: { actionFeature: 'Nothing' } }),
        gives: 'notFound',
      },
      {
        title: 'an app that is not the viewer’s',
        viewer: 'customer',
        request: () => ({
          params: { actionFeature: 'DynamicActions' },
          query: { application: 'Advisor_Console' },
        }),
        gives: 'notFound',
      },
      {
        title: 'an object of which the viewer reads nothing',
        viewer: 'customer',
        request: () => ({ params: { actionFeature: 'DynamicActions' }, query: { objectApiNames: 'Lead' } }),
        gives: 'notFound',
      },
    ],
  },
]
