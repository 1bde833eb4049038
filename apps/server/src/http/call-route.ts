import { Readable } from 'node:stream'
import { fail } from '@porchlight/errors'
import type { CallContract } from '@porchlight/ui-api/contract'
import type { CallHandler, CallRequest, UploadPart } from '@porchlight/ui-api/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyToCheck, queryToCheck } from './call-input'
import { isDataServiceAddress } from './request-address'

/**
 * Registers one call: its contract validates the request and documents the route, `contextOf` identifies the caller,
 * the handler responds; a form with files reaches it as the parts read by `partsOf`. A response with an eTag is
 * answered with 304 for a client that already has it.
 */
export function registerCall<Context>(
  app: FastifyInstance,
  basePath: string,
  handler: CallHandler<Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
  partsOf: (request: FastifyRequest) => AsyncIterable<UploadPart>,
): void {
  const { contract } = handler
  app.route({
    method: contract.method,
    url: basePath + routePath(contract),
    config: {
      errorKind: contract.errorKind,
      answersFile: contract.method === 'GET' && contract.answer === null,
      ...(contract.multipart === true && contract.body !== null ? { multipartBody: contract.body } : {}),
    },
    schema: routeSchema(contract),
    preValidation: async (request) => {
      if (contract.body !== null && contract.multipart !== true) refuseForm(request)
      request.query = queryToCheck(contract, request.query)
      request.body = bodyToCheck(contract, request.body)
    },
    handler: async (request, reply) => {
      const context = await contextOf(request, reply)
      const body = contract.multipart === true ? partsOf(request) : request.body
      const call = { params: request.params, query: request.query, body }
      const answer = await handler.handle(call as CallRequest<never, never, never>, context)
      if (answer.headers !== undefined) reply.headers(answer.headers)
      reply.status(answer.status ?? contract.successStatus)
      if (answer.body === null) return reply.send()
      // A file names its own type; everything else is JSON.
      if (answer.body instanceof Uint8Array || answer.body instanceof Readable) return reply.send(answer.body)
      const eTag = eTagOf(answer.body)
      if (eTag !== null) {
        reply.header('etag', eTag)
        if (contract.method === 'GET' && names(request.headers['if-none-match'], eTag)) {
          return reply.status(304).send()
        }
      }
      return reply.type('application/json; charset=utf-8').send(answer.body)
    },
  })
}

/**
 * Rejects forms and text: command-line tools and `fetch` send a body as such by default, and the contract's validation
 * errors would not point that out.
 */
function refuseForm({ headers, originalUrl }: FastifyRequest): void {
  const type = headers['content-type'] ?? ''
  if (isDataServiceAddress(originalUrl) && /^(application\/x-www-form-urlencoded|text\/plain)/i.test(type))
    throw fail('unsupportedMediaType', { expected: 'application/json' })
}

/**
 * Returns whether an `If-None-Match` contains that eTag; proxies that compress responses mark it as weak (RFC 9110,
 * 13.1.2).
 */
function names(ifNoneMatch: string | undefined, eTag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === eTag)
}

/** Returns the path in router syntax: `{name}` becomes `:name`, with the expression that its values have to match. */
function routePath({ path, pathPatterns = {} }: CallContract): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const pattern = pathPatterns[name]
    return pattern === undefined ? `:${name}` : `:${name}(${pattern})`
  })
}

function routeSchema(contract: CallContract) {
  return {
    operationId: contract.name,
    summary: contract.summary,
    params: contract.params,
    querystring: contract.query,
    ...(contract.idempotent === true ? { headers: idempotencyHeaders } : {}),
    // The parts of a form are validated as they arrive; the document still lists them.
    ...(contract.body === null || contract.multipart === true ? {} : { body: contract.body }),
    ...(contract.answer === null ? {} : { response: { [contract.successStatus]: contract.answer } }),
  }
}

const idempotencyHeaders = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      description:
        'A UUID of version 4. Requests with one key are carried out once within 30 days and answered alike; 409 while the first still runs, 422 when it came with another request.',
    },
  },
}

function eTagOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('eTag' in body)) return null
  return typeof body.eTag === 'string' ? `"${body.eTag}"` : null
}
