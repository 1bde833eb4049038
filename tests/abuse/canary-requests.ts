import { handlers } from '@porchlight/domains/server'
import { metadata } from '@porchlight/server/testing'
import type { InjectOptions } from 'fastify'
import { type AbuseWorld, isStream, ownPage } from './abuse-world'
import { canary, canaryKinds } from './canaries'
import { recordsOf } from './owned-records'
import { filled, type Schema } from './schema-examples'

/** A request that carries canaries, and where. */
export interface CanaryRequest extends InjectOptions {
  /** Its name in messages: the call and the parameter. */
  readonly name: string
  /** The field whose column is meant to contain the canary; null when none is. */
  readonly field: string | null
  /**
   * What an error may repeat to the sender. The platform's messages contain the record ids and fields of an address
   * (`docs/specification/data-service.md` section 8), and a page shows its form again, except for secrets.
   */
  readonly mayComeBack: string
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** Combined where none of them makes the request fail. */
const headerGroups = [
  [
    'user-agent',
    'accept-language',
    'referer',
    'if-none-match',
    'x-forwarded-for',
    'x-request-id',
    'x-canary',
  ],
  ['if-modified-since'],
  ['idempotency-key'],
] as const

/** Returns one request for each call, parameter and kind: path, each query parameter, body, headers, cookies, token. */
export async function callRequests(target: AbuseWorld): Promise<readonly CanaryRequest[]> {
  const answer = await target.send({ method: 'GET', url: '/openapi.json' })
  const { paths } = answer.json<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>()
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      isStream(path) ? [] : requestsOf(target, method.toUpperCase() as 'GET' | 'POST', path, operation),
    ),
  )
}

function requestsOf(
  target: AbuseWorld,
  method: 'GET' | 'POST',
  path: string,
  { parameters = [], requestBody }: Operation,
): readonly CanaryRequest[] {
  const content = requestBody?.content['application/json']
  const fill = (value: string) => path.replace(/\{\w+\}/g, encodeURIComponent(value))
  const plain = fill(target.mine.contactId)
  const name = `${method} ${path}`
  const shared = { method, field: null, mayComeBack: '', headers: ownPage }
  const body = content === undefined ? {} : { payload: filled(content.schema, () => 'x') as object }
  return canaryKinds.flatMap((kind): readonly CanaryRequest[] => [
    ...(path.includes('{')
      ? [inAddress({ ...shared, ...body, name: `${name} in its path`, url: fill(canary(kind)) })]
      : []),
    ...parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) =>
        inAddress({
          ...shared,
          ...body,
          name: `${name} in its query`,
          url: `${plain}?${parameter.name}=${encodeURIComponent(canary(kind))}`,
        }),
      ),
    {
      ...shared,
      ...body,
      name: `${name} in a query that it does not know`,
      url: `${plain}?canary=${encodeURIComponent(canary(kind))}&${encodeURIComponent(canary(kind))}=1`,
    },
    ...(content === undefined
      ? []
      : [
          {
            ...shared,
            name: `${name} in its body`,
            url: plain,
            payload: filled(content.schema, () => canary(kind)) as object,
          },
          {
            ...shared,
            name: `${name} in a field that it does not know`,
            url: plain,
            payload: { [canary(kind)]: canary(kind) },
          },
          {
            ...shared,
            name: `${name} in a body that is none`,
            url: plain,
            headers: { ...ownPage, 'content-type': 'application/json' },
            payload: `{"password": "${canary(kind)}`,
          },
        ]),
    ...headerGroups.map((names) => ({
      ...shared,
      ...body,
      name: `${name} in ${names[0]}`,
      url: plain,
      headers: { ...ownPage, ...Object.fromEntries(names.map((header) => [header, canary(kind)])) },
    })),
    {
      ...shared,
      ...body,
      name: `${name} in authorization`,
      url: plain,
      headers: { ...ownPage, authorization: `Bearer ${canary(kind)}` },
    },
    {
      ...shared,
      ...body,
      name: `${name} in cookies`,
      url: plain,
      cookies: {
        porchlight_session: canary(kind),
        porchlight_link: canary(kind),
        porchlight_order_link: canary(kind),
        porchlight_pending: canary(kind),
        other: canary(kind),
      },
    },
  ])
}

/** Returns requests with every field of the attacker's own and new records, with each kind in turn. */
export async function recordRequests(target: AbuseWorld): Promise<readonly CanaryRequest[]> {
  const requests: CanaryRequest[] = []
  const url = '/services/data/v65.0/ui-api/records'
  for (const { objectApiName, id } of await recordsOf(target.context.pool, target.mine)) {
    for (const field of metadata.object(objectApiName)?.fields.keys() ?? []) {
      for (const kind of canaryKinds) {
        const shared = { field: `${objectApiName}.${field}`, mayComeBack: '', headers: ownPage }
        const fields = { [field]: canary(kind) }
        requests.push(
          {
            ...shared,
            name: `PATCH ${objectApiName}.${field}`,
            method: 'PATCH',
            url: `${url}/${id}`,
            payload: { fields },
          },
          {
            ...shared,
            name: `POST ${objectApiName}.${field}`,
            method: 'POST',
            url,
            payload: { apiName: objectApiName, fields },
          },
        )
      }
    }
  }
  return requests
}

/** Fields of forms that are never shown again. */
const secretField = /password|^code$/i

const formAddresses = new Set(handlers.flatMap(({ contract }) => contract.forms ?? []))

/** Returns requests for every page: with canaries in its address, and as a form posted by a browser without scripts. */
export function pageRequests(
  pages: readonly { readonly path: string }[],
  fieldNames: readonly string[],
): readonly CanaryRequest[] {
  return pages.flatMap(({ path }) =>
    canaryKinds.flatMap((kind): readonly CanaryRequest[] => {
      const shared = { field: null, mayComeBack: '', headers: ownPage, method: 'GET' as const }
      const url = path.replace(/:\w+/g, encodeURIComponent(canary(kind)))
      const query = `?startURL=${encodeURIComponent(canary(kind))}&${encodeURIComponent(canary(kind))}=1`
      const link = `?link=${encodeURIComponent(canary(kind))}`
      const values = fieldNames.map((name) => [name, canary(kind)] as const)
      const shown = values.filter(([name]) => !secretField.test(name)).map(([, value]) => value)
      return [
        inAddress({ ...shared, name: `GET ${path}`, url: url + query }),
        { ...shared, name: `GET ${path} with a link`, url: path.replace(/:\w+/g, 'x') + link },
        ...(!formAddresses.has(path)
          ? []
          : [
              {
                ...shared,
                name: `POST ${path}`,
                method: 'POST' as const,
                url: path,
                headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
                payload: new URLSearchParams(values.map(([name, value]) => [name, value])).toString(),
                mayComeBack: shown.join(' '),
              },
            ]),
      ]
    }),
  )
}

function inAddress(request: CanaryRequest & { readonly url: string }): CanaryRequest {
  return { ...request, mayComeBack: decodeURIComponent(request.url) }
}
