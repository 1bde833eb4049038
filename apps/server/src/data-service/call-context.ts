import type { Viewer } from '@porchlight/metadata'
import type { CallContext } from '@porchlight/ui-api/server'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { clientAddressOf } from '../http/client-address'
import { carriesBearerToken, isFromOwnPage } from '../http/cross-site-check'
import { apiVersionOf } from '../http/request-address'
import { confirmViewer } from '../viewer/resolve-viewer'
import { personOf, shareEngine } from '../work-share/share-engine'

/** What a call of the data service is given for a request of `viewer`. */
export function callContext(request: FastifyRequest, viewer: Viewer, context: ServerContext): CallContext {
  return {
    viewer,
    engine: shareEngine(context.engine, context.workShares, personOf(viewer, clientAddressOf(request))),
    confirmViewer: () => confirmViewer(request, viewer, context),
    metadata: context.metadata,
    personalization: context.personalization,
    actionServices: context.actionServices,
    uploads: context.uploads,
    now: context.now,
    header: (name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    },
    fromOwnPage: isFromOwnPage(request),
    isProgram: carriesBearerToken(request),
    apiVersion: apiVersionOf(request.originalUrl),
  }
}
