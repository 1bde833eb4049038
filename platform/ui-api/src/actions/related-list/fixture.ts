import type { CallFixture } from '../../define/fixture'
import { getRelatedListActionsContract, getRelatedListsActionsContract } from './contract'

/** One more than the limit of ids. */
const tooManyIds = Array.from({ length: 201 }, (_, number) => `500${String(number).padStart(12, '0')}`).join()

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRelatedListsActionsContract,
    shape: null,
    cases: [
      {
        title: 'several lists, one of them unknown',
        viewer: 'advisor',
        request: (world) => ({
          params: { recordIds: world.own('Account') },
          body: {
            relatedListsActionParameters: [
              { relatedListId: 'Cases' },
              { relatedListId: 'Orders', formFactor: 'Small', sections: ['Page'] },
              { relatedListId: 'Nothing' },
            ],
          },
        }),
        gives: 'success',
      },
      {
        title: 'no list at all',
        viewer: 'advisor',
        request: (world) => ({
          params: { recordIds: world.own('Account') },
          body: { relatedListsActionParameters: [] },
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'more ids than are taken at once',
        viewer: 'advisor',
        request: () => ({
          params: { recordIds: tooManyIds },
          body: { relatedListsActionParameters: [{ relatedListId: 'Cases' }] },
        }),
        gives: 'tooManyValues',
      },
    ],
  },
  {
    contract: getRelatedListActionsContract,
    shape: 'Actions',
    cases: [
      {
        title: 'the cases of an account',
        viewer: 'customer',
        request: (world) => ({
          params: { recordIds: world.own('Account'), relatedListId: 'Cases' },
          body: {},
        }),
        gives: 'success',
      },
      {
        title: 'an action by its name',
        viewer: 'advisor',
        request: (world) => ({
          params: { recordIds: world.own('Account'), relatedListId: 'cases' },
          body: { apiNames: ['New'], retrievalMode: 'All', actionTypes: ['StandardButton'] },
        }),
        gives: 'success',
      },
      {
        title: 'names without asking for all',
        viewer: 'advisor',
        request: (world) => ({
          params: { recordIds: world.own('Account'), relatedListId: 'Cases' },
          body: { apiNames: ['New'] },
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'more ids than are taken at once',
        viewer: 'advisor',
        request: () => ({ params: { recordIds: tooManyIds, relatedListId: 'Cases' }, body: {} }),
        gives: 'tooManyValues',
      },
    ],
  },
]
