import type { DirectoryContext } from '@porchlight/domains/administration/operations/company-directory/change-directory'
import type { DirectoryPage } from '@porchlight/domains/administration/operations/company-directory/directory-people'
import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/jobs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JsonValue } from './json-body'
import { type QueryParameters, readPage } from './list-query'
import { type PatchOperation, readOperations } from './patch-operations'
import { listResource, type Resource, selectAttributes, versionTag } from './resources'
import { expectedVersions, idOf, type Scim, type ScimCall, scimCall } from './scim-context'
import { scimMediaType } from './scim-errors'

/**
 * A resource type (RFC 7644, section 3): `Item` as stored, `Content` as decided by a directory, `Condition` as a list
 * can be filtered by.
 */
export interface ResourceType<Item extends { readonly version: number }, Content, Condition> {
  /** The last part of its address. */
  readonly name: 'Users' | 'Groups'
  /** Null for a filter that contradicts itself. */
  readonly readFilter: (query: QueryParameters) => Condition | null
  readonly list: (
    connection: Queryable,
    condition: Condition | { readonly id: string },
    page: DirectoryPage,
    query: QueryParameters,
  ) => Promise<{ readonly items: readonly Item[]; readonly total: number }>
  readonly add: (directory: DirectoryContext, content: Content) => Promise<Item>
  readonly change: (
    directory: DirectoryContext,
    id: string,
    versions: readonly number[] | null,
    change: (present: Content) => Content,
  ) => Promise<Item>
  readonly remove: (
    directory: DirectoryContext,
    id: string,
    versions: readonly number[] | null,
  ) => Promise<void>
  readonly read: (body: JsonValue, present?: Content) => Content
  readonly patch: (present: Content, operations: readonly PatchOperation[]) => Content
  /** Returns the resource for the response; `address` is that of `/scim/v2`. */
  readonly resourceOf: (item: Item, address: string) => Resource
}

/** Serves the list of a resource type, and each of its resources. */
export function serveResources<Item extends { readonly version: number }, Content, Condition>(
  scope: FastifyInstance,
  scim: Scim,
  type: ResourceType<Item, Content, Condition>,
): void {
  const { pool } = scim.context
  const path = `/${type.name}`
  const pathOfOne = `${path}/:id`
  const options = { schema: { hide: true }, config: { knowsSender: true } }

  const send = (reply: FastifyReply, status: 200 | 201, item: Item, { query, address }: ScimCall) => {
    const resource = type.resourceOf(item, address)
    const { location } = resource.meta as { readonly location: string }
    reply.status(status).type(scimMediaType).header('etag', versionTag(item)).header('location', location)
    return reply.send(selectAttributes(resource, query))
  }

  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    changed: (present: Content) => Content,
  ) => {
    const call = scimCall(request, reply, scim)
    const item = await type.change(call.directory, idOf(request), expectedVersions(request), changed)
    return send(reply, 200, item, call)
  }

  scope.get(path, options, async (request, reply) => {
    const { query, address } = scimCall(request, reply, scim)
    const page = readPage(query)
    const condition = type.readFilter(query)
    const { items, total } =
      condition === null ? { items: [], total: 0 } : await type.list(pool, condition, page, query)
    const resources = items.map((item) => selectAttributes(type.resourceOf(item, address), query))
    return reply.type(scimMediaType).send(listResource(resources, total, page.offset + 1))
  })

  scope.get(pathOfOne, options, async (request, reply) => {
    const call = scimCall(request, reply, scim)
    const { items } = await type.list(pool, { id: idOf(request) }, { offset: 0, limit: 1 }, call.query)
    const [item] = items
    if (item === undefined) throw fail('notFound')
    return send(reply, 200, item, call)
  })

  scope.post(path, options, async (request, reply) => {
    const call = scimCall(request, reply, scim)
    return send(reply, 201, await type.add(call.directory, type.read(request.body)), call)
  })

  scope.put(pathOfOne, options, (request, reply) =>
    change(request, reply, (present) => type.read(request.body, present)),
  )

  scope.patch(pathOfOne, options, async (request, reply) => {
    const operations = readOperations(request.body)
    return change(request, reply, (present) => type.patch(present, operations))
  })

  scope.delete(pathOfOne, options, async (request, reply) => {
    const { directory } = scimCall(request, reply, scim)
    await type.remove(directory, idOf(request), expectedVersions(request))
    return reply.status(204).send()
  })
}
