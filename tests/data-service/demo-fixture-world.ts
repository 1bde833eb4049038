import { keyPrefixOf, makeRecordId, type Viewer } from '@porchlight/metadata'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { FixtureRequest, FixtureViewer, FixtureWorld } from '@porchlight/ui-api/fixtures'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'

/** The fixtures' senders in the demo world. */
export const usernames: Readonly<Record<Exclude<FixtureViewer, 'guest'>, string>> = {
  customer: 'dana.whitcombe@example.com',
  advisor: 'advisor.first@example.com',
  supervisor: 'supervisor@example.com',
  admin: 'admin@example.com',
}

/** The demo world as fixtures name it, and a way to send their requests as any of their viewers. */
export interface DemoFixtureWorld extends FixtureWorld {
  readonly send: (
    call: { readonly method: string; readonly path: string },
    viewer: FixtureViewer,
    request: FixtureRequest,
    base?: string,
  ) => Promise<LightMyRequestResponse>
  /** Like `send`, but resolves once the head is sent: an event stream has no end. */
  readonly open: DemoFixtureWorld['send']
}

/** Finds a record of each object that the customer reaches and one that it does not. */
export async function openFixtureWorld(world: TestWorld): Promise<DemoFixtureWorld> {
  const { engine, metadata, systemViewer } = world.context
  const customer = await customerViewer(world)
  const own = new Map<string, string>()
  const foreign = new Map<string, string>()
  for (const object of metadata.objects.values()) {
    const ids = await recordIds(world, object.apiName, systemViewer)
    const visible = await engine.visibleRecordIds(customer, ids)
    const first = (await recordIds(world, object.apiName, customer, 1))[0]
    const other = ids.find((id) => !visible.has(id))
    if (first !== undefined) own.set(object.apiName, first)
    if (other !== undefined) foreign.set(object.apiName, other)
  }
  const tokens = new Map<FixtureViewer, string>()
  for (const [viewer, username] of Object.entries(usernames)) {
    tokens.set(viewer as FixtureViewer, await world.tokenOf(username))
  }
  return {
    own: (objectApiName) => known(own, objectApiName),
    foreign: (objectApiName) => known(foreign, objectApiName),
    unknown: (objectApiName) => unknownId(known(foreign, objectApiName)),
    send: (call, viewer, request, base = '/services/data/v65.0') =>
      world.app.inject(injection(call, tokens.get(viewer), request, base)),
    open: (call, viewer, request, base = '/services/data/v65.0') =>
      world.app.inject({ ...injection(call, tokens.get(viewer), request, base), payloadAsStream: true }),
  }
}

async function customerViewer({ context }: TestWorld): Promise<Viewer> {
  const { rows } = await context.pool.query<{ readonly id: string; readonly contactId: string }>(
    `select "Id" as id, "ContactId" as "contactId" from record."User" where "Username" = $1`,
    [usernames.customer],
  )
  const user = rows[0]
  if (user === undefined) throw new TypeError(`The demo world has no ${usernames.customer}.`)
  return { class: 'customer', language: 'en', userId: user.id, contactId: user.contactId }
}

async function recordIds(
  { context }: TestWorld,
  objectApiName: string,
  viewer: Viewer,
  pageSize = 2000,
): Promise<readonly string[]> {
  const object = context.metadata.object(objectApiName)
  if (object === undefined || object.access[viewer.class].records.kind === 'none') return []
  const page = await context.engine.listRecords(viewer, {
    objectApiName,
    selection: { fields: ['Id'], optionalFields: [] },
    condition: null,
    parent: null,
    orderings: [],
    searchTerm: null,
    pageSize,
    position: { kind: 'start' },
  })
  return page.records.map(({ id }) => id)
}

/** Returns a fixture's request as the server accepts it; `token` is that of its sender. */
export function injection(
  call: { readonly method: string; readonly path: string },
  token: string | undefined,
  request: FixtureRequest,
  base: string,
): InjectOptions {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return {
    method: call.method as 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: base + path + (query === '' ? '' : `?${query}`),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...request.headers,
    },
    ...(request.body === undefined ? {} : { payload: request.body as string | object }),
  }
}

function known(ids: ReadonlyMap<string, string>, objectApiName: string): string {
  const id = ids.get(objectApiName)
  if (id === undefined) throw new TypeError(`The demo world has no such ${objectApiName}.`)
  return id
}

/** Returns the largest id of an object; no demo record has it. */
function unknownId(id: string): string {
  return makeRecordId(keyPrefixOf(id), 62 ** 7 - 1, () => 0.999)
}
