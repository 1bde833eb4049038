import {
  type CallFixture,
  type FixtureRequest,
  type FixtureWorld,
  fixtures,
} from '@porchlight/ui-api/fixtures'
import type { InjectOptions } from 'fastify'

/** A request that succeeds for some sender, from the examples that come with every call of the data service. */
export interface CallExample {
  /** The call and what the example shows, for messages. */
  readonly name: string
  readonly contract: CallFixture['contract']
  readonly request: (ids: FixtureWorld) => FixtureRequest
  /** The records that the request names, in the order in which it requests them. */
  readonly named: readonly NamedRecord[]
}

/** A record named in an example: one within its sender's reach, or another. */
export interface NamedRecord {
  readonly kind: keyof FixtureWorld
  readonly objectApiName: string
}

/** Every example that ends in success, whoever sends it: the valid input of a call. */
export const callExamples: readonly CallExample[] = fixtures.flatMap(({ contract, cases }) =>
  cases
    .filter(({ gives }) => gives === 'success')
    .map(({ title, request }) => ({
      name: `${contract.method} ${contract.path}: ${title}`,
      contract,
      request,
      named: namedBy(request),
    })),
)

/** The base of the data service's addresses. */
export const dataServicePath = '/services/data/v65.0'

/** Returns the request as the server accepts it, without a sender. */
export function injectionOf({ contract }: Pick<CallExample, 'contract'>, request: FixtureRequest) {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return {
    method: contract.method,
    url: dataServicePath + path + (query === '' ? '' : `?${query}`),
    headers: { ...request.headers },
    ...(request.body === undefined ? {} : { payload: request.body as string | object }),
  } satisfies InjectOptions
}

/** Returns one id for each record named in an example, by its position among those. */
export function idsInOrder(idOf: (record: NamedRecord, place: number) => string): FixtureWorld {
  let place = -1
  const next = (kind: NamedRecord['kind']) => (objectApiName: string) => {
    place += 1
    return idOf({ kind, objectApiName }, place)
  }
  return { own: next('own'), foreign: next('foreign'), unknown: next('unknown') }
}

/** A text parameter of a call, from the first example that fills it or could. */
export interface CallTextParameter {
  /** The call and the parameter. */
  readonly name: string
  readonly isInBody: boolean
  readonly request: (text: string) => InjectOptions
}

/** Returns every text parameter of every call: those filled by examples, and the query parameters that they omit. */
export function callTextParameters(idOf: (objectApiName: string) => string): readonly CallTextParameter[] {
  const places = new Map<string, CallTextParameter>()
  for (const example of callExamples) {
    const request = example.request(idsInOrder(({ objectApiName }) => idOf(objectApiName)))
    const left = Object.keys(example.contract.query.properties).map((name) => ({
      place: `query ${name}`,
      replaced: (text: string) => ({ ...request, query: { ...request.query, [name]: text } }),
    }))
    for (const { place, replaced } of [...textParameters(request), ...left]) {
      const name = `${example.contract.method} ${example.contract.path} ${place}`
      const isInBody = place.startsWith('body')
      const requested = (text: string) => injectionOf(example, replaced(text))
      if (!places.has(name)) places.set(name, { name, isInBody, request: requested })
    }
  }
  return [...places.values()]
}

/** The request with one of its texts changed, for each text that it sends. */
export interface TextParameter {
  /** The position of the text: `params recordId`, `query q`, `body fields.Subject`. */
  readonly place: string
  readonly text: string
  readonly replaced: (text: string) => FixtureRequest
}

/** Returns every text of a request by position: path, query and body, except multipart bodies. */
function textParameters(request: FixtureRequest): readonly TextParameter[] {
  const { params = {}, query = {}, body } = request
  return [
    ...Object.entries(params).map(([name, text]) => ({
      place: `params ${name}`,
      text,
      replaced: (given: string) => ({ ...request, params: { ...params, [name]: given } }),
    })),
    ...Object.entries(query).map(([name, value]) => ({
      place: `query ${name}`,
      text: String(value),
      replaced: (given: string) => ({ ...request, query: { ...query, [name]: given } }),
    })),
    ...(typeof body === 'object' && body !== null
      ? textsIn(body).map(({ path, text }) => ({
          place: `body ${path.join('.')}`,
          text,
          replaced: (given: string) => ({ ...request, body: withValueAt(body, path, given) }),
        }))
      : []),
  ]
}

type Path = readonly (string | number)[]

function textsIn(value: unknown, path: Path = []): readonly { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]))
}

/** Returns a copy of `value` with `given` at `path`. */
function withValueAt(value: unknown, [step, ...rest]: Path, given: unknown): unknown {
  if (step === undefined) return given
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === step ? withValueAt(item, rest, given) : item))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === step ? withValueAt(part, rest, given) : part,
    ]),
  )
}

function namedBy(request: CallExample['request']): readonly NamedRecord[] {
  const named: NamedRecord[] = []
  request(
    idsInOrder((record) => {
      named.push(record)
      return '500000000000000AAA'
    }),
  )
  return named
}
