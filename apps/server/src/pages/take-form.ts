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

/** Runs the form that was posted to a page, and leads on, or shows the page again with what is wrong. */
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
  // A mail program follows no redirect (RFC 8058 section 3.1), and shows nobody a page.
  if (postedLink !== null) {
    await reply.status(200).type('text/plain; charset=utf-8').send('')
    return
  }
  await reply.redirect(locationAfter(request, result.location), 303)
}

/** What leads to another origin, such as the payment page, has its language and account already. */
function locationAfter({ originalUrl }: FastifyRequest, location: string): string {
  if (!location.startsWith('/')) return location
  const ofAccount = withAccountOf(originalUrl, location)
  return isSpanish(originalUrl) && !isSpanish(ofAccount) ? spanishPath(ofAccount) : ofAccount
}

/** Whether a form is one of a page that staff saw as its customer does. */
function isFormOfView({ originalUrl }: FastifyRequest): boolean {
  return new URL(originalUrl, 'http://site.invalid').searchParams.has(viewParameter)
}

/** A form leads on to the account that its page's address names. */
function withAccountOf(address: string, location: string): string {
  const account = new URL(address, 'http://site.invalid').searchParams.get('account')
  const isNamed = account === null || location.includes(account)
  return isNamed ? location : withParameter(location, 'account', account)
}
