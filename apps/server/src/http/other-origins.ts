import type { FastifyInstance } from 'fastify'
import { isOpenToOtherOrigins } from './request-address'

/** The headers that a program may send beyond those of every request. */
const requestHeaders =
  'authorization, cache-control, content-type, idempotency-key, if-match, if-none-match, if-unmodified-since, last-event-id, x-porchlight-after'

/** The response headers that a program may read beyond those of every response. */
const answerHeaders = 'etag, retry-after, www-authenticate, x-request-id'

/** Returns whether pages of an origin may call the data service, in addition to those in the settings. */
export type IsClientOrigin = (origin: string) => Promise<boolean>

/**
 * Allows pages of `origins` and of registered clients, and no others, to call the data service and subscribe to its
 * live updates from a browser. They send a bearer token: no response allows credentials, so that a browser exposes
 * nothing to them that it requested with a cookie.
 */
export function allowOtherOrigins(
  app: FastifyInstance,
  origins: readonly string[],
  isClientOrigin: IsClientOrigin | null = null,
): void {
  if (origins.length === 0 && isClientOrigin === null) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isOpenToOtherOrigins(request.url)) return
    reply.header('vary', 'Origin')
    const { origin, 'access-control-request-method': requestedMethod } = request.headers
    if (origin === undefined || isOwnOrigin(origin, request.headers.host)) return
    if (!origins.includes(origin) && (await isClientOrigin?.(origin)) !== true) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': answerHeaders,
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (request.method !== 'OPTIONS' || requestedMethod === undefined) return
    await reply
      .status(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': '7200',
      })
      .send()
  })
}

function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
