import { describe, expect, it } from 'vitest'
import { pageSecurityPolicy, scriptlessSecurityPolicy, securityHeaders } from './security-headers'

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

describe('the headers of every answer', () => {
  it('let nothing be loaded, framed, sniffed, shared or kept', () => {
    expect(securityHeaders(false)).toEqual({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  it('keep browsers that came by https there for two years, with all names below', () => {
    expect(securityHeaders(true)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })
})

describe('the policy of a page', () => {
  const policy = directivesOf(pageSecurityPolicy('n0nce'))

  it('runs and shows our own files and what carries the nonce, and nothing else', () => {
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-n0nce'"])
    expect(policy.get('style-src')).toEqual(["'self'", "'nonce-n0nce'"])
    for (const name of ['font-src', 'connect-src', 'manifest-src', 'worker-src']) {
      expect([name, policy.get(name)]).toEqual([name, ["'self'"]])
    }
    expect(policy.get('img-src')).toEqual(["'self'", 'data:'])
  })

  it('is framed by nobody and takes no other base', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
  })

  it('posts to us, and to the payment page alone besides', () => {
    expect(policy.get('form-action')).toEqual(["'self'"])
    const withPayments = directivesOf(pageSecurityPolicy('n0nce', 'https://pay.example.com'))
    expect(withPayments.get('form-action')).toEqual(["'self'", 'https://pay.example.com'])
    expect([...withPayments.keys()]).toEqual([...policy.keys()])
  })

  it('frames nothing, but our own files where it shows them', () => {
    expect(policy.has('frame-src')).toBe(false)
    const withFiles = directivesOf(pageSecurityPolicy('n0nce', null, true))
    expect(withFiles.get('frame-src')).toEqual(["'self'"])
    withFiles.delete('frame-src')
    expect(withFiles).toEqual(policy)
  })
})

describe('the policy of a page without scripts', () => {
  it('runs and requests nothing, shows our own styles, pictures and fonts, and posts to us alone', () => {
    expect(Object.fromEntries(directivesOf(scriptlessSecurityPolicy('n0nce')))).toEqual({
      'default-src': ["'none'"],
      'style-src': ["'self'", "'nonce-n0nce'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
  })
})
