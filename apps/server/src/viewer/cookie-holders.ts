import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieHoldings } from '@porchlight/portal-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenCookie } from './session-cookie'

/** For whom a cookie counts: the id of the user who is signed in; null for a guest. */
export type CookieHolder = string | null

/**
 * Cookies that count for the person they were set for. Browsers are shared: what a customer began is shown to that
 * customer only, whatever ended the session and whether or not it took the cookie away. What a guest began goes on
 * when somebody signs in, since that is most often the same person.
 */
export interface CookieHolders {
  /** The token that the cookie holds for `holder`; null without one, and when it is somebody else’s. */
  read(cookie: TokenCookie, request: FastifyRequest, holder: CookieHolder): string | null
  set(cookie: TokenCookie, reply: FastifyReply, token: string, holder: CookieHolder): void
}

/**
 * Makes them. A sealed cookie is its token, a point and a mark: HMAC-SHA-256 over the cookie, the token and the holder,
 * cut to 16 bytes. The mark says nothing of the holder, and without `secret` nobody makes the mark of another.
 */
export function createCookieHolders(secret: string, secure: boolean): CookieHolders {
  const markOf = (cookie: TokenCookie, token: string, holder: CookieHolder) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([cookie.key, token, holder]))
      .digest()
      .subarray(0, 16)
  return {
    read(cookie, request, holder) {
      const value = cookie.read(request, secure)
      if (value === null || !cookieHoldings[cookie.key].isSealed) return value
      const point = value.lastIndexOf('.')
      const token = value.slice(0, Math.max(point, 0))
      const mark = Buffer.from(value.slice(point + 1), 'base64url')
      const isFor = (one: CookieHolder) => {
        const expected = markOf(cookie, token, one)
        return mark.length === expected.length && timingSafeEqual(mark, expected)
      }
      return token !== '' && (isFor(null) || (holder !== null && isFor(holder))) ? token : null
    },
    set(cookie, reply, token, holder) {
      const { isSealed } = cookieHoldings[cookie.key]
      const value = isSealed ? `${token}.${markOf(cookie, token, holder).toString('base64url')}` : token
      cookie.set(reply, value, secure)
    },
  }
}
