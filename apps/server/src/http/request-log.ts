import { channel } from 'node:diagnostics_channel'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { factsOf, type RequestFacts } from './request-facts'
import { traceIdOf } from './request-ids'

/** What is logged of a request: no address, since addresses contain user input, and nothing from its body. */
export interface RequestLine extends RequestFacts {
  /** Null when the request could not be parsed that far. */
  readonly method: string | null
  /** The route's pattern; null without a route. */
  readonly route: string | null
  readonly status: number
  readonly milliseconds: number
  /** The caller's trace id; absent without one. */
  readonly traceId?: string | undefined
}

/** Publishes each line, for subscribers that count requests. */
export const requestChannel = channel('porchlight.request')

/** Writes the single log line of a request; the logger is the request's own, which includes its id. */
export function logRequest(log: FastifyBaseLogger, line: RequestLine): void {
  requestChannel.publish(line)
  log.info(line, 'request')
}

/** Writes the log line of a request answered through Fastify. */
export function logAnswered(request: FastifyRequest, reply: FastifyReply): void {
  logRequest(request.log, {
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime),
    traceId: traceIdOf(request.headers),
    ...factsOf(request),
  })
}
