import { expect, it } from 'vitest'
import { rescissionOf } from './rescission'

it.each([
  ['Switch', 'TX', 'Electricity', 'business', 3],
  ['Switch', 'OH', 'Gas', 'business', 7],
  ['Switch', 'GA', 'Gas', 'calendar', 3],
] as const)('%s in %s of %s: for %s days, %i', (caseType, state, commodity, unit, days) => {
  expect(rescissionOf({ caseType, state, commodity })).toMatchObject({ unit, days })
})

it('says nothing of a move-in, and nothing where the law is not known', () => {
  expect(rescissionOf({ caseType: 'Move_In', state: 'TX', commodity: 'Electricity' })).toBeNull()
  // Illinois' law of rescission has not been researched.
  expect(rescissionOf({ caseType: 'Switch', state: 'IL', commodity: 'Gas' })).toBeNull()
  expect(rescissionOf({ caseType: 'Switch', state: null, commodity: 'Gas' })).toBeNull()
})
