import { fail } from '@porchlight/errors'
import { toCents } from '@porchlight/metadata'
import { orPaymentsFailure, PaymentsFailure } from '@porchlight/providers/payments'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { countPayment } from '../../../customers/operations/limits/count-payment'
import { billMoneyOnItsWay } from '../money-on-its-way'
import { openPayment } from '../open-payment'
import { type PayableBill, readBill } from './read-bill'
import { leastAmountCents, typedAmount } from './typed-amount'

/** How much the payer chose to pay: all that is left, or `other` and what they typed. */
export interface ChosenShare {
  readonly share?: string
  readonly amount?: string
}

/**
 * Opens a payment of the bill, of its full remainder or a smaller amount, and returns where the browser goes next: the
 * processor’s page, or `returnPath` when it has been paid. `requiredFieldMissing`, `amountOutOfRange`, `nothingDue`,
 * `paymentUnavailable`, `rateLimited`.
 */
export async function openBillPayment(
  context: MethodContext,
  bill: PayableBill,
  { share, amount: typed = '' }: ChosenShare,
  returnPath: string,
): Promise<string> {
  await countPayment(context, bill.billId)
  const isOther = share === 'other'
  if (isOther && typed.trim() === '') throw fieldError('requiredFieldMissing', 'amount')
  const subject = {
    purpose: 'Bill',
    recordId: bill.billId,
    accountId: bill.accountId,
    description: context.viewer.language === 'es' ? `Factura ${bill.number}` : `Bill ${bill.number}`,
    methods: ['card', 'bank'],
    returnPath,
  } as const
  const page = await orPaymentsFailure(
    openPayment(context, subject, async (engine) => {
      const { systemViewer } = context
      // AutoPay debits in flight reduce the amount owed.
      const debits = await billMoneyOnItsWay(engine, systemViewer, bill.accountId, 'Autopay')
      const debitedCents = debits.reduce((sum, debit) => sum + toCents(debit.Amount__c), 0)
      const now = await readBill(engine, systemViewer, systemViewer, bill.billId)
      const due = Math.max(0, (now?.dueCents ?? 0) - debitedCents)
      if (due === 0) throw fail('nothingDue')
      if (!isOther) return due
      const amount = typedAmount(typed)
      const isWithin = amount !== null && amount >= Math.min(leastAmountCents, due) && amount <= due
      if (!isWithin) throw fieldError('amountOutOfRange', 'amount')
      return amount
    }),
  )
  if (page instanceof PaymentsFailure) throw fail('paymentUnavailable', {}, { cause: page })
  return page ?? returnPath
}
