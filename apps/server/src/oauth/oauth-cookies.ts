import { createHmac, timingSafeEqual } from 'node:crypto'
import { programCookieHoldings } from '@porchlight/portal-page'

/** What the authorization server calls its cookies. */
interface OAuthCookieNames {
  readonly session: string
  readonly interaction: string
  readonly resume: string
}

/**
 * The names of an issuer's cookies. Under https they have a prefix, so that no sub-domain can set them over http;
 * `__Host-` where the cookie is for all paths, which two of them are not: each is for the page of one request.
 */
export function oauthCookieNames(issuer: string): OAuthCookieNames {
  const isSecure = new URL(issuer).protocol === 'https:'
  const nameOf = (key: keyof typeof programCookieHoldings) =>
    `${isSecure ? programCookieHoldings[key].prefix : ''}porchlight_${key}`
  return {
    session: nameOf('oauth'),
    interaction: nameOf('oauth_request'),
    resume: nameOf('oauth_resume'),
  }
}

/** Of a `cookie` header, the pairs that the authorization server of `issuer` set, and their signatures; null without any. */
export function oauthCookiesOf(header: string | undefined, issuer: string): string | null {
  const names: readonly string[] = Object.values(oauthCookieNames(issuer))
  const own = (header ?? '').split(';').filter((pair) => {
    const name = pair.split('=')[0]?.trim() ?? ''
    return names.includes(name.replace(/\.sig$/, ''))
  })
  return own.length === 0 ? null : own.join(';')
}

/** Signs cookies and compares their signatures, as the library asks for it. */
interface CookieSigner {
  sign(cookie: string): string
  verify(cookie: string, signature: string): boolean
  /** 0 for a right signature, -1 for any other. */
  index(cookie: string, signature: string): number
}

/** Signs by HMAC with SHA-256; a key alone would have the library do so with SHA-1. */
export function cookieSigner(key: string): CookieSigner {
  const sign = (cookie: string) => createHmac('sha256', key).update(cookie).digest('base64url')
  const verify = (cookie: string, signature: string) => {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(cookie))]
    return given.length === right.length && timingSafeEqual(given, right)
  }
  return { sign, verify, index: (cookie, signature) => (verify(cookie, signature) ? 0 : -1) }
}
