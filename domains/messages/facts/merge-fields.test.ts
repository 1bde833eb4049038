import { expect, it } from 'vitest'
import { longestMerged, type MergeValues, mergedText } from './merge-fields'

const values: MergeValues = {
  firstName: 'Ana',
  number: '10001',
  brand: 'Northlamp',
  accountNumber: '4300660509',
  amountOwed: '$12.00',
  planEnd: null,
}

it('everything that has a value is filled in, as often as it is written', () => {
  expect(mergedText('{firstName}, {number} {brand} {accountNumber} {amountOwed} {firstName}', values)).toBe(
    'Ana, 10001 Northlamp 4300660509 $12.00 Ana',
  )
})

it('what has no value stays as it is written, and a value that looks like a field is not filled in again', () => {
  expect(mergedText('Until {planEnd}.', values)).toBe('Until {planEnd}.')
  expect(mergedText('Hello {firstName}', { ...values, firstName: '{number}' })).toBe('Hello {number}')
})

it('a customer without a first name is greeted without one', () => {
  const nameless = { ...values, firstName: null }
  expect(mergedText('Hello {firstName},\n\nThanks.', nameless)).toBe('Hello,\n\nThanks.')
  expect(mergedText('Hola, {firstName}:\n\nGracias.', nameless)).toBe('Hola:\n\nGracias.')
  expect(mergedText('Dear {firstName},', nameless)).toBe('Dear {firstName},')
})

it('the longest that a template comes to counts each field at its longest', () => {
  expect(longestMerged('{firstName}!')).toBe(41)
  expect(longestMerged('{other}')).toBe(7)
})
