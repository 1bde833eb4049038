import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { toBillView } from '../../operations/bill-payment/bill-view'
import { ownBill } from '../../operations/bill-payment/read-bill'
import { lastPaymentOfBill } from '../../operations/last-payment'
import { refreshPayments } from '../../operations/refresh-payments'
import { billPaymentStatusContract } from './contract'

const handle = handleCall(billPaymentStatusContract, async ({ body }, context: MethodContext) => {
  let bill = await ownBill(context, body.billId)
  if (body.isBack === true) {
    await refreshPayments(context, 'Bill__c', bill.billId)
    bill = await ownBill(context, body.billId)
  }
  return {
    body: {
      billId: bill.billId,
      accountId: bill.accountId,
      street: bill.street,
      ...toBillView(bill),
      lastPayment: await lastPaymentOfBill(context, bill),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
