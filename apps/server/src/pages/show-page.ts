import { createHash, randomBytes } from 'node:crypto'
import { consoleApp } from '@porchlight/domains/apps/console'
import { languageOfPath, loginAddress } from '@porchlight/i18n'
import type { FormOutcome, PageResponse, PageRoute, PortalServerEntry } from '@porchlight/portal-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { forgetEndedView } from '../customer-view/end-of-view'
import { auditPage, pageView, secondsLeft } from '../customer-view/viewed-page'
import { clientAddressOf } from '../http/client-address'
import { logFailure } from '../http/error-answer'
import { hostBrandOf } from '../http/host-brand'
import { pageSecurityPolicy, scriptlessSecurityPolicy } from '../http/security-headers'
import { type RequestViewer, resolvePageViewer } from '../viewer/resolve-viewer'
import { pageCookies, viewCookies } from '../viewer/session-cookie'
import { createInProcessNetwork } from './in-process-network'
import { clearAfterSession, pageViewer } from './page-viewer'
import type { PortalBuild } from './portal-build'
import { isSpanish, spanishPath } from './spanish-path'

/** What every page is served with. */
export interface PageSite {
  readonly app: FastifyInstance
  readonly portal: PortalBuild
  readonly context: ServerContext
}

/** What of a page was found out before it is shown. */
export interface KnownOfPage {
  /** Absent: `showPage` finds out who it is for. */
  readonly viewer?: RequestViewer
  /** What renders it; the portal by default. */
  readonly entry?: Pick<PortalServerEntry, 'renderPage'>
  /** What became of the form that was posted to it; absent where none was. */
  readonly form?: FormOutcome
}

/** The console is for those who serve; for customers there is nothing at its addresses. */
export async function showConsole(
  site: PageSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { context, portal } = site
  const viewer = await resolvePageViewer(request, context)
  await forgetEndedView(request, reply, context)
  if (viewer.token === null) {
    clearAfterSession(request, reply, viewer, context)
    await reply.redirect(loginAddress(request.originalUrl), 302)
    return
  }
  await showPage(site, request, reply, null, { viewer, ...(isServedInConsole(viewer) ? portal.console : {}) })
}

/** Whether the console is for them: of what a customer has of their own, they have nothing. */
function isServedInConsole({ viewer }: RequestViewer): boolean {
  return consoleApp.audience.some((audience) => audience === viewer.class)
}

/**
 * Renders the page of that route, or the one for an address that has none, as its viewer. Staff are led to the console from what
 * is a customer's own: the accounts that they may read are other people's.
 */
export async function showPage(
  { app, portal, context }: PageSite,
  request: FastifyRequest,
  reply: FastifyReply,
  route: PageRoute | null,
  known: KnownOfPage = {},
): Promise<void> {
  const viewer = known.viewer ?? (await pageViewer(request, reply, context))
  if (viewer === null) return
  clearAfterSession(request, reply, viewer, context)
  if (route?.access === 'customer' && viewer.token === null) {
    await reply.redirect(loginAddress(request.originalUrl), 302)
    return
  }
  if (route?.showsOwnData === true && viewer.view === undefined && isServedInConsole(viewer)) {
    const { startUrl } = consoleApp
    await reply.redirect(isSpanish(request.originalUrl) ? spanishPath(startUrl) : startUrl, 302)
    return
  }
  const nonce = randomBytes(18).toString('base64')
  const { view } = viewer
  const { form = null } = known
  if (view !== undefined) await auditPage(context, view, request)
  const page = await (known.entry ?? portal.entry).renderPage({
    address: request.originalUrl,
    hostBrand: hostBrandOf(request, context.settings),
    viewer: viewer.viewer.class === 'guest' ? null : { userId: viewer.viewer.userId, name: viewer.name },
    network: networkOf(app, request, viewer, context),
    view: view === undefined ? null : pageView(view, request, form, context.now()),
    form,
    nonce,
    now: context.now(),
    demo: context.settings.demo,
  })
  if (page.failure !== null) logFailure(request, page.failure)
  if (view !== undefined) {
    // Offline pages are never kept of a view: it is as if the page were nobody's.
    reply.header('x-porchlight-viewer', '')
    reply.header('refresh', String(secondsLeft(view, context.now()) + 1))
    await sendPage(reply, page, scriptlessSecurityPolicy(nonce))
    return
  }
  reply.header('x-porchlight-viewer', viewer.viewer.class === 'guest' ? '' : markOf(viewer.viewer.userId))
  // A browser that goes from page to page without loading keeps the policy of the first, so each names the target.
  const showsFiles = known.entry !== undefined
  await sendPage(reply, page, pageSecurityPolicy(nonce, context.payments.pageOrigin, showsFiles))
}

/** By which the page makes its requests, as its viewer. */
function networkOf(
  app: FastifyInstance,
  request: FastifyRequest,
  { token, view }: RequestViewer,
  { settings: { secure } }: ServerContext,
): ReturnType<typeof createInProcessNetwork> {
  return createInProcessNetwork(app, {
    host: request.headers.host ?? '',
    // Within a view the page's own cookies are what makes its requests the view's.
    token: view === undefined ? token : null,
    language: languageOfPath(request.originalUrl),
    clientAddress: clientAddressOf(request),
    isView: view !== undefined,
    cookies: view === undefined ? pageCookies(request, secure) : viewCookies(request, secure),
  })
}

async function sendPage(reply: FastifyReply, page: PageResponse, policy: string): Promise<void> {
  if (page.location !== null) {
    await reply.redirect(page.location, 302)
    return
  }
  reply.header('content-security-policy', policy)
  await reply.status(page.status).type('text/html; charset=utf-8').send(page.html)
}

/** Tells pages of one person from another’s; the browser keeps pages of one person only. */
function markOf(userId: string): string {
  return createHash('sha256').update(userId).digest('base64url').slice(0, 16)
}
