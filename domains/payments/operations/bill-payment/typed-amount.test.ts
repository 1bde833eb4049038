import { expect, it } from 'vitest'
import { typedAmount } from './typed-amount'

it.each([
  ['45', 4_500],
  [' $45.5 ', 4_550],
  ['0.29', 29],
  ['1,045.50', 104_550],
  ['1045.05', 104_505],
  ['', null],
  ['-5', null],
  ['45.555', null],
  ['4,5', null],
  ['1e3', null],
  ['45 USD', null],
  ['99999999', null],
])('%j is %j cents', (text, cents) => {
  expect(typedAmount(text)).toBe(cents)
})
