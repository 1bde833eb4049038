import type { FastifyInstance } from 'fastify'

/** A call as `/openapi.json` documents it, with a working example of its path. */
export interface DocumentedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path with parameters as `{name}`. */
  readonly path: string
  /** Whether it takes a body of JSON. */
  readonly hasBody: boolean
  readonly hasPathParameter: boolean
  /** Whether its query names fields. */
  readonly takesFields: boolean
}

interface Operation {
  readonly parameters?: readonly { readonly name: string }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> }
}

/** Every call of the served document, so that a new one is tested without being listed. */
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

/** The path of a call with every parameter filled with `value`. */
export function pathWith(call: DocumentedCall, value: string): string {
  return call.path.replace(/\{\w+\}/g, encodeURIComponent(value))
}
