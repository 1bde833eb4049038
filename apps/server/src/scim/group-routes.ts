import {
  addGroup,
  changeGroup,
  removeGroup,
} from '@porchlight/domains/administration/operations/company-directory/change-groups'
import {
  type DirectoryGroup,
  listGroups,
} from '@porchlight/domains/administration/operations/company-directory/directory-groups'
import { fail } from '@porchlight/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { patchGroup, readGroup } from './group-body'
import { readGroupsFilter, readPage } from './list-query'
import { readOperations } from './patch-operations'
import { groupResource, leavesOutMembers, listResource, selectAttributes } from './resources'
import { expectedVersions, idOf, type Scim, type ScimCall, scimCall, sendResource } from './scim-context'
import { scimMediaType } from './scim-errors'

const path = '/Groups'
const pathOfOne = '/Groups/:id'

/** Serves the groups of the directory (RFC 7644, section 3). */
export function serveScimGroups(scope: FastifyInstance, scim: Scim): void {
  const options = { schema: { hide: true }, config: { knowsSender: true } }

  scope.get(path, options, async (request, reply) => {
    const { query, address } = scimCall(request, reply, scim)
    const page = readPage(query)
    const condition = readGroupsFilter(query)
    const withMembers = !leavesOutMembers(query)
    const { groups, total } =
      condition === null
        ? { groups: [], total: 0 }
        : await listGroups(scim.context.pool, condition, { ...page, withMembers })
    const resources = groups.map((group) => selectAttributes(groupResource(group, address), query))
    return reply.type(scimMediaType).send(listResource(resources, total, page.offset + 1))
  })

  scope.get(pathOfOne, options, async (request, reply) => {
    const call = scimCall(request, reply, scim)
    const one = { offset: 0, limit: 1, withMembers: !leavesOutMembers(call.query) }
    const { groups } = await listGroups(scim.context.pool, { id: idOf(request) }, one)
    const [group] = groups
    if (group === undefined) throw fail('notFound')
    return sendGroup(reply, 200, group, call)
  })

  scope.post(path, options, async (request, reply) => {
    const call = scimCall(request, reply, scim)
    return sendGroup(reply, 201, await addGroup(call.directory, readGroup(request.body)), call)
  })

  scope.put(pathOfOne, options, async (request, reply) => {
    const call = scimCall(request, reply, scim)
    const group = await changeGroup(call.directory, idOf(request), expectedVersions(request), (present) =>
      readGroup(request.body, present),
    )
    return sendGroup(reply, 200, group, call)
  })

  scope.patch(pathOfOne, options, async (request, reply) => {
    const call = scimCall(request, reply, scim)
    const operations = readOperations(request.body)
    const group = await changeGroup(call.directory, idOf(request), expectedVersions(request), (present) =>
      patchGroup(present, operations),
    )
    return sendGroup(reply, 200, group, call)
  })

  scope.delete(pathOfOne, options, async (request, reply) => {
    const { directory } = scimCall(request, reply, scim)
    await removeGroup(directory, idOf(request), expectedVersions(request))
    return reply.status(204).send()
  })
}

function sendGroup(
  reply: FastifyReply,
  status: 200 | 201,
  group: DirectoryGroup,
  { query, address }: ScimCall,
): FastifyReply {
  const { version } = group
  return sendResource(reply, status, { version, resource: groupResource(group, address), query })
}
