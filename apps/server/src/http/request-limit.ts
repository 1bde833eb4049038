import { Socket } from 'node:net'
import { liveAddress } from '@porchlight/data-service'
import { fail } from '@porchlight/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { retryAfterSeconds } from './retry-after'

/**
 * Rejects requests with 503 while `limit` others are in progress: their responses, and everyone else's, would take
 * longer than people wait. Probes, streams and build files are not counted, nor are a page's in-process reads. A
 * request counts from when its body has arrived until its response is sent, so that slow connections take up no
 * capacity.
 */
export function limitRequests(app: FastifyInstance, limit: number): void {
  const working = new Set<FastifyRequest>()
  app.addHook('preHandler', async (request, reply) => {
    if (!isCounted(request)) return
    if (working.size >= limit)
      throw fail('unavailable', {}, { retryAfterSeconds, cause: new TooManyRequests() })
    working.add(request)
    reply.raw.once('close', () => working.delete(request))
  })
  app.addHook('onSend', async (request) => {
    working.delete(request)
  })
}

/** The cause in the log, so that operators can distinguish it from an unreachable database. */
class TooManyRequests extends Error {
  readonly code = 'TOO_MANY_REQUESTS'
}

function isCounted({ socket, routeOptions, headers }: FastifyRequest): boolean {
  const isFromOutside = socket instanceof Socket
  const isFormWithFiles = headers['content-type']?.startsWith('multipart/') === true
  const { url = '' } = routeOptions
  return isFromOutside && !isFormWithFiles && !uncounted.some((address) => url.startsWith(address))
}

const uncounted = ['/livez', '/readyz', '/assets/', liveAddress]
