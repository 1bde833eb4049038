import type { CallFixture, FixtureCase } from '../../define/fixture'
import { getRecordActionsContract, getRecordEditActionsContract } from './contract'

/** One more than the limit of ids. */
const tooManyIds = Array.from({ length: 201 }, (_, number) => `500${String(number).padStart(12, '0')}`).join()

/** The cases that both calls share. */
const cases: readonly FixtureCase[] = [
  {
    title: 'a record of the viewer’s own',
    viewer: 'customer',
    request: (world) => ({ params: { recordIds: world.own('Case') } }),
    gives: 'success',
  },
  {
    title: 'records of several objects',
    viewer: 'admin',
    request: (world) => ({ params: { recordIds: `${world.own('Case')},${world.own('Order')}` } }),
    gives: 'success',
  },
  {
    title: 'more ids than are taken at once',
    viewer: 'advisor',
    request: () => ({ params: { recordIds: tooManyIds } }),
    gives: 'tooManyValues',
  },
  {
    title: 'a section that no page has',
    viewer: 'advisor',
    request: (world) => ({ params: { recordIds: world.own('Case') }, query: { sections: 'Nothing' } }),
    gives: 'invalidParameter',
  },
]

export const fixtures: readonly CallFixture[] = [
  {
    contract: getRecordActionsContract,
    shape: 'Actions',
    cases: [
      ...cases,
      {
        title: 'an action by its name',
        viewer: 'advisor',
        request: (world) => ({
          params: { recordIds: world.own('Case') },
          query: { apiNames: 'Case.Reply', retrievalMode: 'All', formFactor: 'Small' },
        }),
        gives: 'success',
      },
    ],
  },
  {
    contract: getRecordEditActionsContract,
    shape: 'Actions',
    cases,
  },
]
