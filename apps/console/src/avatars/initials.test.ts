import { expect, it } from 'vitest'
import { createInitialsPicture, toInitials } from './initials'

it.each([
  ['Dana Whitcombe', 'DW'],
  ['Desmond K. Harrowgate-Lund', 'DH'],
  ['ángela ñuñoa', 'ÁÑ'],
  ['"Cher"', 'C'],
  ['<script> & Co', 'SC'],
  ['7 Eleven', '7E'],
  ['  ', '?'],
])('of %s are %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials)
})

it('stand in a picture that a name cannot add anything to', () => {
  const picture = decodeURIComponent(createInitialsPicture('</text> <svg onload', '1B4D89'))
  expect(picture).toContain('>TO</text>')
  expect(picture.match(/<svg/g)).toHaveLength(1)
})
