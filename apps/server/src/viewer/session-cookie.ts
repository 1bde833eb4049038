import { type CookieKey, cookieHoldings } from '@porchlight/portal-page'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie whose token scripts cannot read. */
export interface TokenCookie {
  readonly key: CookieKey
  /**
   * Returns the cookie's value. Under https only the `__Host-` name counts: a sub-domain can set the plain one. A name
   * that appears twice counts as missing, since it is unknown which of the two we set (abuse case A15).
   */
  read(request: FastifyRequest, secure: boolean): string | null
  set(reply: FastifyReply, token: string, secure: boolean): void
  clear(reply: FastifyReply, secure: boolean): void
  /** Returns the cookie as sent in a request, `name=token`; null without one. */
  pair(request: FastifyRequest, secure: boolean): string | null
}

/** The session: valid as long as the browser runs; the server ends it earlier. */
export const sessionCookie = tokenCookie('session')

/** The mailed link that this browser opened; its token is in no address after the first request. */
export const linkCookie = tokenCookie('link')

/** The link to an order that this browser claimed. */
export const orderLinkCookie = tokenCookie('order_link')

/** The state between password and session while a second factor is required. */
export const pendingSignInCookie = tokenCookie('pending')

/** A staff sign-in in progress at the company's provider. */
export const companySignInCookie = tokenCookie('company')

/** A known browser; the server expires it earlier. It cannot be used to sign in. */
export const knownDeviceCookie = tokenCookie('device')

/** Where the mail of a look-up was sent, for the page that confirms it. */
export const lookUpCookie = tokenCookie('looked_up')

/** The order that a guest looked up: it expires with the browser, and earlier on the server. */
export const lookUpGrantCookie = tokenCookie('enrollment')

/** A view as a customer; valid only in the session it was started in. */
export const customerViewCookie = tokenCookie('customer_view')

/** The unfinished sign-up of this browser; it expires earlier on the server. */
export const signUpCookie = tokenCookie('sign_up')

/**
 * Clears every personal cookie, as the end of a session does, and has the browser drop its cache. `Clear-Site-Data`
 * names neither cookies nor storage: a browser’s choices, such as the language, outlive its sessions.
 */
export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  for (const key of Object.keys(cookieHoldings) as CookieKey[]) {
    if (cookieHoldings[key].isPersonal) tokenCookie(key).clear(reply, secure)
  }
  reply.header('clear-site-data', '"cache"')
}

/**
 * Returns the cookies that a page's own requests carry besides the session, as a `cookie` header: the link, the
 * look-ups and the sign-up of its browser.
 */
export function pageCookies(request: FastifyRequest, secure: boolean): string {
  const cookies = [linkCookie, orderLinkCookie, lookUpCookie, lookUpGrantCookie, signUpCookie]
  const pairs = cookies.map((cookie) => cookie.pair(request, secure))
  return pairs.filter((pair) => pair !== null).join('; ')
}

/** Returns the cookies that tie a page's own requests to the view: the session, and the view itself. */
export function viewCookies(request: FastifyRequest, secure: boolean): string {
  const pairs = [sessionCookie, customerViewCookie].map((cookie) => cookie.pair(request, secure))
  return pairs.filter((pair) => pair !== null).join('; ')
}

function tokenCookie(key: CookieKey): TokenCookie {
  const { maxAgeSeconds } = cookieHoldings[key]
  const nameOf = (secure: boolean) => `${secure ? '__Host-' : ''}porchlight_${key}`
  const options = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const
  const cookie: TokenCookie = {
    key,
    read(request, secure) {
      const name = nameOf(secure)
      const token = request.cookies[name] ?? ''
      if (!/^[A-Za-z0-9_.-]{1,240}$/.test(token)) return null
      const pairs = (request.headers.cookie ?? '').split(';')
      return pairs.filter((pair) => pair.split('=')[0]?.trim() === name).length === 1 ? token : null
    },
    set(reply, token, secure) {
      const lifetime = maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }
      reply.setCookie(nameOf(secure), token, { ...options(secure), ...lifetime })
    },
    clear(reply, secure) {
      reply.clearCookie(nameOf(secure), options(secure))
    },
    pair(request, secure) {
      const token = cookie.read(request, secure)
      return token === null ? null : `${nameOf(secure)}=${token}`
    },
  }
  return cookie
}
