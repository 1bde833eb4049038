import type { BrandKey } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import { keyPrefixOf, toRecordId, type Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { orderObject } from '../../objects/order/object'
import { grantedOrder } from '../look-up-grant'
import { readOwnOrders } from '../read-own-orders'
import { lookAtOrderLink, offeredLink } from './order-link'

/** An order that this browser may do something for: send a document, prove who the customer is, answer a notice. */
export interface OrderAccess {
  readonly orderId: string
  readonly accountId: string
  readonly contactId: string
  readonly brand: BrandKey
  /** How it got here: signed in, by the link of a mail to the customer, or by number and ZIP code. */
  readonly audience: 'customer' | 'link' | 'lookUp'
  readonly status: string
  readonly street: string | null
  /** Writes on behalf of the order: the customer where one is signed in, else the system. */
  readonly recorder: Viewer
}

/**
 * Why there is no order: none was identified, or the link or look-up that identified it has expired. Keys of the error
 * catalogue.
 */
export type NoOrderAccess = {
  readonly problem: 'orderNotFound' | 'linkExpired' | 'linkNotLatest' | 'lookUpEnded'
}

/** A link was opened, and its order is not confirmed yet as the visitor’s own (`takeOrderLink`). */
export type OfferedAccess = { readonly problem: 'linkOffered' }

/**
 * Returns the access for a page about an order: the question whether a link's order is the viewer's, where one matching
 * the URL was opened and not answered; otherwise the result of `actingAccess`. An order on one's own account raises no
 * question.
 *
 * @param requested the order's id in the URL; by default the most urgent order of the customer, or that of the link
 */
export async function findOrderAccess(
  context: MethodContext,
  requested: string | undefined,
): Promise<OrderAccess | NoOrderAccess | OfferedAccess> {
  const offered = await offeredLink(context)
  if (offered === null) return actingAccess(context, requested)
  const orderId = requested === undefined ? null : toRecordId(requested)
  if (context.viewer.class !== 'customer') {
    const fits = requested === undefined || offered.orderId === orderId
    return fits ? { problem: 'linkOffered' } : actingAccess(context, requested)
  }
  const access = await actingAccess(context, requested)
  const isOffer = 'problem' in access && orderId !== null && offered.orderId === orderId
  return isOffer ? { problem: 'linkOffered' } : access
}

/**
 * The order that the viewer may act for: one on their account; then that of the link that they took, where it fits the
 * address; then the browser's look-up. Another customer's order is answered like one that does not exist, and a guest
 * cannot name one.
 */
export async function actingAccess(
  context: MethodContext,
  requested: string | undefined,
): Promise<OrderAccess | NoOrderAccess> {
  const orderId = requested === undefined ? null : toRecordId(requested)
  if (requested !== undefined && (orderId === null || !isOrder(context, orderId)))
    return { problem: 'orderNotFound' }
  const isCustomer = context.viewer.class === 'customer'
  if (isCustomer) {
    const own = orderId ?? (await readOwnOrders(context))[0]?.orderId ?? null
    const access = own === null ? null : await readAccess(context, own, 'customer')
    if (orderId === null || (access !== null && !('problem' in access)))
      return access ?? { problem: 'orderNotFound' }
  }
  const link = await openedLink(context)
  const fits = link !== null && (orderId === null || link.orderId === orderId)
  if (fits && link.problem === null) return readAccess(context, link.orderId, 'link')
  if (context.viewer.class !== 'guest') return { problem: 'orderNotFound' }
  const granted = await grantedOrder(context)
  const isGranted = typeof granted === 'object' && (orderId === null || granted.orderId === orderId)
  if (isGranted) return readAccess(context, granted.orderId, 'lookUp')
  if (fits && link.problem !== null) return { problem: link.problem }
  return { problem: granted === 'ended' ? 'lookUpEnded' : 'orderNotFound' }
}

/** The same for methods that change something, with the requester's present rights; fails with the problem. */
export async function requireOrderAccess(
  context: MethodContext,
  requested: string | undefined,
): Promise<OrderAccess> {
  await context.confirmViewer()
  const access = await actingAccess(context, requested === '' ? undefined : requested)
  if (!('problem' in access)) return access
  throw fail(access.problem === 'lookUpEnded' ? 'orderNotFound' : access.problem)
}

/**
 * Returns the order of the accepted link, or the problem of the link opened last; null when there is neither. A valid
 * link that was opened but not accepted grants nothing yet.
 */
async function openedLink(context: MethodContext) {
  const taken = await lookAtOrderLink(context, context.orderLink.token)
  if (taken?.problem === null) return taken
  const opened = await lookAtOrderLink(context, context.linkToken)
  return opened === null || opened.problem === null ? taken : opened
}

function isOrder({ metadata }: MethodContext, id: string): boolean {
  return metadata.objectByKeyPrefix(keyPrefixOf(id))?.apiName === 'Order'
}

async function readAccess(
  { engine, viewer, systemViewer, hostBrand }: MethodContext,
  orderId: string,
  audience: OrderAccess['audience'],
): Promise<OrderAccess | NoOrderAccess> {
  const reader = audience === 'customer' ? viewer : systemViewer
  const order = await read(engine, reader, orderObject, orderId, [
    'Status',
    'AccountId',
    'Service_Street__c',
    'Account.ContactId',
    'Account.Account_Brand__c',
  ])
  const accountId = order?.AccountId ?? null
  const contactId = order?.['Account.ContactId'] ?? null
  if (order === null || accountId === null || contactId === null) return { problem: 'orderNotFound' }
  const brand = order['Account.Account_Brand__c']
  if (brand === null || (audience !== 'customer' && brand !== hostBrand)) return { problem: 'orderNotFound' }
  return {
    orderId: order.id,
    accountId,
    contactId,
    brand,
    audience,
    status: order.Status,
    street: order.Service_Street__c,
    recorder:
      audience === 'customer' && viewer.class === 'customer'
        ? { class: 'system', language: viewer.language, userId: viewer.userId }
        : systemViewer,
  }
}
