import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { nextArrangedPart } from '../../operations/arrangement/stored-arrangement'
import { toBillView } from '../../operations/bill-payment/bill-view'
import { ownBill } from '../../operations/bill-payment/read-bill'
import { lastPaymentOfBill } from '../../operations/last-payment'
import { plannedDebitOf } from '../../operations/planned-debits'
import { refreshPayments } from '../../operations/refresh-payments'
import { billPaymentStatusContract } from './contract'

const handle = handleCall(billPaymentStatusContract, async ({ body }, context: MethodContext) => {
  let bill = await ownBill(context, body.billId)
  if (body.isBack === true) {
    await refreshPayments(context, 'Bill__c', bill.billId)
    bill = await ownBill(context, body.billId)
  }
  const { debit, arranged } = await context.engine.inOneTransaction(async (inside, connection) => ({
    debit: await plannedDebitOf(connection, bill.billId),
    arranged: await nextArrangedPart(inside, context.systemViewer, bill.accountId),
  }))
  return {
    body: {
      billId: bill.billId,
      accountId: bill.accountId,
      street: bill.street,
      ...toBillView(bill),
      lastPayment: await lastPaymentOfBill(context, bill),
      debit:
        debit === null || debit.paymentId !== null
          ? null
          : { amount: Math.min(debit.amountCents, bill.dueCents) / 100, date: debit.debitDate },
      arranged,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
