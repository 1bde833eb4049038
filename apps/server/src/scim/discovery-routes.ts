import { fail } from '@porchlight/errors'
import type { FastifyInstance } from 'fastify'
import { mostResources } from './list-query'
import { groupSchema, listResource, type Resource, userSchema } from './resources'
import { schemaResources } from './schema-resources'
import { type Scim, scimCall } from './scim-context'
import { scimMediaType } from './scim-errors'

/** Serves our service description (RFC 7644, section 4): it is the same for everyone, and cannot be filtered. */
export function serveScimDiscovery(scope: FastifyInstance, scim: Scim): void {
  const options = { schema: { hide: true }, config: { knowsSender: true } }
  const describe = (path: string, resources: (address: string) => readonly Resource[]) => {
    scope.get(path, options, async (request, reply) => {
      const { query, address } = scimCall(request, reply, scim)
      if (query.has('filter')) throw fail('forbidden')
      const all = resources(address)
      return reply.type(scimMediaType).send(listResource(all, all.length, 1))
    })
    scope.get(`${path}/:name`, options, async (request, reply) => {
      const { address } = scimCall(request, reply, scim)
      const { name } = request.params as { readonly name: string }
      const resource = resources(address).find(({ id }) => id === name)
      if (resource === undefined) throw fail('notFound')
      return reply.type(scimMediaType).send(resource)
    })
  }
  describe('/ResourceTypes', resourceTypes)
  describe('/Schemas', schemaResources)
  scope.get('/ServiceProviderConfig', options, async (request, reply) => {
    const { address } = scimCall(request, reply, scim)
    return reply.type(scimMediaType).send(serviceProviderConfig(address))
  })
}

function serviceProviderConfig(address: string): Resource {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: mostResources },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that the operator chose, in the Authorization header (RFC 6750).',
        specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${address}/ServiceProviderConfig` },
  }
}

function resourceTypes(address: string): readonly Resource[] {
  const typeOf = (id: string, endpoint: string, schema: string) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id,
    name: id,
    endpoint,
    schema,
    meta: { resourceType: 'ResourceType', location: `${address}/ResourceTypes/${id}` },
  })
  return [typeOf('User', '/Users', userSchema), typeOf('Group', '/Groups', groupSchema)]
}
