import { createHash, randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import { consoleApp } from '@porchlight/domains/apps/console'
import { fail, isPorchlightError } from '@porchlight/errors'
import { languageOfPath, loginAddress, safeStartUrl, withParameter } from '@porchlight/i18n'
import {
  type FormOutcome,
  type PageResponse,
  type PageRoute,
  type PortalServerEntry,
  viewParameter,
} from '@porchlight/portal-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { forgetEndedView, leaveEndedView, serveEndOfView } from '../customer-view/end-of-view'
import { auditPage, auditRefusal, pageView, secondsLeft } from '../customer-view/viewed-page'
import { clientAddressOf } from '../http/client-address'
import { answerError, logFailure } from '../http/error-answer'
import { hostBrandOf } from '../http/host-brand'
import { isServiceAddress } from '../http/request-address'
import { pageSecurityPolicy, scriptlessSecurityPolicy } from '../http/security-headers'
import { methodContext } from '../methods/method-routes'
import { readParts } from '../uploads/read-parts'
import { holderOf } from '../viewer/cookie-holders'
import { type RequestViewer, resolvePageViewer } from '../viewer/resolve-viewer'
import {
  clearSessionCookies,
  linkCookie,
  pageCookies,
  sessionCookie,
  viewCookies,
} from '../viewer/session-cookie'
import { type FormHandler, formHandlers, refusedForm, runForm } from './form-post'
import { createInProcessNetwork } from './in-process-network'
import { serveInstallable } from './installable-routes'
import { pageErrors } from './page-errors'
import type { PortalBuild } from './portal-build'

/** Serves the portal and the console: their pages in both languages, rendered, the forms, and the files they load. */
export async function servePages(
  app: FastifyInstance,
  portal: PortalBuild,
  context: ServerContext,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${portal.clientDirectory}/assets`,
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    cacheControl: true,
  })
  await app.register(fastifyStatic, {
    root: `${portal.console.clientDirectory}/assets/console`,
    prefix: '/assets/console/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    cacheControl: true,
  })
  serveInstallable(app, portal.clientDirectory, context.settings)
  const { secure } = context.settings
  serveEndOfView(app, context)
  const answerPageError = pageErrors(portal.entry, context)
  const pageOptions = { schema: { hide: true }, errorHandler: answerPageError }
  for (const route of portal.entry.routes) {
    for (const path of [route.path, spanishPath(route.path)]) {
      app.get(path, pageOptions, async (request, reply) => {
        if (!(await takeLink(request, reply, route))) await showPage(request, reply, route, null)
      })
    }
  }
  for (const path of [consoleApp.startUrl, `${consoleApp.startUrl}/*`]) {
    for (const address of [path, spanishPath(path)]) {
      app.get(address, pageOptions, showConsole)
    }
  }
  for (const [address, handler] of formHandlers) {
    const route = portal.entry.routes.find(({ path }) => path === address)
    if (route === undefined)
      throw new TypeError(`No page has the address ${address}, whose form a method takes.`)
    for (const path of [address, spanishPath(address)]) {
      app.post(path, pageOptions, async (request, reply) => {
        await takeForm(request, reply, route, handler)
      })
    }
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isServiceAddress(request.originalUrl) || !['GET', 'HEAD'].includes(request.method)) {
      await answerError(fail('notFound'), request, reply)
      return
    }
    try {
      await showPage(request, reply, null, null)
    } catch (error) {
      await answerPageError(error, request, reply)
    }
  })

  /** The console is for those who serve; for customers there is nothing at its addresses. */
  async function showConsole(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const viewer = await resolvePageViewer(request, context)
    await forgetEndedView(request, reply, context)
    if (viewer.token === null) {
      clearAfterSession(request, reply, viewer)
      await reply.redirect(loginAddress(request.originalUrl), 302)
      return
    }
    const isForViewer = consoleApp.audience.some((audience) => audience === viewer.viewer.class)
    await showPage(request, reply, null, null, { viewer, ...(isForViewer ? portal.console : {}) })
  }

  async function showPage(
    request: FastifyRequest,
    reply: FastifyReply,
    route: PageRoute | null,
    form: FormOutcome | null,
    known: { readonly viewer?: RequestViewer; readonly entry?: Pick<PortalServerEntry, 'renderPage'> } = {},
  ): Promise<void> {
    const viewer = known.viewer ?? (await pageViewer(request, reply))
    if (viewer === null) return
    clearAfterSession(request, reply, viewer)
    if (route?.access === 'customer' && viewer.token === null) {
      await reply.redirect(loginAddress(request.originalUrl), 302)
      return
    }
    const nonce = randomBytes(18).toString('base64')
    const host = request.headers.host ?? ''
    const { view } = viewer
    if (view !== undefined) await auditPage(context, view, request)
    const language = languageOfPath(request.originalUrl)
    const page = await (known.entry ?? portal.entry).renderPage({
      address: request.originalUrl,
      hostBrand: hostBrandOf(request, context.settings),
      viewer: viewer.viewer.class === 'guest' ? null : { userId: viewer.viewer.userId, name: viewer.name },
      network: createInProcessNetwork(app, {
        host,
        // Within a view the page's own cookies are what makes its requests the view's.
        token: view === undefined ? viewer.token : null,
        language,
        clientAddress: clientAddressOf(request),
        isView: view !== undefined,
        cookies: view === undefined ? pageCookies(request, secure) : viewCookies(request, secure),
      }),
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

  /** Who a page is for; null where a view is over, and the browser is sent back to the console. */
  async function pageViewer(request: FastifyRequest, reply: FastifyReply): Promise<RequestViewer | null> {
    try {
      return await resolvePageViewer(request, context, 'reading')
    } catch (error) {
      if (!isPorchlightError(error, 'viewEnded')) throw error
      await leaveEndedView(request, reply, context)
      return null
    }
  }

  /** A session that is over takes with it what it left in the browser, however it ended. */
  function clearAfterSession(request: FastifyRequest, reply: FastifyReply, viewer: RequestViewer): void {
    const isOver = viewer.token === null && sessionCookie.read(request, secure) !== null
    if (isOver) clearSessionCookies(reply, secure)
  }

  /**
   * Moves the token of a mail's link from the address into a cookie and sends the browser on to the clean
   * address, so that no history, log or referrer keeps it. It uses nothing up, mail scanners open links too; and it
   * opens nothing, since anyone can send a link: its page asks for confirmation first.
   */
  async function takeLink(request: FastifyRequest, reply: FastifyReply, route: PageRoute): Promise<boolean> {
    const address = new URL(request.originalUrl, 'http://site.invalid')
    const token = address.searchParams.get('link')
    if (token === null) return false
    address.searchParams.delete('link')
    if (route.takesLink) {
      const viewer = await pageViewer(request, reply)
      if (viewer === null) return true
      // Within a view a link leaves nothing behind, and does not count as the customer's.
      if (viewer.view !== undefined) return false
      clearAfterSession(request, reply, viewer)
      const holder = holderOf(viewer.viewer)
      linkCookie.set(reply, context.cookieHolders.seal('link', token.slice(0, 200), holder), secure)
    }
    const home = isSpanish(request.originalUrl) ? '/es' : '/'
    await reply.redirect(safeStartUrl(address.pathname + address.search) ?? home, 303)
    return true
  }

  async function takeForm(
    request: FastifyRequest,
    reply: FastifyReply,
    route: PageRoute,
    handler: FormHandler,
  ): Promise<void> {
    const viewer = await pageViewer(request, reply)
    if (viewer === null) return
    if (viewer.view === undefined && isFormOfView(request)) {
      await leaveEndedView(request, reply, context)
      return
    }
    if (viewer.view !== undefined) {
      await auditRefusal(context, viewer.view, request)
      await showPage(request, reply, route, refusedForm(request), { viewer })
      return
    }
    const result = await runForm(
      handler,
      request,
      methodContext(request, reply, viewer, context),
      readParts(request, context),
    )
    if (result.kind === 'again') {
      const { retryAfterSeconds } = result
      if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
      await showPage(request, reply, route, result.form, { viewer })
      return
    }
    // What leads to another origin, such as the payment page, has its language already.
    const isOurs = result.location.startsWith('/')
    const location = isOurs ? withAccountOf(request.originalUrl, result.location) : result.location
    const inLanguage = isOurs && isSpanish(request.originalUrl) && !isSpanish(location)
    await reply.redirect(inLanguage ? spanishPath(location) : location, 303)
  }
}

/** Whether a form is one of a page that staff saw as its customer does. */
function isFormOfView({ originalUrl }: FastifyRequest): boolean {
  return new URL(originalUrl, 'http://site.invalid').searchParams.has(viewParameter)
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

/** A form leads on to the account that its page's address names. */
function withAccountOf(address: string, location: string): string {
  const account = new URL(address, 'http://site.invalid').searchParams.get('account')
  const isNamed = account === null || location.includes(account)
  return isNamed ? location : withParameter(location, 'account', account)
}

function isSpanish(address: string): boolean {
  return languageOfPath(address) === 'es'
}

function spanishPath(path: string): string {
  return path === '/' ? '/es' : `/es${path.startsWith('/?') ? path.slice(1) : path}`
}
