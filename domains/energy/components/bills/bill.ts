import { displayOf } from '@porchlight/page-parts/records/display-value'
import { numberOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import type { StatusTone } from '../../../customers/components/status/StatusText'

/** A bill, as screens show it; amounts in dollars, dates as calendar dates `YYYY-MM-DD`. */
export interface Bill {
  readonly id: string
  readonly number: string | null
  readonly date: string
  readonly dueDate: string
  /** The first and the last day that it charges for. */
  readonly start: string
  readonly end: string
  readonly opening: number
  readonly charges: number
  /** What came in since the bill before. */
  readonly payments: number
  readonly closing: number
  readonly status: 'Open' | 'Paid' | 'Past_Due' | 'Carried_Over'
  /** The status in the page's language. */
  readonly statusText: string
  readonly isEstimated: boolean
  readonly isFinal: boolean
}

const statuses = ['Open', 'Paid', 'Past_Due', 'Carried_Over'] as const

/** The fields that `toBill` reads. */
export const billFields = [
  'Bill__c.Name',
  'Bill__c.Bill_Date__c',
  'Bill__c.Charges__c',
  'Bill__c.Closing_Balance__c',
  'Bill__c.Due_Date__c',
  'Bill__c.Is_Estimated__c',
  'Bill__c.Is_Final__c',
  'Bill__c.Opening_Balance__c',
  'Bill__c.Payments__c',
  'Bill__c.Period_End__c',
  'Bill__c.Period_Start__c',
  'Bill__c.Status__c',
] as const

/** Reads a bill out of its record. */
export function toBill(record: ReadRecord): Bill {
  const status = textOf(record, 'Status__c')
  return {
    id: record.id,
    number: textOf(record, 'Name'),
    date: textOf(record, 'Bill_Date__c') ?? '',
    dueDate: textOf(record, 'Due_Date__c') ?? '',
    start: textOf(record, 'Period_Start__c') ?? '',
    end: textOf(record, 'Period_End__c') ?? '',
    opening: numberOf(record, 'Opening_Balance__c') ?? 0,
    charges: numberOf(record, 'Charges__c') ?? 0,
    payments: numberOf(record, 'Payments__c') ?? 0,
    closing: numberOf(record, 'Closing_Balance__c') ?? 0,
    status: statuses.find((known) => known === status) ?? 'Open',
    statusText: displayOf(record, 'Status__c') ?? '',
    isEstimated: record.fields.Is_Estimated__c?.value === true,
    isFinal: record.fields.Is_Final__c?.value === true,
  }
}

/**
 * Returns whether part of the bill may be left to pay; an amount that a later bill carries forward is requested there.
 * How much it is comes from the ledger: once billing had counted a payment that was then returned, the bill’s own
 * closing balance is 0.
 */
export function isOwed({ status }: Pick<Bill, 'status'>): boolean {
  return status === 'Open' || status === 'Past_Due'
}

/** What a bill's status means for the customer. */
export const billTones: Readonly<Record<Bill['status'], StatusTone>> = {
  Open: 'open',
  Paid: 'good',
  Past_Due: 'alert',
  Carried_Over: 'past',
}
