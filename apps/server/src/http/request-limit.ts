import { Socket } from 'node:net'
import { liveAddress } from '@porchlight/data-service'
import { fail } from '@porchlight/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { retryAfterSeconds } from './retry-after'

/**
 * Turns requests away with 503 while `limit` others are being worked on: their answers would come later than people wait, and
 * so would everyone's. Probes, streams and files of the build are not counted, nor what a page reads in this process. A request
 * counts once its body is here and until its answer is sent, so that slow lines take nobody's place.
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

/** The cause that the log names, so that operators tell it from a database that is away. */
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
