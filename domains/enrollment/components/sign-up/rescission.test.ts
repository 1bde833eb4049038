import { expect, it } from 'vitest'
import { lawByPlace } from '../../../customers/facts/law-by-place'
import { rescissionLabelOf } from './rescission'

it.each([
  ['Switch', 'TX', 'Electricity', 'inBusinessDays', 3],
  ['Switch', 'OH', 'Gas', 'inBusinessDays', 7],
  ['Switch', 'GA', 'Gas', 'inDays', 3],
] as const)('a %s in %s (%s) can be canceled: %s %d', (caseType, state, commodity, label, days) => {
  expect(rescissionLabelOf({ caseType, state, commodity })).toEqual({ label, days })
})

it('nothing is promised of a move-in, nor where no such law is known', () => {
  expect(rescissionLabelOf({ caseType: 'Move_In', state: 'TX', commodity: 'Electricity' })).toBeNull()
  expect('rescission' in lawByPlace['IL Gas']).toBe(false)
  expect(rescissionLabelOf({ caseType: 'Switch', state: 'IL', commodity: 'Gas' })).toBeNull()
  expect(rescissionLabelOf({ caseType: 'Switch', state: null, commodity: 'Gas' })).toBeNull()
})
