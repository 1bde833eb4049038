import { channel } from 'node:diagnostics_channel'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { factsOf, type RequestFacts } from './request-facts'
import { traceIdOf } from './request-ids'

/** What is said of a request: no address, since addresses carry what was typed, and nothing that was sent. */
export interface RequestLine extends RequestFacts {
  /** Null where the request could not be read that far. */
  readonly method: string | null
  /** The route's pattern; null without a route. */
  readonly route: string | null
  readonly status: number
  readonly milliseconds: number
  /** The trace that the caller counts it in; absent without one. */
  readonly traceId?: string | undefined
}

/** Where each line is published, for whoever counts requests. */
export const requestChannel = channel('porchlight.request')

/** Writes the one line of a request; the logger is the request's own, which names its id. */
export function logRequest(log: FastifyBaseLogger, line: RequestLine): void {
  requestChannel.publish(line)
  log.info(line, 'request')
}

/** Writes the line of a request that was answered through Fastify. */
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
