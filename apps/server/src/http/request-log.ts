import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'

/** What the log says of a request: no address, since addresses carry ids, and nothing that was sent. */
interface RequestLine {
  /** Null where the request could not be read that far. */
  readonly method: string | null
  /** The route's pattern; null without a route. */
  readonly route: string | null
  readonly status: number
  readonly milliseconds: number
}

/** Writes the one line of a request; the logger is the request's own, which names its id. */
export function logRequest(log: FastifyBaseLogger, line: RequestLine): void {
  log.info(line, 'request')
}

/** Writes the line of a request that was answered through Fastify. */
export function logAnswered(request: FastifyRequest, reply: FastifyReply): void {
  logRequest(request.log, {
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime),
  })
}
