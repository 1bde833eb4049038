import { consoleApp } from '@porchlight/domains/apps/console'
import { endView } from '@porchlight/domains/viewing/operations/end-view'
import { isPorchlightError } from '@porchlight/errors'
import type { CustomerView } from '@porchlight/identity'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { resolveViewer } from '../viewer/resolve-viewer'
import { customerViewCookie, sessionCookie } from '../viewer/session-cookie'
import { consolePageOf, viewOfRequest } from './view-of-request'

/** Where the banner's button posts to. */
const endAddress = '/customer-view/end'

/** Serves the button above a customer's page that ends a view; it redirects back to the customer in the console. */
export function serveEndOfView(app: FastifyInstance, context: ServerContext): void {
  app.post(endAddress, { schema: { hide: true } }, async (request, reply) => {
    const view = await findView(request, context)
    if (view !== null) {
      try {
        const { view: present } = await resolveViewer(request, context, 'reading')
        if (present !== undefined) await endView(context, present.staff, present)
      } catch (error) {
        if (!isPorchlightError(error, 'viewEnded')) throw error
      }
    }
    await reply.redirect(backFrom(view), 303)
  })
}

/** Redirects a browser whose view is over back to the customer in the console. */
export async function leaveEndedView(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): Promise<void> {
  await reply.redirect(backFrom(await findView(request, context)), 303)
}

/**
 * Clears the cookie of a view that is over, once its browser is back in the console. Until then it remains, so that a
 * customer's page that is still open is never mistaken for one of the member of staff's own.
 */
export async function forgetEndedView(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): Promise<void> {
  const { identity, settings, now } = context
  const token = customerViewCookie.read(request, settings.secure)
  const session = await sessionOf(request, context)
  if (token === null || session === null) return
  const view = await identity.findCustomerView(token, session.id)
  if (view !== null && view.endedAt === null && view.expiresAt > now()) return
  customerViewCookie.clear(reply, settings.secure)
}

async function findView(request: FastifyRequest, context: ServerContext): Promise<CustomerView | null> {
  const session = await sessionOf(request, context)
  return session === null ? null : await viewOfRequest(request, { session }, context)
}

async function sessionOf(request: FastifyRequest, { identity, settings }: ServerContext) {
  const token = sessionCookie.read(request, settings.secure)
  return token === null ? null : await identity.peekSession(token)
}

function backFrom(view: CustomerView | null): string {
  if (view === null) return consoleApp.startUrl
  return `${consolePageOf(view, view.language === 'es' ? 'es' : 'en')}?view-ended`
}
