import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { orderObject } from '../../objects/order/object'
import { grantedOrder } from '../../operations/look-up-grant'
import { maskName, maskNumber, maskStreet } from '../../operations/mask-order'
import { lookAtOrderLink, offeredLink } from '../../operations/order-task/order-link'
import { offeredOrderContract } from './contract'

/** Masked: its owner recognises it, and a person who was sent another customer’s link sees that it is not theirs. */
const handle = handleCall(offeredOrderContract, async (_request, context: MethodContext) => {
  const { engine, systemViewer } = context
  const link = await offeredLink(context)
  const order =
    link === null
      ? null
      : await read(engine, systemViewer, orderObject, link.orderId, [
          'Confirmation_Number__c',
          'Service_Street__c',
          'Account.Contact.Name',
        ])
  if (link === null || order === null) return { body: { offer: null } }
  const masked = (text: string | null, mask: (text: string) => string) => (text === null ? null : mask(text))
  return {
    body: {
      offer: {
        name: masked(order['Account.Contact.Name'], maskName),
        street: masked(order.Service_Street__c, maskStreet),
        confirmationNumber: masked(order.Confirmation_Number__c, maskNumber),
        replaces: await presentContext(context, link.orderId),
      },
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** What this browser would act for without the offered order; the same order is nothing that is replaced. */
async function presentContext(
  context: MethodContext,
  offeredId: string,
): Promise<'login' | 'link' | 'lookUp' | null> {
  if (context.viewer.class !== 'guest') return 'login'
  const taken = await lookAtOrderLink(context, context.orderLink.token)
  if (taken?.problem === null) return taken.orderId === offeredId ? null : 'link'
  const granted = await grantedOrder(context)
  return typeof granted === 'object' && granted.orderId !== offeredId ? 'lookUp' : null
}
