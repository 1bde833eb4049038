import { fail } from '@porchlight/errors'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countPayment } from '../../../customers/operations/limits/count-payment'
import { openCase } from '../../../messages/operations/open-case'
import { findMoreTimeCase, moreTimeSubject } from '../../operations/bill-payment/more-time-case'
import { ownBill, type PayableBill } from '../../operations/bill-payment/read-bill'
import { lockBillsOf } from '../../operations/lock-payable'
import { askForMoreTimeContract } from './contract'

const words = {
  en: {
    description: 'Please offer me a payment plan for bill {number}.',
  },
  es: {
    description: 'Por favor ofrézcanme un plan de pagos para la factura {number}.',
  },
} as const

const handle = handleCall(askForMoreTimeContract, async ({ body }, context: MethodContext) => {
  const bill = await ownBill(context, body.billId)
  if (bill.dueCents === 0) throw fail('nothingDue')
  await countPayment(context, bill.billId)
  const caseId = await context.engine.inOneTransaction(async (engine, connection) => {
    await lockBillsOf(connection, bill.accountId)
    const before = await findMoreTimeCase({ ...context, engine }, bill)
    return before ?? (await open(context, engine, bill, body.wish ?? ''))
  })
  return { body: { location: `/messages/${caseId}?sent` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

function open(context: MethodContext, engine: RecordEngine, bill: PayableBill, wish: string) {
  const own = wish.trim().replace(/\r\n?/g, '\n')
  const reported = (language: 'en' | 'es') => ({
    subject: moreTimeSubject(bill, language),
    description: [words[language].description, own].filter((part) => part !== '').join('\n\n'),
  })
  const { accountId, number } = bill
  return openCase(
    context,
    engine,
    { accountId, orderId: null, number },
    { en: reported('en'), es: reported('es') },
    { Origin: 'Web' },
  )
}
