import { fail } from '@porchlight/errors'
import { keyPrefixOf, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { localDay } from '../../../customers/rules/calendar-day'
import { grantedLookUp } from '../../operations/look-up-grant'
import { readDepositDue } from '../../operations/read-deposit-due'
import { readOrder } from '../../operations/read-order'
import { readOwnOrders } from '../../operations/read-own-orders'
import { toTracker } from '../../operations/to-tracker'
import { enrollmentStatusContract } from './contract'

/**
 * Who is signed in reads as themselves: another customer's order is answered like one that does not exist. A guest
 * reads the one order of the browser's look-up and cannot name another (abuse case A03).
 */
const handle = handleCall(enrollmentStatusContract, async ({ body }, context: MethodContext) => {
  const requested = body.orderId
  if (context.viewer.class === 'guest') {
    if (requested !== undefined) throw fail('orderNotFound')
    return { body: await statusOfLookUp(context) }
  }
  const orders = await readOwnOrders(context)
  const orderId = requested === undefined ? orders[0]?.orderId : orderIdOf(context, requested)
  if (orderId === undefined)
    return { body: { tracker: null, others: [], hasLookUpEnded: false, isWithoutOrder: false } }
  const order = await readOrder(context, context.viewer, orderId)
  if (order === null) throw fail('orderNotFound')
  const depositDue = await readDepositDue(context, orderId)
  return {
    body: {
      tracker: toTracker(order, { isGuest: false, today: localDay(context.now()), depositDue }),
      others: orders.filter((other) => other.orderId !== orderId),
      hasLookUpEnded: false,
      isWithoutOrder: false,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function statusOfLookUp(context: MethodContext) {
  const granted = await grantedLookUp(context)
  if (typeof granted === 'string' || 'accountId' in granted) {
    const isWithoutOrder = typeof granted === 'object'
    return { tracker: null, others: [], hasLookUpEnded: granted === 'ended', isWithoutOrder }
  }
  const order = await readOrder(
    context,
    { ...context.systemViewer, language: context.viewer.language },
    granted.orderId,
  )
  if (order === null) throw fail('orderNotFound')
  const audience = { isGuest: true, today: localDay(context.now()), depositDue: null }
  return { tracker: toTracker(order, audience), others: [], hasLookUpEnded: false, isWithoutOrder: false }
}

function orderIdOf({ metadata }: MethodContext, requested: string): string {
  const orderId = toRecordId(requested)
  const isOrder = orderId !== null && metadata.objectByKeyPrefix(keyPrefixOf(orderId))?.apiName === 'Order'
  if (!isOrder) throw fail('orderNotFound')
  return orderId
}
