import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { guestBill } from '../../operations/bill-payment/guest-bill'
import { openBillPayment } from '../../operations/bill-payment/open-bill-payment'
import { payGuestBillContract } from './contract'

const handle = handleCall(payGuestBillContract, async ({ body }, context: MethodContext) => {
  const requested = await guestBill(context)
  if (requested.problem !== null) throw fail('accountNotFound')
  if (requested.bill === null) throw fail('nothingDue')
  return { body: { location: await openBillPayment(context, requested.bill, body, '/pay?back') } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
