import type { CallFixture } from '../../define/fixture'
import { getRelatedListRecordActionsContract } from './contract'

/** One more than the limit of ids. */
const tooManyIds = Array.from({ length: 201 }, (_, number) => `500${String(number).padStart(12, '0')}`).join()

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRelatedListRecordActionsContract,
    shape: 'Actions',
    cases: [
      {
        title: 'a case of the viewer’s own account',
        viewer: 'customer',
        request: (world) => ({
          params: { recordIds: world.own('Account'), relatedListRecordIds: world.own('Case') },
        }),
        gives: 'success',
      },
      {
        title: 'only the quick actions',
        viewer: 'advisor',
        request: (world) => ({
          params: { recordIds: world.own('Account'), relatedListRecordIds: world.own('Case') },
          query: { actionTypes: 'QuickAction' },
        }),
        gives: 'success',
      },
      {
        title: 'more ids than are taken at once',
        viewer: 'advisor',
        request: (world) => ({
          params: { recordIds: world.own('Account'), relatedListRecordIds: tooManyIds },
        }),
        gives: 'tooManyValues',
      },
      {
        title: 'a section that no page has',
        viewer: 'advisor',
        request: (world) => ({
          params: { recordIds: world.own('Account'), relatedListRecordIds: world.own('Case') },
          query: { sections: 'Nothing' },
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'a record that hangs on another one',
        viewer: 'admin',
        request: (world) => ({
          params: { recordIds: world.own('Account'), relatedListRecordIds: world.foreign('Case') },
        }),
        gives: 'notFound',
      },
    ],
  },
]
