import { describe, expect, it } from 'vitest'
import { copyInLanguage, inLanguage } from './in-language'

describe('a text in two languages', () => {
  it.each([
    ['en', 'Fijo 12', 'Fixed 12'],
    ['es', 'Fijo 12', 'Fijo 12'],
    ['es', null, 'Fixed 12'],
    ['es', '', 'Fixed 12'],
  ] as const)('in %s with %s is %s', (language, spanish, shown) => {
    expect(inLanguage(language, 'Fixed 12', spanish)).toBe(shown)
  })

  it('keeps what is missing in both', () => {
    expect(inLanguage('es', null, null)).toBeNull()
  })
})

describe('a copy of it', () => {
  const original = { english: 'Fixed 12', spanish: 'Fijo 12' }

  it('follows the language while it agrees with the original', () => {
    expect(copyInLanguage('es', 'Fixed 12', original)).toBe('Fijo 12')
    expect(copyInLanguage('en', 'Fixed 12', original)).toBe('Fixed 12')
  })

  it('stays as it is once it does not', () => {
    expect(copyInLanguage('es', 'Fixed 24', original)).toBe('Fixed 24')
    expect(copyInLanguage('es', 'Fixed 12', { english: null, spanish: null })).toBe('Fixed 12')
    expect(copyInLanguage('es', null, { english: null, spanish: 'Fijo 12' })).toBeNull()
  })
})
