import { describe, expect, it } from 'vitest'
import { assignLetters } from './item-letters'

describe('the letters of a navigation', () => {
  it('are first letters, then those of other words, then any', () => {
    expect(assignLetters(['Home', 'Cases', 'Contacts', 'Identity checks', 'Órdenes'])).toEqual([
      'h',
      'c',
      'o',
      'i',
      'r',
    ])
  })

  it('are each one’s own, as far as there are any', () => {
    expect(assignLetters(['A', 'a', '42'])).toEqual(['a', 'b', 'c'])
    expect(assignLetters(Array.from({ length: 27 }, () => 'A')).at(-1)).toBeNull()
  })
})
