import type { Condition } from '@porchlight/record-engine'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import type { RecordReader } from '../../../customers/operations/person/record-reader'
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
  const isOpen: Condition = { kind: 'compare', field: 'Status', operator: 'ne', value: 'Closed' }
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Case',
    selection: { fields: [], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'AccountId', operator: 'eq', value: bill.accountId },
        {
          kind: 'compare',
          field: 'Subject',
          operator: 'in',
          value: [moreTimeSubject(bill, 'en'), moreTimeSubject(bill, 'es')],
        },
        ...(which === 'open' ? [isOpen] : []),
      ],
    },
    orderings: [],
    pageSize: 1,
  })
  return records[0]?.id ?? null
}
