import { useRelatedListRecords } from '@porchlight/data-service-react'
import { numberOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { useMemo } from 'react'
import type { ChargedPeriod } from './month-bars'

/** The bills of two years, and of a few cycles that were billed twice. */
const mostBills = 30

const fields = ['Bill__c.Charges__c', 'Bill__c.Period_End__c', 'Bill__c.Period_Start__c'] as const

/** What the bills of an account charge for their days; nothing until it is known. */
export function useCharges(accountId: string): readonly ChargedPeriod[] {
  const { data } = useRelatedListRecords({
    parentRecordId: accountId,
    relatedListId: 'Bills__r',
    fields,
    sortBy: ['-Period_End__c'],
    pageSize: mostBills,
  })
  return useMemo(() => (data?.records ?? []).flatMap(toChargedPeriod), [data])
}

function toChargedPeriod(record: ReadRecord): readonly ChargedPeriod[] {
  const start = textOf(record, 'Period_Start__c')
  const end = textOf(record, 'Period_End__c')
  const charges = numberOf(record, 'Charges__c')
  return start === null || end === null || charges === null ? [] : [{ start, end, charges }]
}
