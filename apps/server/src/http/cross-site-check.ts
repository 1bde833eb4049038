import { fail } from '@porchlight/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionCookie } from '../viewer/session-cookie'
import { isTokenAddress } from './request-address'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects changes requested by another site's page from this browser. `Sec-Fetch-Site` and `Origin` decide; a request
 * with a session cookie and neither of them is rejected as well. Bearer clients carry nothing that a foreign page could
 * borrow; a browser adds `Basic` by itself. The token endpoints read no cookies.
 */
export function refuseCrossSiteChanges(app: FastifyInstance, secure: boolean): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || carriesBearerToken(request) || isTokenAddress(request.url)) return
    if (!comesFromOwnPage(request, secure)) throw fail('crossSite')
  })
}

/**
 * Returns whether a request may leave a trace although its method is safe: it comes from one of our own pages, or
 * carries a bearer token.
 */
export function isFromOwnPage(request: FastifyRequest): boolean {
  return carriesBearerToken(request) || request.headers['sec-fetch-site'] === 'same-origin'
}

/** Returns whether the caller is a program: browsers send cookies. */
export function carriesBearerToken({ headers }: FastifyRequest): boolean {
  return headers.authorization?.startsWith('Bearer ') === true
}

function comesFromOwnPage(request: FastifyRequest, secure: boolean): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === host
  return site === 'same-origin' || sessionCookie.read(request, secure) === null
}
