import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { openBillPayment } from '../../operations/bill-payment/open-bill-payment'
import { ownBill } from '../../operations/bill-payment/read-bill'
import { payBillContract } from './contract'

const handle = handleCall(payBillContract, async ({ body }, context: MethodContext) => {
  const bill = await ownBill(context, body.billId)
  const location = await openBillPayment(context, bill, body, `/bills/${bill.billId}/pay?back`)
  return { body: { location } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
