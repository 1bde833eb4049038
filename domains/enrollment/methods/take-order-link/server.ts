import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { lookAtOrderLink } from '../../operations/order-task/order-link'
import { takeOrderLinkContract } from './contract'

/** A second press of the same form finds the link taken, and leads to the same page. */
const handle = handleCall(takeOrderLinkContract, async ({ body }, context: MethodContext) => {
  await countFromAddress(context, 'linkFromAddress')
  const { linkToken, orderLink } = context
  const link = await lookAtOrderLink(context, linkToken ?? orderLink.token)
  if (body.choice === 'notMine') {
    context.clearLink()
    return { body: { location: link === null ? '/enrollment-status' : `/${link.page}` } }
  }
  if (link === null) throw fail('orderNotFound')
  if (link.problem !== null) throw fail(link.problem)
  orderLink.start(link.token)
  context.clearLink()
  return { body: { location: `/${link.page}/${link.orderId}` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
