import { fail } from '@porchlight/errors'
import { keyPrefixOf, type Language, type RecordRepresentation, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../../customers/operations/person/field-text'
import { fieldNumber } from '../../../plans/operations/plan-offer/field-number'
import { readBills } from '../../operations/account-usage/read-bills'
import { readCycles, type UsageCycle } from '../../operations/account-usage/read-cycles'

/** A line as it is printed. */
export interface PrintedLine {
  readonly name: string
  readonly chargedBy: string
  readonly quantity: number | null
  readonly unit: string | null
  /** Cents for each unit. */
  readonly rate: number | null
  /** Dollars. */
  readonly amount: number
}

/** A bill with all that its paper says; amounts in dollars. */
export interface PrintedBill {
  readonly record: RecordRepresentation
  readonly lines: readonly PrintedLine[]
  /** The cycle that it charges for and the one of the bill before; null when not known. */
  readonly cycle: UsageCycle | null
  readonly lastCycle: UsageCycle | null
}

const fields = [
  'Name',
  'Account__c',
  'Bill_Date__c',
  'Due_Date__c',
  'Period_Start__c',
  'Period_End__c',
  'Opening_Balance__c',
  'Charges__c',
  'Payments__c',
  'Closing_Balance__c',
  'Is_Estimated__c',
  'Is_Final__c',
  'Usage__c',
]

const optionalFields = [
  'Account__r.AccountNumber',
  'Account__r.Account_Brand__c',
  'Account__r.Commodity__c',
  'Account__r.ESIID__c',
  'Account__r.Gas_Account_Number__c',
  'Account__r.Plan_Name__c',
  'Account__r.Service_Street__c',
  'Account__r.Service_City__c',
  'Account__r.Service_State__c',
  'Account__r.Service_Postal_Code__c',
  'Account__r.Utility__r.Name',
  'Account__r.Utility__r.Utility_Phone__c',
  'Account__r.Contact.FirstName',
  'Account__r.Contact.LastName',
]

/** Reads a bill as the viewer, its words in `language`; `notFound` for a bill of somebody else and for none alike. */
export async function readPrintedBill(
  { engine, metadata, viewer: requested }: Pick<MethodContext, 'engine' | 'metadata' | 'viewer'>,
  requestedId: string,
  language: Language,
): Promise<PrintedBill> {
  const viewer = { ...requested, language }
  const billId = toRecordId(requestedId)
  if (billId === null) throw fail('invalidRecordId', { parameter: 'billId', value: requestedId })
  const isBill = metadata.objectByKeyPrefix(keyPrefixOf(billId))?.apiName === 'Bill__c'
  const record = isBill ? await engine.readRecord(viewer, billId, { fields, optionalFields }) : null
  if (record === null) throw fail('notFound')
  const accountId = fieldText(record, 'Account__c') ?? ''
  const end = fieldText(record, 'Period_End__c') ?? ''
  const upTo = { kind: 'compare', field: 'Period_End__c', operator: 'lte', value: end } as const
  const [, before] = await readBills({ engine, viewer }, accountId, upTo, 2)
  const cycles = await readCycles({ engine, viewer }, accountId, upTo)
  const usageId = fieldText(record, 'Usage__c')
  return {
    record,
    lines: await readLines({ engine, viewer }, record.id),
    cycle: cycles.find(({ id }) => id === usageId) ?? null,
    lastCycle: cycles.find(({ id }) => id === before?.usageId) ?? null,
  }
}

async function readLines(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  billId: string,
): Promise<readonly PrintedLine[]> {
  const records = await firstRecords(engine, viewer, {
    objectApiName: 'Bill_Line__c',
    selection: {
      fields: ['Line_Type__c', 'Charged_By__c', 'Quantity__c', 'Unit__c', 'Rate__c', 'Amount__c'],
      optionalFields: [],
    },
    condition: null,
    parent: { fieldApiName: 'Bill__c', recordId: billId },
    orderings: [{ field: 'Sort_Order__c', ascending: true }],
    pageSize: 200,
  })
  return records.map((line) => ({
    name: line.fields.Line_Type__c?.displayValue ?? '',
    chargedBy: fieldText(line, 'Charged_By__c') ?? '',
    quantity: fieldNumber(line, 'Quantity__c'),
    unit: fieldText(line, 'Unit__c'),
    rate: fieldNumber(line, 'Rate__c'),
    amount: fieldNumber(line, 'Amount__c') ?? 0,
  }))
}
