import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { ownBill } from '../bill-payment/read-bill'
import { leastAmountCents } from '../bill-payment/typed-amount'
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
      status: bill.status,
      billDate: bill.billDate,
      dueDate: bill.dueDate,
      billed: bill.closingCents / 100,
      due: bill.dueCents / 100,
      least: Math.min(leastAmountCents, bill.dueCents) / 100,
      fee: 0,
      lastPayment: await lastPayment(context, 'Bill__c', bill.billId),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
