import type { CallFixture, FixtureRequest, FixtureViewer, FixtureWorld } from '@porchlight/ui-api/fixtures'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { type JsonSchema, schemaValue } from './schema-values'

/** A request sent by the fuzz, as one of the fixtures' viewers. */
export interface FuzzedRequest {
  readonly viewer: FixtureViewer
  readonly request: FixtureRequest
}

/** A route of the served document with the requests generated for it. */
export interface FuzzedRoute {
  readonly method: string
  /** The whole path, parameters as `{name}`. */
  readonly path: string
  readonly requests: fc.Arbitrary<FuzzedRequest>
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly schema?: JsonSchema
  }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> }
}

const viewers: readonly FixtureViewer[] = ['guest', 'customer', 'advisor', 'supervisor', 'admin']

/**
 * Returns every route of `/openapi.json`. Half of a call's requests are its successful examples, some of them with one
 * part replaced or sent by another viewer; the rest are generated from the route's schema.
 */
export async function fuzzedRoutes(
  app: FastifyInstance,
  fixtures: readonly CallFixture[],
  world: FixtureWorld,
): Promise<readonly FuzzedRoute[]> {
  const answer = await app.inject('/openapi.json')
  const document = answer.json<{ readonly paths: Record<string, Record<string, Operation>> }>()
  const names = vocabulary(fixtures, world)
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      const invented = inventedRequests(operation, names)
      const examples = exampleRequests(fixtures, method, path, world)
      return {
        method,
        path,
        requests:
          examples.length === 0
            ? invented
            : fc.oneof(
                { weight: 5, arbitrary: fc.constantFrom(...examples) },
                { weight: 3, arbitrary: changedRequests(examples, names) },
                { weight: 2, arbitrary: invented },
              ),
      }
    }),
  )
}

function exampleRequests(
  fixtures: readonly CallFixture[],
  method: string,
  path: string,
  world: FixtureWorld,
): readonly FuzzedRequest[] {
  return fixtures
    .filter(({ contract }) => contract.method === method && path.endsWith(`/v65.0${contract.path}`))
    .flatMap(({ cases }) => cases.filter(({ gives }) => gives === 'success'))
    .map((example) => ({ viewer: example.viewer, request: example.request(world) }))
}

function inventedRequests(operation: Operation, names: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  const parameters = operation.parameters ?? []
  const named = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, schemaValue(schema, names).map(asText)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    ) as fc.Arbitrary<Record<string, string>>
  const body = operation.requestBody?.content?.['application/json']?.schema
  return fc.record({
    viewer: fc.constantFrom(...viewers),
    request: fc.record({
      params: named('path'),
      query: named('query'),
      ...(body === undefined ? {} : { body: schemaValue(body, names) }),
    }),
  })
}

/** Returns examples in which one value is replaced, or which another viewer sends. */
function changedRequests(
  examples: readonly FuzzedRequest[],
  names: readonly string[],
): fc.Arbitrary<FuzzedRequest> {
  const value = schemaValue({ type: 'string' }, names)
  return fc
    .record({
      example: fc.constantFrom(...examples),
      viewer: fc.constantFrom(...viewers),
      part: fc.constantFrom('viewer', 'params', 'query', 'body'),
      pick: fc.nat(),
      value,
    })
    .map(({ example, viewer, part, pick, value: replacement }) => {
      if (part === 'viewer') return { ...example, viewer }
      const { request } = example
      if (part === 'body')
        return { ...example, request: { ...request, body: replaceOne(request.body, pick, replacement) } }
      const values = part === 'params' ? request.params : request.query
      return { ...example, request: { ...request, [part]: replaceOne(values, pick, asText(replacement)) } }
    })
}

/** Returns `value` with one of its properties, at any depth, replaced. */
function replaceOne(value: unknown, pick: number, replacement: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [chosen] = entries.slice(pick % Math.max(entries.length, 1))
  if (chosen === undefined) return value
  const [key, inner] = chosen
  const isDeeper = typeof inner === 'object' && inner !== null && pick % 2 === 0
  const changed = isDeeper ? replaceOne(inner, Math.floor(pick / 2), replacement) : replacement
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === key ? changed : item))
    : { ...value, [key]: changed }
}

/** Returns words that occur in valid requests: they get further into the server than invented ones. */
function vocabulary(fixtures: readonly CallFixture[], world: FixtureWorld): readonly string[] {
  const words = new Set<string>(['Id', 'Name', 'Full', 'View', '012000000000000AAA'])
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.add(value)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        words.add(key)
        collect(inner)
      }
    }
  }
  for (const { cases } of fixtures) for (const example of cases) collect(example.request(world))
  return [...words]
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
