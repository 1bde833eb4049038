import { consoleApp } from '@porchlight/domains/apps/console'
import { contactObject } from '@porchlight/domains/customers/objects/contact/object'
import { fail } from '@porchlight/errors'
import { languageOfPath } from '@porchlight/i18n'
import type { CustomerView } from '@porchlight/identity'
import type { Viewer } from '@porchlight/metadata'
import { read } from '@porchlight/server-methods/records/read'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { hostBrandOf } from '../http/host-brand'
import { isServiceAddress } from '../http/request-address'
import type { SignedIn } from '../viewer/rights-memo'
import { customerViewCookie } from '../viewer/session-cookie'
import type { UserStatus } from '../viewer/user-statuses'

/** A view as a customer that is currently valid. */
export interface PresentView extends CustomerView {
  /** The viewing member of staff. */
  readonly staff: Exclude<Viewer, { readonly class: 'guest' | 'customer' | 'system' }>
  /** The login whose pages are shown. */
  readonly customer: UserStatus & { readonly contactId: string }
  /** First name and initial, such as `Ana R.`. */
  readonly customerName: string
}

/**
 * Returns the view that a request of the session belongs to, over or not; null when it is the member of staff's own.
 * The cookie alone proves nothing: it is valid in the session that the view was started in. All requests from that
 * browser that do not come from the console belong to the view, so that nothing sent from a customer's page is ever
 * mistaken for the member of staff's own.
 */
export async function viewOfRequest(
  request: FastifyRequest,
  { session }: Pick<SignedIn, 'session'>,
  { identity, settings }: Pick<ServerContext, 'identity' | 'settings'>,
): Promise<CustomerView | null> {
  const token = customerViewCookie.read(request, settings.secure)
  if (token === null || isOfConsole(request)) return null
  return await identity.findCustomerView(token, session.id)
}

/**
 * Returns the view with the current state of its people. `viewEnded` once it is over, the member of staff no longer
 * serves the customer, or the login does not belong to an active customer of this host's brand.
 */
export async function confirmView(
  request: FastifyRequest,
  view: CustomerView,
  staff: Viewer,
  { users, engine, now, settings }: Pick<ServerContext, 'users' | 'engine' | 'now' | 'settings'>,
): Promise<PresentView> {
  const isStaff = staff.class === 'advisor' || staff.class === 'supervisor' || staff.class === 'admin'
  const isOver = view.endedAt !== null || view.expiresAt <= now()
  if (isOver || !isStaff || staff.userId !== view.staffUserId) throw fail('viewEnded')
  const customer = await users.find(view.customerUserId)
  const { contactId } = view
  if (customer?.active !== true || customer.role !== 'Customer' || customer.contactId !== contactId) {
    throw fail('viewEnded')
  }
  const contact = await read(engine, staff, contactObject, contactId, [
    'FirstName',
    'LastName',
    'Customer_Brand__c',
  ])
  const isOfHost = view.brand === hostBrandOf(request, settings)
  if (contact === null || contact.Customer_Brand__c !== view.brand || !isOfHost) throw fail('viewEnded')
  const { FirstName: firstName, LastName: lastName } = contact
  const customerName = firstName === null ? lastName : `${firstName} ${lastName.slice(0, 1)}.`
  return { ...view, staff, customer: { ...customer, contactId }, customerName }
}

/** Returns the address of a view's customer in the console, in the language of a page. */
export function consolePageOf({ contactId }: Pick<CustomerView, 'contactId'>, language: 'en' | 'es'): string {
  return `${language === 'es' ? '/es' : ''}${consoleApp.startUrl}/record/${contactId}`
}

/**
 * Returns whether a request belongs to the console: its pages by their address, requests from pages by the sending
 * page. A page that does not identify itself counts as one of the customer's, where less is allowed.
 */
function isOfConsole(request: FastifyRequest): boolean {
  if (isConsolePath(request.originalUrl)) return true
  const isPage = ['GET', 'HEAD'].includes(request.method) && !isSentByPages(request.originalUrl)
  const { referer = '', host } = request.headers
  if (isPage || !URL.canParse(referer)) return false
  const sender = new URL(referer)
  return sender.host === host && isConsolePath(sender.pathname)
}

function isSentByPages(address: string): boolean {
  return isServiceAddress(address) || /^\/live(\/|\?|$)/.test(address)
}

function isConsolePath(address: string): boolean {
  const path = address.replace(/[?#].*$/s, '')
  const inEnglish = languageOfPath(path) === 'es' ? path.replace(/^\/es/, '') : path
  return inEnglish === consoleApp.startUrl || inEnglish.startsWith(`${consoleApp.startUrl}/`)
}
