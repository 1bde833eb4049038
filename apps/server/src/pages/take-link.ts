import { safeStartUrl } from '@porchlight/i18n'
import type { PageRoute } from '@porchlight/portal-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { holderOf } from '../viewer/cookie-holders'
import { linkCookie } from '../viewer/session-cookie'
import { clearAfterSession, pageViewer } from './page-viewer'
import { isSpanish } from './spanish-path'

/**
 * Returns the token of a mailed link in a request's address; null without one. Longer values are cut off, beyond the
 * length of any token.
 */
export function linkInAddress({ originalUrl }: FastifyRequest): string | null {
  return new URL(originalUrl, 'http://site.invalid').searchParams.get('link')?.slice(0, 200) ?? null
}

/**
 * Moves the token of a mailed link from the address into a cookie and redirects the browser to the clean address, so
 * that no history, log or referrer retains it; false when there is none. This neither spends the token, since mail
 * scanners open links too, nor grants anything, since anyone can send a link: the page requires confirmation first.
 */
export async function takeLink(
  request: FastifyRequest,
  reply: FastifyReply,
  route: PageRoute,
  context: ServerContext,
): Promise<boolean> {
  const address = new URL(request.originalUrl, 'http://site.invalid')
  const token = linkInAddress(request)
  if (token === null) return false
  address.searchParams.delete('link')
  if (route.takesLink) {
    const viewer = await pageViewer(request, reply, context)
    if (viewer === null) return true
    // Within a view a link leaves no trace, and does not count as opened by the customer.
    if (viewer.view !== undefined) return false
    clearAfterSession(request, reply, viewer, context)
    const sealed = context.cookieHolders.seal('link', token, holderOf(viewer.viewer))
    linkCookie.set(reply, sealed, context.settings.secure)
  }
  const home = isSpanish(request.originalUrl) ? '/es' : '/'
  await reply.redirect(safeStartUrl(address.pathname + address.search) ?? home, 303)
  return true
}
