import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt, countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { sendOrderLink } from '../../operations/action-services/send-order-link'
import { requireOrderAccess } from '../../operations/order-task/order-access'
import {
  type OrderPage,
  orderOfSubject,
  orderPages,
  pageOfSubject,
  taskSubject,
} from '../../operations/order-task/task-subject'
import { sendOrderTaskLinkContract } from './contract'

/**
 * The mail goes to the customer's own address, no matter who holds the old link or knows the numbers of the look-up.
 */
const handle = handleCall(sendOrderTaskLinkContract, async ({ body }, context: MethodContext) => {
  await countFromAddress(context, 'mailFormFromAddress')
  const { orderId, page } = await pageToLink(context, body.page ?? '')
  const subject = taskSubject(orderId, page)
  await context.engine.inOneTransaction(async (_inner, connection) => {
    await countAttempt(context, 'mailEachMinute', subject, connection)
    await countAttempt(context, 'mailEachDay', subject, connection)
    await context.enqueue(sendOrderLink.name, { orderId, page }, { within: connection })
  })
  return { body: { location: `/${page}?sent` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/**
 * The page that `requested` names, of the order that this browser may act for; else that of the link that it opened.
 */
async function pageToLink(
  context: MethodContext,
  requested: string,
): Promise<{ orderId: string; page: OrderPage }> {
  const page = orderPages.find((known) => known === requested)
  if (page !== undefined) return { orderId: (await requireOrderAccess(context, undefined)).orderId, page }
  const { identity, linkToken, orderLink, hostBrand: brand } = context
  const found = await identity.lookAtOneTimeToken(linkToken ?? orderLink.token ?? '', {
    purpose: 'orderTask',
    brand,
  })
  if (found.state === 'unknown') throw fail('orderNotFound')
  return { orderId: orderOfSubject(found.subjectId), page: pageOfSubject(found.subjectId) }
}
