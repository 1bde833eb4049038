import type { RecordEngine } from '@porchlight/record-engine'
import type { CallContext } from '@porchlight/ui-api/server'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { clientAddressOf } from '../http/client-address'
import { carriesBearerToken, isFromOwnPage } from '../http/cross-site-check'
import { apiVersionOf } from '../http/request-address'
import { readerOfRequest } from '../replicas/reader-of-request'
import { confirmViewer, type RequestViewer } from '../viewer/resolve-viewer'
import { personOf, shareEngine } from '../work-share/share-engine'

/** Returns a data service call's context for a request; one that is `reading` may be answered by replicas. */
export function callContext(
  request: FastifyRequest,
  requestViewer: RequestViewer,
  context: ServerContext,
  isReading: boolean,
): CallContext {
  const { viewer } = requestViewer
  return {
    viewer,
    engine: shareEngine(
      engineOfRequest(request, requestViewer, context, isReading),
      context.workShares,
      personOf(viewer, clientAddressOf(request)),
    ),
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

/** Returns the engine that reads from where all of the person's own writes are visible. */
function engineOfRequest(
  request: FastifyRequest,
  requestViewer: RequestViewer,
  { engine, readFromReplicas, now }: ServerContext,
  isReading: boolean,
): RecordEngine {
  if (!isReading || readFromReplicas === null) return engine
  const reader = readerOfRequest(request, requestViewer, now())
  return reader === null ? engine : readFromReplicas(engine, reader)
}
