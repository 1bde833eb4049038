import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Viewer } from '@porchlight/metadata'
import { type CookieKey, cookieHoldings } from '@porchlight/portal-page'

/** Whom a cookie is valid for: the id of the signed-in user; null for a guest. */
export type CookieHolder = string | null

/**
 * Cookies that are valid only for the person they were set for. Browsers are shared: what a customer started is shown
 * only to that customer, however the session ended and whether or not the cookie was cleared. What a guest started
 * continues after sign-in, since that is most often the same person.
 */
export interface CookieHolders {
  /** Returns the cookie's value for `holder`. */
  seal(key: CookieKey, token: string, holder: CookieHolder): string
  /** Returns the token in the cookie's value; null without one, and when it belongs to another user. */
  open(key: CookieKey, value: string | null, holder: CookieHolder): string | null
}

/** Returns whom cookies set for `viewer` are valid for. */
export function holderOf(viewer: Viewer): CookieHolder {
  return viewer.class === 'guest' ? null : viewer.userId
}

/**
 * Creates the sealing functions. A sealed cookie is its token, a dot and a mark: HMAC-SHA-256 over the cookie, the
 * token and the holder, truncated to 16 bytes. The mark reveals nothing about the holder, and cannot be created without
 * `secret`.
 */
export function createCookieHolders(secret: string): CookieHolders {
  const markOf = (key: CookieKey, token: string, holder: CookieHolder) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([key, token, holder]))
      .digest()
      .subarray(0, 16)
  return {
    seal: (key, token, holder) =>
      cookieHoldings[key].isSealed ? `${token}.${markOf(key, token, holder).toString('base64url')}` : token,
    open(key, value, holder) {
      if (value === null || !cookieHoldings[key].isSealed) return value
      const point = value.lastIndexOf('.')
      const token = value.slice(0, Math.max(point, 0))
      const mark = Buffer.from(value.slice(point + 1), 'base64url')
      const isFor = (one: CookieHolder) => {
        const expected = markOf(key, token, one)
        return mark.length === expected.length && timingSafeEqual(mark, expected)
      }
      return token !== '' && (isFor(null) || (holder !== null && isFor(holder))) ? token : null
    },
  }
}
