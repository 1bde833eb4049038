import type { CallContract } from '@porchlight/ui-api/contract'
import type { CallHandler, CallRequest } from '@porchlight/ui-api/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Registers one call: its contract validates the request and documents the route, `contextOf` says who
 * asks, the handler answers. An answer with an eTag is answered 304 to a client that already has it.
 */
export function registerCall<Context>(
  app: FastifyInstance,
  basePath: string,
  handler: CallHandler<Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  const { contract } = handler
  app.route({
    method: contract.method,
    url: basePath + contract.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { errorKind: contract.errorKind },
    schema: routeSchema(contract),
    handler: async (request, reply) => {
      const context = await contextOf(request, reply)
      const call = { params: request.params, query: request.query, body: request.body }
      const answer = await handler.handle(call as CallRequest<never, never, never>, context)
      if (answer.headers !== undefined) reply.headers(answer.headers)
      reply.status(answer.status ?? contract.successStatus)
      if (answer.body === null) return reply.send()
      const eTag = eTagOf(answer.body)
      if (eTag !== null) {
        reply.header('etag', eTag)
        if (contract.method === 'GET' && request.headers['if-none-match'] === eTag) {
          return reply.status(304).send()
        }
      }
      return reply.type('application/json; charset=utf-8').send(answer.body)
    },
  })
}

function routeSchema(contract: CallContract) {
  return {
    operationId: contract.name,
    summary: contract.summary,
    params: contract.params,
    querystring: contract.query,
    ...(contract.body === null ? {} : { body: contract.body }),
    ...(contract.answer === null ? {} : { response: { [contract.successStatus]: contract.answer } }),
  }
}

function eTagOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('eTag' in body)) return null
  return typeof body.eTag === 'string' ? `"${body.eTag}"` : null
}
