import { fail } from '@porchlight/errors'
import type { CallHandler } from '@porchlight/ui-api/server'
import { handlers } from '@porchlight/ui-api/server'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { mayBeSentInView, readingCallContext } from '../customer-view/reading-services'
import { registerCall } from '../http/call-route'
import { readParts } from '../uploads/read-parts'
import { resolveViewer } from '../viewer/resolve-viewer'
import { callContext } from './call-context'
import { carriedOutOnce } from './carried-out-once'
import { changesHandler } from './changes/server'
import { serveDiscovery } from './discovery-routes'
import { withKnownInput } from './known-input'
import { isReadingCall } from './reading-calls'

/** Serves every call of the data service under `/services/data/v65.0`. */
export function serveDataService(app: FastifyInstance, context: ServerContext): void {
  serveDiscovery(app)
  for (const handler of [...handlers, changesHandler])
    serve(app, withKnownInput(carriedOutOnce(handler)), context)
}

function serve(app: FastifyInstance, handler: CallHandler, context: ServerContext): void {
  registerCall(
    app,
    '/services/data/v65.0',
    handler,
    async (request) => {
      const purpose = mayBeSentInView(handler.contract) ? 'reading' : 'changing'
      const { viewer, readsOnly, view } = await resolveViewer(request, context, purpose)
      if (view !== undefined) return readingCallContext(callContext(request, viewer, context))
      if (readsOnly !== true) return callContext(request, viewer, context)
      if (!isReadingCall(handler.contract)) throw fail('insufficientScope')
      // What reading leaves behind, such as the recent records, is a trace of the person's own pages.
      return { ...callContext(request, viewer, context), fromOwnPage: false }
    },
    (request) => readParts(request, context),
  )
}
