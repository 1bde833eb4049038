import { expect, it } from 'vitest'
import { completedSteps } from './completed-steps'

const step = (value: string, nextValues: readonly string[], initial = false) => ({
  value,
  nextValues,
  initial,
})

it('are those that no way leaves out, not those that stand before in the row', () => {
  const check = [
    step('Sent', ['Opened', 'Expired'], true),
    step('Opened', ['Passed', 'Failed', 'Review']),
    step('Passed', []),
    step('Failed', ['Review', 'Sent']),
    step('Review', ['Passed', 'Failed']),
    step('Expired', ['Sent']),
  ]
  expect([...completedSteps(check, 'Review')]).toEqual(['Sent', 'Opened'])
  expect([...completedSteps(check, 'Passed')]).toEqual(['Sent', 'Opened'])
  expect([...completedSteps(check, 'Expired')]).toEqual(['Sent'])
  expect([...completedSteps(check, 'Sent')]).toEqual([])
})

it('are none where a record may begin in the state, or no way leads to it', () => {
  const order = [step('Draft', ['Done'], true), step('Done', [], true), step('Lost', [])]
  expect([...completedSteps(order, 'Done')]).toEqual([])
  expect([...completedSteps(order, 'Lost')]).toEqual([])
  expect([...completedSteps(order, undefined)]).toEqual([])
})
