import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie that holds a token out of scripts' reach. */
export interface TokenCookie {
  /** Under https only the `__Host-` name counts: a sub-domain can set the plain one. */
  read(request: FastifyRequest, secure: boolean): string | null
  set(reply: FastifyReply, token: string, secure: boolean): void
  clear(reply: FastifyReply, secure: boolean): void
}

/** The session: it lives as long as the browser runs; the server ends it earlier. */
export const sessionCookie = tokenCookie('session', null)

/** The link of a mail that this browser opened; its token stands in no address after the first request. */
export const linkCookie = tokenCookie('link', 30 * 60)

/** What stands between the password and the session while a second factor is asked for. */
export const pendingSignInCookie = tokenCookie('pending', 5 * 60)

function tokenCookie(name: string, maxAgeSeconds: number | null): TokenCookie {
  const nameOf = (secure: boolean) => `${secure ? '__Host-' : ''}porchlight_${name}`
  const options = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const
  return {
    read(request, secure) {
      const token = request.cookies[nameOf(secure)] ?? ''
      return /^[A-Za-z0-9_.-]{1,200}$/.test(token) ? token : null
    },
    set(reply, token, secure) {
      const lifetime = maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }
      reply.setCookie(nameOf(secure), token, { ...options(secure), ...lifetime })
    },
    clear(reply, secure) {
      reply.clearCookie(nameOf(secure), options(secure))
    },
  }
}
