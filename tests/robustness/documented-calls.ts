import type { FastifyInstance } from 'fastify'

/** A call as documented in `/openapi.json`, with a working example of its path. */
export interface DocumentedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path with parameters as `{name}`. */
  readonly path: string
  /** Whether it accepts a JSON body. */
  readonly hasBody: boolean
  readonly hasPathParameter: boolean
  /** Whether its query names fields. */
  readonly takesFields: boolean
}

interface Operation {
  readonly parameters?: readonly { readonly name: string }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> }
}

/** Returns every call of the served document, so that a new one is tested without being listed. */
export async function documentedCalls(app: FastifyInstance): Promise<readonly DocumentedCall[]> {
  const answer = await app.inject('/openapi.json')
  const document = answer.json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as DocumentedCall['method'],
      path,
      hasBody: operation.requestBody?.content?.['application/json'] !== undefined,
      hasPathParameter: path.includes('{'),
      takesFields: operation.parameters?.some(({ name }) => name === 'fields') === true,
    })),
  )
}

/** Returns the path of a call with every parameter set to `value`. */
export function pathWith(call: DocumentedCall, value: string): string {
  return call.path.replace(/\{\w+\}/g, encodeURIComponent(value))
}
