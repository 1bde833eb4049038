import { isClientOrigin } from '@porchlight/domains/administration/operations/programs/oauth-clients'
import type { FastifyInstance } from 'fastify'
import { serveCompanySignIn } from '../company-sign-in/company-sign-in-routes'
import { serveDataService } from '../data-service/data-service-routes'
import { closeLinesWhileDraining } from '../health/drain'
import { serveHealth } from '../health/health-routes'
import { createHttpServer, type LogStream } from '../http/create-http-server'
import { closeLinesOfRefused, refuseLargeBodiesOfGuests } from '../http/refused-bodies'
import { limitRequests } from '../http/request-limit'
import { serveIdentityCallbacks } from '../identity-check/identity-check-routes'
import { serveLiveUpdates } from '../live/live-routes'
import { serveMarketCallbacks } from '../market/market-routes'
import { serveMethods } from '../methods/method-routes'
import { serveOAuth } from '../oauth/oauth-routes'
import { collectOpenApi, serveOpenApi } from '../open-api/open-api-routes'
import { servePages } from '../pages/page-routes'
import type { PortalBuild } from '../pages/portal-build'
import { servePresence } from '../presence/presence-routes'
import { serveScim } from '../scim/scim-routes'
import { serveMailWebhook } from '../webhooks/mail-webhook-route'
import { servePaymentWebhook } from '../webhooks/payment-webhook-route'
import { serveTextWebhook } from '../webhooks/text-webhook-route'
import { loadDemo } from './load-demo'
import type { ServerContext } from './server-context'

/** Creates the server of a worker-only process: it answers probes. */
export async function createWorkerServer(
  context: ServerContext,
  logStream?: LogStream,
): Promise<FastifyInstance> {
  const app = await createHttpServer(context.settings, logStream)
  serveHealth(app, context)
  return app
}

/** Creates the whole server, not yet listening. Without `portal` it serves only the interfaces for programs. */
export async function createServer(
  context: ServerContext,
  portal: PortalBuild | null,
  logStream?: LogStream,
): Promise<FastifyInstance> {
  const app = await createHttpServer(context.settings, logStream, (origin) =>
    isClientOrigin(context.pool, origin),
  )
  closeLinesOfRefused(app)
  limitRequests(app, context.settings.maxRequests)
  closeLinesWhileDraining(app, context.drain)
  refuseLargeBodiesOfGuests(app, context)
  await collectOpenApi(app)
  serveHealth(app, context)
  serveDataService(app, context)
  await serveOAuth(app, context)
  serveMethods(app, context)
  await serveLiveUpdates(app, context)
  servePresence(app, context)
  serveCompanySignIn(app, context)
  await serveScim(app, context)
  servePaymentWebhook(app, context)
  serveMarketCallbacks(app, context)
  serveIdentityCallbacks(app, context)
  serveTextWebhook(app, context)
  serveMailWebhook(app, context)
  serveOpenApi(app)
  if (context.settings.demo) {
    const { serveDemoGuide, servePlayground } = await loadDemo()
    serveDemoGuide(app, context)
    if (portal !== null) await servePlayground(app, context, portal)
  }
  if (portal !== null) await servePages(app, portal, context)
  return app
}
