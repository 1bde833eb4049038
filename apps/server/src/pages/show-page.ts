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

/** The dependencies of every page. */
export interface PageSite {
  readonly app: FastifyInstance
  readonly portal: PortalBuild
  readonly context: ServerContext
}

/** What is already known about a page before it is shown. */
export interface KnownOfPage {
  /** By default, `showPage` determines whom it is for. */
  readonly viewer?: RequestViewer
  /** What renders it; the portal by default. */
  readonly entry?: Pick<PortalServerEntry, 'renderPage'>
  /** The outcome of the form posted to it; absent without one. */
  readonly form?: FormOutcome
}

/** Renders a console page. The console is for those who serve; for customers its addresses do not exist. */
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

/** Returns whether the viewer uses the console: such users have nothing of what belongs to a customer. */
function isServedInConsole({ viewer }: RequestViewer): boolean {
  return consoleApp.audience.some((audience) => audience === viewer.class)
}

/**
 * Renders the page of that route, or the not-found page, as its viewer. Staff are redirected to the console from a
 * customer's own pages: the accounts that they may read are other people's.
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
    // Offline pages of a view are never stored, as if the page had no owner.
    reply.header('x-porchlight-viewer', '')
    reply.header('refresh', String(secondsLeft(view, context.now()) + 1))
    await sendPage(reply, page, scriptlessSecurityPolicy(nonce))
    return
  }
  reply.header('x-porchlight-viewer', viewer.viewer.class === 'guest' ? '' : markOf(viewer.viewer.userId))
  // A browser that navigates without loading retains the policy of the first page, so each names the target.
  const showsFiles = known.entry !== undefined
  await sendPage(reply, page, pageSecurityPolicy(nonce, context.payments.pageOrigin, showsFiles))
}

/** Creates the network for the page's requests, as its viewer. */
function networkOf(
  app: FastifyInstance,
  request: FastifyRequest,
  { token, view }: RequestViewer,
  { settings: { secure } }: ServerContext,
): ReturnType<typeof createInProcessNetwork> {
  return createInProcessNetwork(app, {
    host: request.headers.host ?? '',
    // Within a view, the page's own cookies tie its requests to the view.
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

/** Returns a mark that distinguishes pages of different people; the browser stores pages of one person only. */
function markOf(userId: string): string {
  return createHash('sha256').update(userId).digest('base64url').slice(0, 16)
}
