import type { RecordRepresentation } from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { centsOf } from '@porchlight/server-methods/records/cents-of'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../../customers/operations/person/field-text'
import { fieldNumber } from '../../../plans/operations/plan-offer/field-number'
import type { BilledLine } from '../../rules/bill-change/bill-change'

/** A line with what it is for, in the viewer's language. */
export interface NamedLine extends BilledLine {
  readonly name: string
}

/** A bill with its lines; amounts in cents. */
export interface BillWithLines {
  readonly id: string
  readonly start: string
  readonly end: string
  /** The cycle that it charges for; null when it names none. */
  readonly usageId: string | null
  readonly charges: number
  readonly isEstimated: boolean
  readonly lines: readonly NamedLine[]
}

const fields = ['Period_Start__c', 'Period_End__c', 'Usage__c', 'Charges__c', 'Is_Estimated__c']

/** More than any bill has. */
const mostLines = 100

/** Reads the latest `count` bills of an account that meet `condition` as the viewer, with their lines, newest first. */
export async function readBills(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  accountId: string,
  condition: Condition | null,
  count: number,
): Promise<readonly BillWithLines[]> {
  const bills = await firstRecords(engine, viewer, {
    objectApiName: 'Bill__c',
    selection: { fields, optionalFields: [] },
    condition,
    parent: { fieldApiName: 'Account__c', recordId: accountId },
    orderings: [{ field: 'Period_End__c', ascending: false }],
    pageSize: count,
  })
  if (bills.length === 0) return []
  const lines = await firstRecords(engine, viewer, {
    objectApiName: 'Bill_Line__c',
    selection: {
      fields: ['Bill__c', 'Line_Type__c', 'Quantity__c', 'Rate__c', 'Amount__c'],
      optionalFields: [],
    },
    condition: {
      kind: 'compare',
      field: 'Bill__c',
      operator: 'in',
      value: bills.map(({ id }) => id),
    },
    orderings: [{ field: 'Sort_Order__c', ascending: true }],
    pageSize: mostLines * count,
  })
  return bills.map((bill) => ({
    id: bill.id,
    start: fieldText(bill, 'Period_Start__c') ?? '',
    end: fieldText(bill, 'Period_End__c') ?? '',
    usageId: fieldText(bill, 'Usage__c'),
    charges: centsOf(bill, 'Charges__c'),
    isEstimated: bill.fields.Is_Estimated__c?.value === true,
    lines: lines.filter((line) => fieldText(line, 'Bill__c') === bill.id).map(toLine),
  }))
}

function toLine(record: RecordRepresentation): NamedLine {
  return {
    name: record.fields.Line_Type__c?.displayValue ?? '',
    type: fieldText(record, 'Line_Type__c') ?? '',
    quantity: fieldNumber(record, 'Quantity__c'),
    rate: fieldNumber(record, 'Rate__c'),
    amount: centsOf(record, 'Amount__c'),
  }
}
