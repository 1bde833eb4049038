import { fail } from '@porchlight/errors'
import { PaymentsFailure } from '@porchlight/providers/payments'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { ownBill, readBill } from '../bill-payment/read-bill'
import { leastAmountCents, typedAmount } from '../bill-payment/typed-amount'
import type { MethodContext } from '../define/method'
import { fieldError } from '../form/field-error'
import { countAttempt } from '../limits/count-attempt'
import { openPayment } from '../payment/open-payment'
import { listPayments } from '../payment/stored-payment'
import { payBillContract } from './contract'

const handle = handleCall(payBillContract, async ({ body }, context: MethodContext) => {
  const bill = await ownBill(context, body.billId)
  await countAttempt(context, 'paymentOfSubject', bill.billId)
  const isOther = body.share === 'other'
  if (isOther && (body.amount ?? '').trim() === '') throw fieldError('requiredFieldMissing', 'amount')
  const subject = {
    purpose: 'Bill',
    recordId: bill.billId,
    accountId: bill.accountId,
    description: context.viewer.language === 'es' ? `Factura ${bill.number}` : `Bill ${bill.number}`,
    methods: ['card', 'bank'],
    returnPath: `/bills/${bill.billId}/pay?back`,
  } as const
  try {
    const page = await openPayment(context, subject, async (engine) => {
      const now = await readBill(engine, context.systemViewer, context.systemViewer, bill.billId)
      const due = now?.dueCents ?? 0
      if (due === 0) throw fail('nothingDue')
      // A debit of AutoPay that is on its way pays the bill.
      const debits = await listPayments(engine, context.systemViewer, {
        Bill__c: bill.billId,
        Status__c: 'Pending',
        Channel__c: 'Autopay',
      })
      if (debits.length > 0) throw fail('nothingDue')
      if (!isOther) return due
      const amount = typedAmount(body.amount ?? '')
      const isWithin = amount !== null && amount >= Math.min(leastAmountCents, due) && amount <= due
      if (!isWithin) throw fieldError('amountOutOfRange', 'amount')
      return amount
    })
    return { body: { location: page ?? `/bills/${bill.billId}/pay?back` } }
  } catch (error) {
    if (error instanceof PaymentsFailure) throw fail('paymentUnavailable', {}, { cause: error })
    throw error
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
