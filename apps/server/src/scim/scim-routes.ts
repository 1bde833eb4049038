import { fail } from '@porchlight/errors'
import { noteProviderCall } from '@porchlight/providers/health'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { serveScimDiscovery } from './discovery-routes'
import { serveResources } from './resource-routes'
import { groupType, userType } from './resource-types'
import { type Scim, scimAddress, senderContext } from './scim-context'
import { answerScimErrors } from './scim-errors'
import { directoryTokenCheck, refuseSender } from './scim-sender'

/** Large enough for a group with all the people of a company. */
const longestBody = 1_048_576

/**
 * Serves the company's directory (docs/adr/0118): SCIM 2.0 (RFC 7643 and 7644) at `/scim/v2`. Without a token in the
 * settings its addresses do not exist. Nothing of a request is read before its token is verified.
 */
export async function serveScim(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { company: settings } = context.settings
  if (settings === null || !settings.isProvisioned) return
  const scim: Scim = { context, settings }
  const isDirectory = directoryTokenCheck(settings.directoryTokens)
  const serve = async (scope: FastifyInstance) => {
    readScimBodies(scope)
    answerScimErrors(scope)
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (isDirectory(request)) return
      request.log.warn({ event: 'company-directory.refused' }, 'company-directory')
      await refuseSender(senderContext(request, reply, scim), context)
    })
    scope.addHook('onResponse', async (_request, { statusCode }) => {
      if (statusCode >= 500) noteProviderCall('companyDirectory', `HTTP ${statusCode}`, context)
      else if (statusCode !== 401 && statusCode !== 429) noteProviderCall('companyDirectory', null, context)
    })
    serveScimDiscovery(scope, scim)
    serveResources(scope, scim, userType)
    serveResources(scope, scim, groupType)
    scope.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      schema: { hide: true },
      handler: async () => {
        throw fail('notFound')
      },
    })
  }
  await app.register(serve, { prefix: scimAddress })
}

/** Parses bodies as JSON under either content type; a directory may send none with a DELETE. */
function readScimBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const types = ['application/scim+json', 'application/json']
  scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: longestBody }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)))
    } catch {
      done(fail('malformedJson'))
    }
  })
}
