import { describe, expect, it } from 'vitest'
import { preferredAddress } from './preferred-language'

describe('the preferred language', () => {
  it('moves an English address to Spanish with its query and fragment', () => {
    expect(preferredAddress('/usage?month=7#table', 'es')).toBe('/es/usage?month=7#table')
    expect(preferredAddress('/', 'es')).toBe('/es')
  })

  it('leaves an address alone where English was chosen', () => {
    expect(preferredAddress('/usage?redirect=false', 'es')).toBeNull()
    expect(preferredAddress('/usage?month=7&redirect=false#table', 'es')).toBeNull()
  })

  it('is outranked by a Spanish address and never moves one to English', () => {
    expect(preferredAddress('/es/usage', 'es')).toBeNull()
    expect(preferredAddress('/es/usage', 'en')).toBeNull()
  })

  it.each([null, 'en', 'fr', ''])('moves nothing when it is %j', (preferred) => {
    expect(preferredAddress('/usage', preferred)).toBeNull()
  })

  it('never leads to another site', () => {
    expect(preferredAddress('//evil.example/usage', 'es')).toBe('/es/evil.example/usage')
  })
})
