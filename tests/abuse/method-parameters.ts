import type { InjectOptions } from 'fastify'
import type { Target } from './abuse-world'

/** A parameter of a server method that accepts the id of a record. */
export interface MethodParameter {
  readonly name: string
  readonly objectApiName: string
  readonly request: (id: string) => InjectOptions
}

/** Returns the query parameters of server methods that are named like ids. */
export async function methodParametersOf(target: Target): Promise<readonly MethodParameter[]> {
  const answer = await target.send({ method: 'GET', url: '/openapi.json' })
  const { paths } = answer.json<{
    paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>
  }>()
  return Object.entries(paths).flatMap(([path, operations]) =>
    path.startsWith('/lwr/')
      ? Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
          parameters
            .filter((one) => one.in === 'query' && /Id$/.test(one.name))
            .map(({ name }) => ({
              name: `${method.toUpperCase()} ${path} ${name}`,
              objectApiName: name === 'orderId' ? 'Order' : 'Contact',
              request: (id: string) => ({
                method: method.toUpperCase() as 'GET',
                url: `${path}?${name}=${id}`,
              }),
            })),
        )
      : [],
  )
}
