import type { FastifyRequest } from 'fastify'

/**
 * Returns the address that a request came from; empty once the client has disconnected, when the socket no longer has
 * one.
 */
export function clientAddressOf(request: FastifyRequest): string {
  return (request.ip as string | undefined) ?? ''
}
