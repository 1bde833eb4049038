import { first, listEvery } from '@porchlight/server-methods/records/list'
import type { RecordReader } from '../../../customers/operations/person/record-reader'
import { caseObject } from '../../../messages/objects/case/object'
import type { PayableBill } from './read-bill'

const subjects = {
  en: 'I need more time to pay bill {bill}',
  es: 'Necesito más tiempo para pagar la factura {bill}',
} as const

/** The subject of the message that requests more time to pay a bill. */
export function moreTimeSubject({ number }: Pick<PayableBill, 'number'>, language: 'en' | 'es'): string {
  return subjects[language].replace('{bill}', number)
}

/** The id of an open case that requests more time to pay the bill; null without one. */
export async function findMoreTimeCase(
  { engine, systemViewer }: RecordReader,
  bill: Pick<PayableBill, 'number' | 'accountId'>,
): Promise<string | null> {
  const found = await first(engine, systemViewer, caseObject, {
    fields: [],
    where: {
      AccountId: bill.accountId,
      Subject: [moreTimeSubject(bill, 'en'), moreTimeSubject(bill, 'es')],
      Status: { ne: 'Closed' },
    },
  })
  return found?.id ?? null
}

/** Of those bills, the ids of those for which a case requests more time, open or closed. */
export async function billsWithMoreTime(
  { engine, systemViewer }: RecordReader,
  bills: readonly Pick<PayableBill, 'billId' | 'number' | 'accountId'>[],
): Promise<ReadonlySet<string>> {
  const billOf = new Map(
    bills.flatMap((bill) =>
      (['en', 'es'] as const).map((language) => [
        `${bill.accountId} ${moreTimeSubject(bill, language)}`,
        bill.billId,
      ]),
    ),
  )
  const found = new Set<string>()
  const cases = listEvery(engine, systemViewer, caseObject, {
    fields: ['AccountId', 'Subject'],
    where: { AccountId: [...new Set(bills.map(({ accountId }) => accountId))] },
    pageSize: 2_000,
  })
  for await (const { AccountId, Subject } of cases) {
    const billId = billOf.get(`${AccountId} ${Subject}`)
    if (billId !== undefined) found.add(billId)
  }
  return found
}
