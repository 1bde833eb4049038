import type { FastifyInstance } from 'fastify'
import { apiVersionOf, apiVersions } from '../http/request-address'

const resources = ['changes', 'ui-api'] as const

const versions = Array.from({ length: apiVersions.last - apiVersions.first + 1 }, (_, index) => {
  const version = `${apiVersions.first + index}.0`
  return { label: `Version ${version}`, url: `/services/data/v${version}`, version }
})

/**
 * Serves the versions of the data service and the resources of a version, which programs look up before calling
 * anything; public, as on the platform.
 */
export function serveDiscovery(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } }
  app.get('/services/data', hidden, async () => versions)
  app.get('/services/data/v65.0', hidden, async (request) => {
    const base = `/services/data/${apiVersionOf(request.originalUrl)}`
    return Object.fromEntries(resources.map((name) => [name, `${base}/${name}`]))
  })
}
