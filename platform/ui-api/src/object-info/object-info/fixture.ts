import type { CallFixture } from '../../define/fixture'
import { getObjectInfoContract, getObjectInfoDirectoryContract, getObjectInfosContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getObjectInfoDirectoryContract,
    shape: 'ObjectInfoDirectory',
    cases: [
      { title: 'what a customer reads', viewer: 'customer', request: () => ({}), gives: 'success' },
      { title: 'what an administrator reads', viewer: 'admin', request: () => ({}), gives: 'success' },
      { title: 'a guest, who reads nothing', viewer: 'guest', request: () => ({}), gives: 'success' },
    ],
  },
  {
    contract: getObjectInfoContract,
    shape: 'ObjectInfo',
    cases: [
      {
        title: 'an object that the viewer reads',
        viewer: 'customer',
        request: () => ({ params: { objectApiName: 'Case' } }),
        gives: 'success',
      },
      {
        title: 'a name in another case',
        viewer: 'advisor',
        request: () => ({ params: { objectApiName: 'ACCOUNT' } }),
        gives: 'success',
      },
      {
        title: 'an object with a dependent picklist',
        viewer: 'admin',
        request: () => ({ params: { objectApiName: 'Notice__c' } }),
        gives: 'success',
      },
    ],
  },
  {
    contract: getObjectInfosContract,
    shape: 'SimplifiedBatchResults',
    cases: [
      {
        title: 'two objects, one of which the viewer cannot read',
        viewer: 'customer',
        request: () => ({ params: { objectApiNames: 'Case,Lead' } }),
        gives: 'success',
      },
      {
        title: 'more objects than one request holds',
        viewer: 'advisor',
        request: () => ({ params: { objectApiNames: Array.from({ length: 101 }, () => 'Case').join() } }),
        gives: 'tooManyValues',
      },
    ],
  },
]
