import type { CallHandler } from '@porchlight/ui-api/server'
import { handlers } from '@porchlight/ui-api/server'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { registerCall } from '../http/call-route'
import { apiVersionOf } from '../http/request-address'
import { resolveViewer } from '../viewer/resolve-viewer'

/** Serves every call of the data service under `/services/data/v65.0`. */
export function serveDataService(app: FastifyInstance, context: ServerContext): void {
  for (const handler of handlers) serve(app, handler, context)
}

function serve(app: FastifyInstance, handler: CallHandler, context: ServerContext): void {
  registerCall(app, '/services/data/v65.0', handler, async (request) => {
    const { viewer } = await resolveViewer(request, context)
    return {
      viewer,
      engine: context.engine,
      metadata: context.metadata,
      now: context.now,
      header: (name) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : undefined
      },
      apiVersion: apiVersionOf(request.originalUrl),
    }
  })
}
