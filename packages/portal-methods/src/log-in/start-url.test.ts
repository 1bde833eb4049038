import { describe, expect, it } from 'vitest'
import { safeStartUrl } from './start-url'

describe('safeStartUrl', () => {
  it.each(['/usage', '/es/usage?month=2026-07', '/'])('keeps the path %s', (path) => {
    expect(safeStartUrl(path, '/')).toBe(path)
  })

  it.each([
    undefined,
    '',
    'usage',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/es/..//evil.example',
    '/x\r\nSet-Cookie: a=b',
  ])('leads nowhere else for %j', (startURL) => {
    expect(safeStartUrl(startURL, '/home')).toBe('/home')
  })
})
