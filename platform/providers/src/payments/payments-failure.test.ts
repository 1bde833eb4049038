import { expect, it } from 'vitest'
import { orPaymentsFailure, PaymentsFailure } from './payments-failure'

it('an answer is given as it is, a failure of the processor as well, and any other error is thrown', async () => {
  const failure = new PaymentsFailure('refused', 'The card was refused.')
  const mistake = new TypeError('There is no such card.')
  expect(await orPaymentsFailure(Promise.resolve('paid'))).toBe('paid')
  expect(await orPaymentsFailure(Promise.reject(failure))).toBe(failure)
  await expect(orPaymentsFailure(Promise.reject(mistake))).rejects.toBe(mistake)
})
