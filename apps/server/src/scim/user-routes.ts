import {
  addPerson,
  changePerson,
  removePerson,
} from '@porchlight/domains/administration/operations/company-directory/change-people'
import {
  findPerson,
  listPeople,
} from '@porchlight/domains/administration/operations/company-directory/directory-people'
import type { DirectoryPerson } from '@porchlight/domains/administration/operations/company-directory/directory-person'
import { fail } from '@porchlight/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readPage, readPeopleFilter } from './list-query'
import { readOperations } from './patch-operations'
import { patchPerson, readPerson } from './person-body'
import { listResource, selectAttributes, userResource } from './resources'
import { expectedVersions, idOf, type Scim, type ScimCall, scimCall, sendResource } from './scim-context'
import { scimMediaType } from './scim-errors'

const path = '/Users'
const pathOfOne = '/Users/:id'

/** Serves the people of the directory as `Users` (RFC 7644, section 3). */
export function serveScimUsers(scope: FastifyInstance, scim: Scim): void {
  const options = { schema: { hide: true }, config: { knowsSender: true } }

  scope.get(path, options, async (request, reply) => {
    const { query, address } = scimCall(request, reply, scim)
    const page = readPage(query)
    const condition = readPeopleFilter(query)
    const { people, total } =
      condition === null ? { people: [], total: 0 } : await listPeople(scim.context.pool, condition, page)
    const resources = people.map((person) => selectAttributes(userResource(person, address), query))
    return reply.type(scimMediaType).send(listResource(resources, total, page.offset + 1))
  })

  scope.get(pathOfOne, options, async (request, reply) => {
    const person = await findPerson(scim.context.pool, { id: idOf(request) })
    if (person === null) throw fail('notFound')
    return sendPerson(reply, 200, person, scimCall(request, reply, scim))
  })

  scope.post(path, options, async (request, reply) => {
    const call = scimCall(request, reply, scim)
    return sendPerson(reply, 201, await addPerson(call.directory, readPerson(request.body)), call)
  })

  scope.put(pathOfOne, options, async (request, reply) => {
    const call = scimCall(request, reply, scim)
    const person = await changePerson(call.directory, idOf(request), expectedVersions(request), (present) =>
      readPerson(request.body, present),
    )
    return sendPerson(reply, 200, person, call)
  })

  scope.patch(pathOfOne, options, async (request, reply) => {
    const call = scimCall(request, reply, scim)
    const operations = readOperations(request.body)
    const person = await changePerson(call.directory, idOf(request), expectedVersions(request), (present) =>
      patchPerson(present, operations),
    )
    return sendPerson(reply, 200, person, call)
  })

  scope.delete(pathOfOne, options, async (request, reply) => {
    const { directory } = scimCall(request, reply, scim)
    await removePerson(directory, idOf(request), expectedVersions(request))
    return reply.status(204).send()
  })
}

function sendPerson(
  reply: FastifyReply,
  status: 200 | 201,
  person: DirectoryPerson,
  { query, address }: ScimCall,
): FastifyReply {
  const { version } = person
  return sendResource(reply, status, { version, resource: userResource(person, address), query })
}
