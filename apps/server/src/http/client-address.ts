import type { FastifyRequest } from 'fastify'

/** The address that a request came from; empty once its caller has left, when the socket has none any more. */
export function clientAddressOf(request: FastifyRequest): string {
  return (request.ip as string | undefined) ?? ''
}
