import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { openBillPayment } from '../bill-payment/open-bill-payment'
import { ownBill } from '../bill-payment/read-bill'
import type { MethodContext } from '../define/method'
import { payBillContract } from './contract'

const handle = handleCall(payBillContract, async ({ body }, context: MethodContext) => {
  const bill = await ownBill(context, body.billId)
  const location = await openBillPayment(context, bill, body, `/bills/${bill.billId}/pay?back`)
  return { body: { location } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
