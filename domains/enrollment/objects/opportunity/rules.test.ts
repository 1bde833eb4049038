import { expect, it } from 'vitest'
import { opportunityObject } from './object'

it.each([
  ['Prospecting', false, false],
  ['Closed Won', true, true],
  ['Closed Lost', true, false],
  ['A stage of long ago', false, false],
  [null, false, false],
])('an offer in stage %j is closed: %j, won: %j', (StageName, IsClosed, IsWon) => {
  expect(opportunityObject.derived?.compute({ StageName })).toEqual({ IsClosed, IsWon })
})
