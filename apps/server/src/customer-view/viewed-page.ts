import type { FormOutcome, PageView } from '@porchlight/portal-page'
import { writeAuditEntries } from '@porchlight/record-engine'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { refusedParameter } from '../http/error-answer'
import type { PresentView } from './view-of-request'

/** Maximum length of a recorded address: ours are shorter. */
const longestPath = 200

/** Records that the requested page is opened within a view; a page that cannot be recorded is not shown. */
export function auditPage(context: ServerContext, view: PresentView, request: FastifyRequest): Promise<void> {
  return auditAs('customer-view-page', context, view, request)
}

/** Records that a form was posted within a view, and rejected. */
export function auditRefusal(
  context: ServerContext,
  view: PresentView,
  request: FastifyRequest,
): Promise<void> {
  return auditAs('customer-view-refused', context, view, request)
}

async function auditAs(
  action: string,
  { pool, now }: ServerContext,
  { staff, contactId, viewId }: PresentView,
  request: FastifyRequest,
): Promise<void> {
  // Without its query: search terms are private, and the account shown is in the path.
  const page = request.originalUrl.replace(/[?#].*$/s, '').slice(0, longestPath)
  await writeAuditEntries(
    pool,
    [{ viewer: staff, action, recordId: contactId, facts: { viewId, page } }],
    now(),
  )
  request.log.info({ event: action, viewId }, 'audit')
}

/** Returns what the banner above a page of the view shows. */
export function pageView(
  view: PresentView,
  request: FastifyRequest,
  form: FormOutcome | null,
  now: Date,
): PageView {
  const { searchParams } = new URL(request.originalUrl, 'http://site.invalid')
  return {
    customerName: view.customerName,
    endsInMinutes: Math.max(1, Math.ceil(secondsLeft(view, now) / 60)),
    language: view.language === 'es' ? 'es' : 'en',
    isRefused: form?.errors.form === 'viewOnly' || searchParams.has(refusedParameter),
  }
}

/** Returns how long the view still lasts. */
export function secondsLeft({ expiresAt }: PresentView, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000))
}
