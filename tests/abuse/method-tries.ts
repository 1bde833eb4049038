import type { InjectOptions } from 'fastify'
import type { AbuseWorld } from './abuse-world'
import { callRequests } from './canary-requests'

/** A text parameter of a server method. */
export interface MethodTry {
  readonly name: string
  readonly isInBody: boolean
  readonly request: (text: string) => InjectOptions
}

/** Returns the text parameters in server methods' bodies and queries. */
export async function methodTries(target: AbuseWorld): Promise<readonly MethodTry[]> {
  const requests = (await callRequests(target)).filter(
    ({ name }) => name.includes(' /lwr/') && / in its (body|query)$/.test(name),
  )
  const seen = new Set<string>()
  return requests.flatMap(
    ({ name, field: _field, mayComeBack: _mayComeBack, ...request }): readonly MethodTry[] => {
      const url = String(request.url)
      const [path = '', query] = url.split('?')
      const parameter = query?.split('=')[0]
      const key = `${name} ${parameter ?? ''}`
      // Sessions are ended by their own method, and all later calls would be a guest's.
      if (seen.has(key) || /logOut|endSession|endOtherSessions|Password/.test(name)) return []
      seen.add(key)
      if (parameter !== undefined) {
        const requested = (text: string) => ({
          ...request,
          url: `${path}?${parameter}=${encodeURIComponent(text)}`,
        })
        return [{ name: key, isInBody: false, request: requested }]
      }
      const body = request.payload as Readonly<Record<string, unknown>>
      return Object.keys(body).map((part) => ({
        name: `${key} ${part}`,
        isInBody: true,
        request: (text: string) => ({ ...request, payload: { ...body, [part]: text } }),
      }))
    },
  )
}
