import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Viewer } from '@porchlight/metadata'
import { type CookieKey, cookieHoldings } from '@porchlight/portal-page'

/** For whom a cookie counts: the id of the user who is signed in; null for a guest. */
export type CookieHolder = string | null

/**
 * Cookies that count for the person they were set for. Browsers are shared: what a customer began is shown to that
 * customer only, whatever ended the session and whether or not it took the cookie away. What a guest began goes on
 * on sign-in, since that is most often the same person.
 */
export interface CookieHolders {
  /** The cookie's value for `holder`. */
  seal(key: CookieKey, token: string, holder: CookieHolder): string
  /** The token in the cookie's value; null without one, and when it belongs to another user. */
  open(key: CookieKey, value: string | null, holder: CookieHolder): string | null
}

/** Whom cookies that are set for `viewer` count for. */
export function holderOf(viewer: Viewer): CookieHolder {
  return viewer.class === 'guest' ? null : viewer.userId
}

/**
 * Makes them. A sealed cookie is its token, a point and a mark: HMAC-SHA-256 over the cookie, the token and the holder,
 * cut to 16 bytes. The mark says nothing of the holder, and it cannot be made without `secret`.
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
