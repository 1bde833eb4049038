import { isPorchlightError } from '@porchlight/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { leaveEndedView } from '../customer-view/end-of-view'
import { type RequestViewer, resolvePageViewer } from '../viewer/resolve-viewer'
import { clearSessionCookies, sessionCookie } from '../viewer/session-cookie'

/** Returns whom a page is for; null when a view is over, and the browser is redirected back to the console. */
export async function pageViewer(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): Promise<RequestViewer | null> {
  try {
    return await resolvePageViewer(request, context, 'reading')
  } catch (error) {
    if (!isPorchlightError(error, 'viewEnded')) throw error
    await leaveEndedView(request, reply, context)
    return null
  }
}

/** Clears what an ended session left in the browser, however it ended. */
export function clearAfterSession(
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: RequestViewer,
  { settings: { secure } }: Pick<ServerContext, 'settings'>,
): void {
  const isOver = viewer.token === null && sessionCookie.read(request, secure) !== null
  if (isOver) clearSessionCookies(reply, secure)
}
