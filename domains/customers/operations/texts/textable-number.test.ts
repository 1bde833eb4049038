import { expect, it } from 'vitest'
import { prefixOf, textableNumber } from './textable-number'

it('a number of the mainland or Puerto Rico is textable, however it is written', () => {
  for (const typed of ['7135550121', '(713) 555-0121', '+1 713-555-0121', ' 1.713.555.0121 ']) {
    expect(textableNumber(typed)).toEqual({ international: '+17135550121', national: '(713) 555-0121' })
  }
  expect(textableNumber('787 555 0121')?.international).toBe('+17875550121')
  expect(prefixOf({ international: '+17135550121', national: '' })).toBe('713555')
})

it.each([
  ['premium rate', '900 555 0121'],
  ['the premium exchange', '713 976 1234'],
  ['the Dominican Republic', '809 555 0121'],
  ['Jamaica', '876 555 0121'],
  ['the British Virgin Islands', '284 555 0121'],
  ['Bermuda', '441 555 0121'],
  ['Canada', '416 555 0121'],
  ['toll-free', '800 555 0121'],
  ['a personal number', '500 555 0121'],
  ['Latvia', '+371 2012 3456'],
  ['Cuba', '+53 5 123 4567'],
  ['an extension', '713 555 0121 x12'],
  ['too short', '713 555'],
  ['an emergency', '911'],
  ['a short code', '24273'],
  ['words', 'call me'],
  ['nothing', ''],
])('%s is not: %s', (_name, typed) => {
  expect(textableNumber(typed)).toBeNull()
})
