import { withParameter } from '@porchlight/i18n'
import { type PageRoute, viewParameter } from '@porchlight/portal-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { leaveEndedView } from '../customer-view/end-of-view'
import { auditRefusal } from '../customer-view/viewed-page'
import { asPerson } from '../http/for-person'
import { methodContext } from '../methods/method-routes'
import { readParts } from '../uploads/read-parts'
import { type FormHandler, refusedForm, runForm } from './form-post'
import { pageViewer } from './page-viewer'
import { type PageSite, showPage } from './show-page'
import { isSpanish, spanishPath } from './spanish-path'
import { linkInAddress } from './take-link'

/** Runs the form posted to a page, and redirects, or shows the page again with its errors. */
export async function takeForm(
  site: PageSite,
  request: FastifyRequest,
  reply: FastifyReply,
  route: PageRoute,
  handler: FormHandler,
): Promise<void> {
  const { context } = site
  const viewer = await pageViewer(request, reply, context)
  if (viewer === null) return
  if (viewer.view === undefined && isFormOfView(request)) {
    await leaveEndedView(request, reply, context)
    return
  }
  if (viewer.view !== undefined) {
    await auditRefusal(context, viewer.view, request)
    await showPage(site, request, reply, route, { viewer, form: refusedForm(request) })
    return
  }
  const own = methodContext(request, reply, viewer, context)
  const postedLink = route.takesPostedLink ? linkInAddress(request) : null
  const result = await asPerson(viewer.viewer, () =>
    runForm(
      handler,
      request,
      postedLink === null ? own : { ...own, linkToken: postedLink },
      readParts(request, context),
    ),
  )
  if (result.kind === 'again') {
    const { retryAfterSeconds, form } = result
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    await showPage(site, request, reply, route, { viewer, form })
    return
  }
  // A mail program does not follow redirects (RFC 8058 section 3.1), and shows no page.
  if (postedLink !== null) {
    await reply.status(200).type('text/plain; charset=utf-8').send('')
    return
  }
  await reply.redirect(locationAfter(request, result.location), 303)
}

/**
 * Returns the redirect location; one to another origin, such as the payment page, already has its language and account.
 */
function locationAfter({ originalUrl }: FastifyRequest, location: string): string {
  if (!location.startsWith('/')) return location
  const ofAccount = withAccountOf(originalUrl, location)
  return isSpanish(originalUrl) && !isSpanish(ofAccount) ? spanishPath(ofAccount) : ofAccount
}

/** Returns whether a form belongs to a page that staff viewed as its customer. */
function isFormOfView({ originalUrl }: FastifyRequest): boolean {
  return new URL(originalUrl, 'http://site.invalid').searchParams.has(viewParameter)
}

/** Carries the account in the page's address over to the redirect location. */
function withAccountOf(address: string, location: string): string {
  const account = new URL(address, 'http://site.invalid').searchParams.get('account')
  const isNamed = account === null || location.includes(account)
  return isNamed ? location : withParameter(location, 'account', account)
}
