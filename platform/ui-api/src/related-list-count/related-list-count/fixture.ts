import type { CallFixture, FixtureCase } from '../../define/fixture'
import { getRelatedListCountContract, getRelatedListsCountContract } from './contract'

/** Returns the rejections of both calls; `lists` names the related list, or the lists, in the path. */
function refusals(lists: 'relatedListId' | 'relatedListNames'): readonly FixtureCase[] {
  const of = (parentRecordId: string) => ({ params: { parentRecordId, [lists]: 'Cases' } })
  return [
    {
      title: 'a limit beyond the greatest',
      viewer: 'customer',
      request: (world) => ({ ...of(world.own('Account')), query: { maxCount: 2000 } }),
      gives: 'numberOutsideRange',
    },
    {
      title: 'a limit of nothing',
      viewer: 'customer',
      request: (world) => ({ ...of(world.own('Account')), query: { maxCount: 0 } }),
      gives: 'numberOutsideRange',
    },
  ]
}

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRelatedListCountContract,
    shape: 'RelatedListRecordCount',
    cases: [
      {
        title: 'the bills of an account, counted to ten',
        viewer: 'customer',
        request: (world) => ({
          params: { parentRecordId: world.own('Account'), relatedListId: 'Bills__r' },
          query: { maxCount: 10 },
        }),
        gives: 'success',
      },
      ...refusals('relatedListId'),
    ],
  },
  {
    contract: getRelatedListsCountContract,
    shape: null,
    cases: [
      {
        title: 'two lists and one that does not exist',
        viewer: 'customer',
        request: (world) => ({
          params: { parentRecordId: world.own('Account'), relatedListNames: 'Bills__r,Orders,Nothings' },
        }),
        gives: 'success',
      },
      ...refusals('relatedListNames'),
      {
        title: 'no list at all',
        viewer: 'customer',
        request: (world) => ({ params: { parentRecordId: world.own('Account'), relatedListNames: ',' } }),
        gives: 'invalidParameter',
      },
      {
        title: 'more lists than a batch takes',
        viewer: 'customer',
        request: (world) => ({
          params: {
            parentRecordId: world.own('Account'),
            relatedListNames: Array.from({ length: 101 }, (_, index) => `List${index}`).join(),
          },
        }),
        gives: 'tooManyValues',
      },
    ],
  },
]
