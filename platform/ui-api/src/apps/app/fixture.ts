import type { CallFixture } from '../../define/fixture'
import { getAppDetailsContract, getAppsContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getAppsContract,
    shape: 'Apps',
    cases: [
      {
        title: 'the apps of staff',
        viewer: 'advisor',
        request: () => ({ query: { formFactor: 'Large', userCustomizations: false } }),
        gives: 'success',
      },
      {
        title: 'the apps of a customer',
        viewer: 'customer',
        request: () => ({ query: { formFactor: 'Small' } }),
        gives: 'success',
      },
      {
        title: 'the apps of a guest',
        viewer: 'guest',
        request: () => ({}),
        gives: 'success',
      },
    ],
  },
  {
    contract: getAppDetailsContract,
    shape: 'App',
    cases: [
      {
        title: 'the console by its name',
        viewer: 'supervisor',
        request: () => ({ params: { appId: 'Advisor_Console' } }),
        gives: 'success',
      },
      {
        title: 'the portal in any case',
        viewer: 'customer',
        request: () => ({ params: { appId: 'customer_portal' }, query: { userCustomizations: true } }),
        gives: 'success',
      },
      {
        title: 'an app that does not exist',
        viewer: 'admin',
        request: () => ({ params: { appId: '06m000000000000AAA' } }),
        gives: 'notFound',
      },
      {
        title: 'an app that is not the viewer’s',
        viewer: 'customer',
        request: () => ({ params: { appId: 'Advisor_Console' } }),
        gives: 'notFound',
      },
    ],
  },
]
