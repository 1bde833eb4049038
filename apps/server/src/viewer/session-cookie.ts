import type { FastifyReply, FastifyRequest } from 'fastify'

const secureName = '__Host-porchlight_session'
const plainName = 'porchlight_session'

/** The session token of a request's cookie; null when it has none. */
export function sessionTokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[secureName] ?? request.cookies[plainName] ?? ''
  return token === '' ? null : token
}

/** Gives the browser a session token, out of scripts' reach, for as long as the browser runs. */
export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(secure ? secureName : plainName, token, cookieOptions(secure))
}

/** Takes the session token from the browser, and with it what the browser keeps of this site. */
export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(secure ? secureName : plainName, cookieOptions(secure))
  reply.header('clear-site-data', '"cache"')
}

function cookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const
}
