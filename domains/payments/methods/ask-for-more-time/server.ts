import { lockStatement } from '@porchlight/advisory-locks'
import { fail } from '@porchlight/errors'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countPayment } from '../../../customers/operations/limits/count-payment'
import { openCase } from '../../../messages/operations/open-case'
import { ownBill, type PayableBill } from '../../operations/bill-payment/read-bill'
import { askForMoreTimeContract } from './contract'

const words = {
  en: {
    subject: 'I need more time to pay bill {bill}',
    description: 'Please offer me a payment plan for bill {number}.',
  },
  es: {
    subject: 'Necesito más tiempo para pagar la factura {bill}',
    description: 'Por favor ofrézcanme un plan de pagos para la factura {number}.',
  },
} as const

const handle = handleCall(askForMoreTimeContract, async ({ body }, context: MethodContext) => {
  const bill = await ownBill(context, body.billId)
  if (bill.dueCents === 0) throw fail('nothingDue')
  await countPayment(context, bill.billId)
  const caseId = await context.engine.inOneTransaction(async (engine, connection) => {
    await connection.query(lockStatement('payable'), [`payment of ${bill.billId}`])
    return (await openPlanCase(context, engine, bill)) ?? (await open(context, engine, bill, body.wish ?? ''))
  })
  return { body: { location: `/messages/${caseId}?sent` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

function open(context: MethodContext, engine: RecordEngine, bill: PayableBill, wish: string) {
  const own = wish.trim().replace(/\r\n?/g, '\n')
  const reported = (language: 'en' | 'es') => ({
    subject: subjectOf(bill, language),
    description: [words[language].description, own].filter((part) => part !== '').join('\n\n'),
  })
  const { accountId, number } = bill
  return openCase(
    context,
    engine,
    { accountId, orderId: null, number },
    { en: reported('en'), es: reported('es') },
    {},
  )
}

/** The open case that asks for more time for the same bill. */
async function openPlanCase(
  { systemViewer }: MethodContext,
  engine: RecordEngine,
  bill: PayableBill,
): Promise<string | null> {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Case',
    selection: { fields: [], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'AccountId', operator: 'eq', value: bill.accountId },
        { kind: 'compare', field: 'Status', operator: 'ne', value: 'Closed' },
        {
          kind: 'compare',
          field: 'Subject',
          operator: 'in',
          value: [subjectOf(bill, 'en'), subjectOf(bill, 'es')],
        },
      ],
    },
    orderings: [],
    pageSize: 1,
  })
  return records[0]?.id ?? null
}

function subjectOf({ number }: PayableBill, language: 'en' | 'es'): string {
  return words[language].subject.replace('{bill}', number)
}
