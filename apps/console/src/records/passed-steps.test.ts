import { expect, it } from 'vitest'
import { passedSteps } from './passed-steps'

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
  expect([...passedSteps(check, 'Review')]).toEqual(['Sent', 'Opened'])
  expect([...passedSteps(check, 'Passed')]).toEqual(['Sent', 'Opened'])
  expect([...passedSteps(check, 'Expired')]).toEqual(['Sent'])
  expect([...passedSteps(check, 'Sent')]).toEqual([])
})

it('are none where a record may begin in the state, or no way leads to it', () => {
  const order = [step('Draft', ['Done'], true), step('Done', [], true), step('Lost', [])]
  expect([...passedSteps(order, 'Done')]).toEqual([])
  expect([...passedSteps(order, 'Lost')]).toEqual([])
  expect([...passedSteps(order, undefined)]).toEqual([])
})
