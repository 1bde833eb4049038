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
        title: 'what is no id',
        viewer: 'advisor',
        request: () => ({
          params: { recordIds: 'abc' },
          body: { relatedListsActionParameters: [{ relatedListId: 'Cases' }] },
        }),
        gives: 'invalidRecordId',
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
      {
        title: 'a record of somebody else',
        viewer: 'customer',
        request: (world) => ({
          params: { recordIds: world.foreign('Account') },
          body: { relatedListsActionParameters: [{ relatedListId: 'Cases' }] },
        }),
        gives: 'notFound',
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
        title: 'what is no id',
        viewer: 'advisor',
        request: () => ({ params: { recordIds: 'abc', relatedListId: 'Cases' }, body: {} }),
        gives: 'invalidRecordId',
      },
      {
        title: 'a list that the object does not have',
        viewer: 'advisor',
        request: (world) => ({
          params: { recordIds: world.own('Account'), relatedListId: 'Nothing' },
          body: {},
        }),
        gives: 'unsupportedRelatedList',
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
      {
        title: 'a record of somebody else',
        viewer: 'customer',
        request: (world) => ({
          params: { recordIds: world.foreign('Account'), relatedListId: 'Cases' },
          body: {},
        }),
        gives: 'notFound',
      },
    ],
  },
]
