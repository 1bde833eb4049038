import { describe, expect, it } from 'vitest'
import { loginAddress, safeStartUrl } from './start-url'

describe('the address after signing in', () => {
  it.each(['/usage', '/es/usage', '/usage/001000000000001AAA?month=7', '/es/usage?month=2026-07', '/'])(
    'keeps %s',
    (address) => {
      expect(safeStartUrl(address)).toBe(address)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    'usage',
    '',
    '/\t/evil.example',
    '/es/..//evil.example',
    '/usage\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    '/logout',
    '/es/login?startURL=/logout',
    `/${'a'.repeat(2001)}`,
  ])('refuses %j', (address) => {
    expect(safeStartUrl(address)).toBeNull()
  })

  it('refuses an absent address', () => {
    expect(safeStartUrl(null)).toBeNull()
    expect(safeStartUrl(undefined)).toBeNull()
  })

  it('leads back to the page that asked for the sign-in, in its language', () => {
    expect(loginAddress('/es/usage?month=7')).toBe('/es/login?startURL=%2Fes%2Fusage%3Fmonth%3D7')
    expect(loginAddress('/usage')).toBe('/login?startURL=%2Fusage')
  })

  it('names no address when home is meant', () => {
    expect(loginAddress('/')).toBe('/login')
    expect(loginAddress('/es')).toBe('/es/login')
    expect(loginAddress('/es/')).toBe('/es/login')
  })
})
