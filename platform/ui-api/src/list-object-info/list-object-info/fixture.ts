import type { CallFixture } from '../../define/fixture'
import { getListObjectInfoContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getListObjectInfoContract,
    shape: 'ListObjectInfo',
    cases: [
      {
        title: 'what lists of cases are made of',
        viewer: 'supervisor',
        request: () => ({ params: { objectApiName: 'Case' } }),
        gives: 'success',
      },
      {
        title: 'the same for a viewer who makes none',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'account' } }),
        gives: 'success',
      },
      {
        title: 'an object that does not exist',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Nothing__c' } }),
        gives: 'forbidden',
      },
      {
        title: 'an object of which the viewer reads nothing',
        viewer: 'guest',
        request: () => ({ params: { objectApiName: 'Case' } }),
        gives: 'forbidden',
      },
    ],
  },
]
