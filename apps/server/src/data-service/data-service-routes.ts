import { fail } from '@porchlight/errors'
import type { CallHandler } from '@porchlight/ui-api/server'
import { handlers } from '@porchlight/ui-api/server'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { mayBeSentInView, readingCallContext } from '../customer-view/reading-services'
import { registerCall } from '../http/call-route'
import { forPerson } from '../http/for-person'
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
    serve(app, forPerson(withKnownInput(carriedOutOnce(handler))), context)
}

function serve(app: FastifyInstance, handler: CallHandler, context: ServerContext): void {
  registerCall(
    app,
    '/services/data/v65.0',
    handler,
    async (request) => {
      const purpose = mayBeSentInView(handler.contract) ? 'reading' : 'changing'
      const requestViewer = await resolveViewer(request, context, purpose)
      const isReading = isReadingCall(handler.contract)
      const own = callContext(request, requestViewer, context, isReading)
      if (requestViewer.view !== undefined) return readingCallContext(own)
      if (requestViewer.readsOnly !== true) return own
      if (!isReading) throw fail('insufficientScope')
      // Side effects of reading, such as the recent records, are traces of the person's own pages.
      return { ...own, fromOwnPage: false }
    },
    (request) => readParts(request, context),
  )
}
