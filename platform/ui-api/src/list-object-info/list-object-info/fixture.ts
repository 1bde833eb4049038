import type { CallFixture } from '../../define/fixture'
import { getListObjectInfoContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getListObjectInfoContract,
    shape: 'ListObjectInfo',
    refusal: 'forbidden',
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
    ],
  },
]
