import type { RecordRepresentation } from '@porchlight/metadata'
import type { PortalJobServices } from '../define/job-context'
import { fieldText } from '../person/field-text'
import { fieldNumber } from '../plan-offer/field-number'

/** What the bill of the running cycle comes to at this pace. */
export interface ExpectedBill {
  /** In whole dollars. */
  readonly amount: number
  /** The last day of the cycle before, `YYYY-MM-DD`: it names the running one. */
  readonly since: string
}

/** Fewer days tell more of the weather than of the month. */
const fewestDays = 7
const mostDays = 60

/**
 * The bill that the use of each day so far leads to, at what a unit of the last bill cost with all its fees. Null where
 * no day is read, as for gas, or too few are. What is told is rounded to ten dollars: it is no promise.
 */
export async function readExpectedBill(
  { engine, systemViewer }: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  accountId: string,
): Promise<ExpectedBill | null> {
  const list = async (
    objectApiName: string,
    fields: readonly string[],
    order: { readonly field: string; readonly ascending: boolean },
    pageSize: number,
  ): Promise<readonly RecordRepresentation[]> => {
    const page = await engine.listRecords(systemViewer, {
      objectApiName,
      selection: { fields, optionalFields: [] },
      condition: null,
      parent: { fieldApiName: 'Account__c', recordId: accountId },
      orderings: [order],
      searchTerm: null,
      pageSize,
      position: { kind: 'start' },
    })
    return page.records
  }
  const [bill] = await list(
    'Bill__c',
    ['Charges__c', 'Period_End__c', 'Usage__r.Kilowatt_Hours__c', 'Usage__r.Days_In_Cycle__c'],
    { field: 'Period_End__c', ascending: false },
    1,
  )
  if (bill === undefined) return null
  const since = fieldText(bill, 'Period_End__c')
  const charges = fieldNumber(bill, 'Charges__c')
  const used = fieldNumber(bill, 'Usage__r.Kilowatt_Hours__c')
  const days = fieldNumber(bill, 'Usage__r.Days_In_Cycle__c')
  if (since === null || charges === null || used === null || days === null || used <= 0) return null
  const newest = await list(
    'Interval_Read__c',
    ['Read_Date__c', 'Kilowatt_Hours__c'],
    { field: 'Read_Date__c', ascending: false },
    mostDays,
  )
  const reads = newest.filter((read) => (fieldText(read, 'Read_Date__c') ?? '') > since)
  if (reads.length < fewestDays || reads.length > days) return null
  const usedSince = reads.reduce((sum, read) => sum + (fieldNumber(read, 'Kilowatt_Hours__c') ?? 0), 0)
  const amount = (charges / used) * (usedSince / reads.length) * days
  return { amount: Math.round(amount / 10) * 10, since }
}
