import { fail } from '@porchlight/errors'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { sendOrderLink } from '../action-services/send-order-link'
import type { MethodContext } from '../define/method'
import { countAttempt, countFromAddress } from '../limits/count-attempt'
import { orderOfSubject, pageOfSubject } from '../order-task/task-subject'
import { sendOrderTaskLinkContract } from './contract'

/** The mail goes to the address of the customer, whoever holds the old link. */
const handle = handleCall(sendOrderTaskLinkContract, async (_request, context: MethodContext) => {
  const { identity, linkToken, orderLink, hostBrand: brand, engine } = context
  await countFromAddress(context, 'mailFormFromAddress')
  const found = await identity.lookAtOneTimeToken(linkToken ?? orderLink.token ?? '', {
    purpose: 'orderTask',
    brand,
  })
  if (found.state === 'unknown') throw fail('orderNotFound')
  const orderId = orderOfSubject(found.subjectId)
  const page = pageOfSubject(found.subjectId)
  await engine.inOneTransaction(async (_inner, connection) => {
    await countAttempt(context, 'mailEachMinute', found.subjectId, connection)
    await countAttempt(context, 'mailEachDay', found.subjectId, connection)
    await context.enqueue(sendOrderLink.name, { orderId, page }, { within: connection })
  })
  return { body: { location: `/${page}?sent` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
