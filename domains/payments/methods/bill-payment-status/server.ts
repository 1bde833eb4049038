import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { nextArrangedPart } from '../../operations/arrangement/stored-arrangement'
import { toBillView } from '../../operations/bill-payment/bill-view'
import { ownBill, type PayableBill } from '../../operations/bill-payment/read-bill'
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
  return {
    body: {
      billId: bill.billId,
      accountId: bill.accountId,
      street: bill.street,
      ...toBillView(bill),
      lastPayment: await lastPaymentOfBill(context, bill),
      ...(bill.dueCents > 0 ? await termsOf(bill, context) : { debit: null, arranged: null }),
    },
  }
})

/** Returns how the amount left to pay of a bill is paid, where not by its due date. */
async function termsOf(
  { billId, accountId, dueCents }: PayableBill,
  { engine, systemViewer }: MethodContext,
) {
  return engine.inOneTransaction(async (inside, connection) => {
    const debit = await plannedDebitOf(connection, billId)
    return {
      debit:
        debit === null || debit.paymentId !== null
          ? null
          : { amount: Math.min(debit.amountCents, dueCents) / 100, date: debit.debitDate },
      arranged: await nextArrangedPart(inside, systemViewer, accountId),
    }
  })
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
