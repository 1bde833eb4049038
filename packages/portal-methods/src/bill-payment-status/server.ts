import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { ownBill } from '../bill-payment/read-bill'
import { tellBill } from '../bill-payment/tell-bill'
import type { MethodContext } from '../define/method'
import { lastPayment } from '../payment/last-payment'
import { refreshPayments } from '../payment/refresh-payments'
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
      ...tellBill(bill),
      lastPayment: await lastPayment(context, 'Bill__c', bill.billId),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
