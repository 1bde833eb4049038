import type { Gateway, GatewayCall } from './gateway'

/** Returns the gateway as an OpenAPI 3.1 document; its calls to the server are webhooks. */
export function gatewayDocument({ title, text, calls }: Gateway): object {
  const at = (place: GatewayCall['at']) => calls.filter((call) => call.at === place)
  const webhooks = Object.fromEntries(at('portal').map((call) => [nameOf(call.path), itemOf([call])]))
  const paths = [...new Set(at('gateway').map(({ path }) => path))]
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: text.join('\n\n') },
    paths: Object.fromEntries(
      paths.map((path) => [path, itemOf(at('gateway').filter((call) => call.path === path))]),
    ),
    ...(Object.keys(webhooks).length === 0 ? {} : { webhooks }),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  }
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

function itemOf(calls: readonly GatewayCall[]): object {
  return Object.fromEntries(calls.map((call) => [call.method, operationOf(call)]))
}

function operationOf({ at, path, summary, query = {}, request, answer, refusals = {} }: GatewayCall): object {
  const content = (schema: object) => ({ 'application/json': { schema } })
  const parameter = (name: string, place: 'path' | 'query', description?: string) => ({
    name,
    in: place,
    required: place === 'path',
    ...(description === undefined ? {} : { description }),
    schema: { type: 'string' },
  })
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter(name, 'path')),
    ...Object.entries(query).map(([name, description]) => parameter(name, 'query', description)),
  ]
  const taken =
    answer === undefined
      ? { '2XX': { description: 'Taken; the body is not read.' } }
      : { '200': { description: 'The answer.', content: content(answer) } }
  const others = Object.entries(refusals).flatMap(([statuses, description]) =>
    statuses.split(', ').map((status) => [status, { description }]),
  )
  return {
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(request === undefined ? {} : { requestBody: { required: true, content: content(request) } }),
    responses: { ...taken, ...Object.fromEntries(others) },
    // A call to the server is signed, and carries no token.
    ...(at === 'portal' ? { security: [] } : {}),
  }
}
