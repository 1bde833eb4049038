import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageOfPath, toLanguagePath } from './language'

describe('the language of a path', () => {
  it.each(['/es', '/es/', '/es/usage', '/es?redirect=false', '/es#top'])('reads %s as Spanish', (path) => {
    expect(languageOfPath(path)).toBe('es')
  })

  it.each(['/', '', '/especial', '/usage/es', '/?next=/es', 'es/usage', '/en'])(
    'reads %s as English',
    (path) => {
      expect(languageOfPath(path)).toBe('en')
    },
  )
})

describe('the same page in the other language', () => {
  it.each([
    ['/', '/es'],
    ['/usage', '/es/usage'],
    ['/especial', '/es/especial'],
    ['/usage?account=1&redirect=false#table', '/es/usage?account=1&redirect=false#table'],
    ['/es/usage?a=1', '/es/usage?a=1'],
    ['https://amigo.example.com/bills?x=1', 'https://amigo.example.com/es/bills?x=1'],
  ])('adds /es to %s', (address, expected) => {
    expect(toLanguagePath(address, 'es')).toBe(expected)
  })

  it.each([
    ['/es', '/?redirect=false'],
    ['/es/', '/?redirect=false'],
    ['/es/usage', '/usage?redirect=false'],
    ['/es/usage?a=1%20b&c=%C3%B1#table', '/usage?a=1%20b&c=%C3%B1&redirect=false#table'],
    ['/es/usage?redirect=false', '/usage?redirect=false'],
    ['/es/usage?redirect=true&a=1', '/usage?redirect=true&a=1'],
    ['/es?', '/?redirect=false'],
    ['/usage', '/usage?redirect=false'],
  ])('takes /es away from %s and lets English stick', (address, expected) => {
    expect(toLanguagePath(address, 'en')).toBe(expected)
  })

  it.each([
    '/es//evil.example.com',
    '/es/\\evil.example.com',
    '/es/\t/evil.example.com',
    '//evil.example.com',
  ])('stays on this host for %j', (address) => {
    const there = new URL(toLanguagePath(address, 'en'), 'https://portal.example.com')
    expect(there.host).toBe('portal.example.com')
  })

  it('stays on this host and in the language asked for, whatever the path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', 'e', 's', '?', '#', '\n', ' ', '.', '@') }),
        (tail) => {
          for (const language of ['en', 'es'] as const) {
            const there = new URL(toLanguagePath(`/${tail}`, language), 'https://portal.example.com')
            expect(there.host).toBe('portal.example.com')
          }
          expect(languageOfPath(toLanguagePath(`/${tail}`, 'es'))).toBe('es')
        },
      ),
    )
  })
})
