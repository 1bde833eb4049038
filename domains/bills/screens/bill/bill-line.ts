import { displayOf } from '@porchlight/page-parts/records/display-value'
import { numberOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'

/** Who a charge is for. */
export const chargers = ['Provider', 'Utility', 'Government'] as const

export type Charger = (typeof chargers)[number]

/** One line of a bill. */
export interface BillLine {
  readonly id: string
  /** What the line is for, in the page's language. */
  readonly label: string
  readonly chargedBy: Charger
  readonly quantity: number | null
  readonly unit: string | null
  /** Cents for each unit; null for a plain amount. */
  readonly rate: number | null
  /** Dollars; credits are negative. */
  readonly amount: number
}

/** The fields that `toBillLine` reads. */
export const billLineFields = [
  'Bill_Line__c.Amount__c',
  'Bill_Line__c.Charged_By__c',
  'Bill_Line__c.Line_Type__c',
  'Bill_Line__c.Quantity__c',
  'Bill_Line__c.Rate__c',
  'Bill_Line__c.Unit__c',
] as const

/** Reads a line out of its record. */
export function toBillLine(record: ReadRecord): BillLine {
  const chargedBy = textOf(record, 'Charged_By__c')
  return {
    id: record.id,
    label: displayOf(record, 'Line_Type__c') ?? '',
    chargedBy: chargers.find((known) => known === chargedBy) ?? 'Provider',
    quantity: numberOf(record, 'Quantity__c'),
    unit: textOf(record, 'Unit__c'),
    rate: numberOf(record, 'Rate__c'),
    amount: numberOf(record, 'Amount__c') ?? 0,
  }
}

/** The sum of the amounts in dollars. It is added up in whole cents, so that no fraction of a cent creeps in. */
export function sumOf(lines: readonly Pick<BillLine, 'amount'>[]): number {
  return lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
}
