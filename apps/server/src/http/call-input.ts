import type { CallContract } from '@porchlight/ui-api/contract'
import type { FastifyInstance } from 'fastify'

/** The parts of a contract's schema that are read here. */
interface InputSchema {
  readonly contentMediaType?: string
  readonly properties?: Readonly<Record<string, InputSchema>>
  readonly required?: readonly string[]
}

/**
 * Returns the query as the contract reads it: a list may arrive as one comma-separated parameter or as one parameter
 * per entry. Any other repeated parameter remains a list, and is rejected.
 */
export function queryToCheck({ query }: CallContract, sent: unknown): unknown {
  const { properties = {} } = query as InputSchema
  return Object.fromEntries(
    Object.entries(sent as object).map(([name, value]: [string, unknown]) => {
      const isList = Object.hasOwn(properties, name) && properties[name]?.contentMediaType === 'text/csv'
      return [name, isList && Array.isArray(value) ? value.join(',') : value]
    }),
  )
}

/** Returns the body as the contract reads it: a missing body is empty when the contract requires nothing of it. */
export function bodyToCheck({ body }: CallContract, sent: unknown): unknown {
  const { properties, required = [] } = (body ?? {}) as InputSchema
  return sent === undefined && properties !== undefined && required.length === 0 ? {} : sent
}

/**
 * Accepts an empty JSON body: many clients send the JSON content type without one, which is a missing body, not an
 * invalid one.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
