import { derivedId } from '@porchlight/metadata'
import type { CallFixture } from '../../define/fixture'
import { getUserNavItemsContract, updateUserNavItemsContract } from './contract'

const params = { appId: 'Advisor_Console' }

export const fixtures: readonly CallFixture[] = [
  {
    contract: getUserNavItemsContract,
    shape: 'NavItems',
    cases: [
      {
        title: 'the navigation of staff as it is arranged',
        viewer: 'advisor',
        request: () => ({ params, query: { formFactor: 'Large' } }),
        gives: 'success',
      },
      {
        title: 'an app that is not the viewer’s',
        viewer: 'customer',
        request: () => ({ params }),
        gives: 'notFound',
      },
    ],
  },
  {
    contract: updateUserNavItemsContract,
    shape: 'NavItems',
    refusal: 'forbidden',
    cases: [
      {
        title: 'nothing but one entry',
        viewer: 'supervisor',
        request: () => ({ params, body: { navItems: [{ id: derivedId('0Qk', 'Case') }] } }),
        gives: 'success',
      },
      {
        title: 'a guest’s arrangement',
        viewer: 'guest',
        request: () => ({ params: { appId: 'Customer_Portal' }, body: { navItems: [] } }),
        gives: 'forbidden',
      },
      {
        title: 'an entry that the app does not have',
        viewer: 'advisor',
        request: () => ({ params, body: { navItems: [{ id: '0Qk000000000001AAA' }] } }),
        gives: 'unknownNavItem',
      },
      {
        title: 'an app that does not exist',
        viewer: 'admin',
        request: () => ({ params: { appId: '06m000000000000AAA' }, body: { navItems: [] } }),
        gives: 'notFound',
      },
    ],
  },
]
