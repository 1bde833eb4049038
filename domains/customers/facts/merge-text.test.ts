import { threadProcessorMs } from '@porchlight/test-kit/processor-time'
import { expect, it } from 'vitest'
import { bracesIn, fillMergeFields, unknownMergeField } from './merge-text'

it.each([
  ['Hello {firstName}, {nobody}', ['{firstName}', '{nobody}']],
  ['an open { and a closing } and {', ['{ and a closing }', '{']],
  ['}{a{b}', ['}', '{a', '{b}']],
  ['none', []],
])('braces in %j are %j', (text, found) => {
  expect(bracesIn(text)).toEqual(found)
})

it('braces are found in linear time', () => {
  const long = '{'.repeat(200_000)
  const started = threadProcessorMs()
  expect(bracesIn(long)).toEqual(['{'])
  expect(threadProcessorMs() - started).toBeLessThan(2_000)
})

it.each([
  ['Hi {firstName} at {street}', null],
  ['Hi {balance}', '{balance}'],
  ['Hi {FirstName}', '{FirstName}'],
  ['Hi {}', '{}'],
  ['Hi {firstName', '{firstName'],
  ['Hi firstName}', '}'],
  ['Hi {{firstName}}', '{'],
  ['Hi {constructor}', '{constructor}'],
])('in %j the first thing that is no such merge field is %j', (text, expected) => {
  expect(unknownMergeField(text, ['firstName', 'street'])).toBe(expected)
})

it('what is filled in is filled in once, and nothing that an object has of itself', () => {
  const values = { firstName: '{street}', street: '<b>12 Lantern Row</b>' }
  expect(fillMergeFields('Hi {firstName} at {street}', values)).toBe('Hi {street} at <b>12 Lantern Row</b>')
  expect(fillMergeFields('{constructor} {toString}', values)).toBe('{constructor} {toString}')
})
