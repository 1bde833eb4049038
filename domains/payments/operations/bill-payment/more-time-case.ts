import { first } from '@porchlight/server-methods/records/list'
import type { RecordReader } from '../../../customers/operations/person/record-reader'
import { caseObject } from '../../../messages/objects/case/object'
import type { PayableBill } from './read-bill'

const subjects = {
  en: 'I need more time to pay bill {bill}',
  es: 'Necesito más tiempo para pagar la factura {bill}',
} as const

/** The subject of the message that asks for more time to pay a bill. */
export function moreTimeSubject({ number }: Pick<PayableBill, 'number'>, language: 'en' | 'es'): string {
  return subjects[language].replace('{bill}', number)
}

/** The id of a case that asks for more time to pay the bill, an open one or any; null when there is none. */
export async function findMoreTimeCase(
  { engine, systemViewer }: RecordReader,
  bill: Pick<PayableBill, 'number' | 'accountId'>,
  which: 'open' | 'any',
): Promise<string | null> {
  const found = await first(engine, systemViewer, caseObject, {
    fields: [],
    where: {
      AccountId: bill.accountId,
      Subject: [moreTimeSubject(bill, 'en'), moreTimeSubject(bill, 'es')],
      ...(which === 'open' ? { Status: { ne: 'Closed' } as const } : {}),
    },
  })
  return found?.id ?? null
}
