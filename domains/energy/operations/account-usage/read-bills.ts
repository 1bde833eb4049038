import { labelOf, toCents } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { billObject } from '../../objects/bill/object'
import { billLineObject } from '../../objects/bill-line/object'
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
  /** What was left of earlier bills when it was issued, less than 0 for a credit; and what it came to with its charges. */
  readonly carried: number
  readonly closing: number
  readonly isEstimated: boolean
  readonly lines: readonly NamedLine[]
}

/** More than any bill has. */
const mostLines = 100

/** Reads the latest `count` bills of an account that end by `upTo` as the viewer, with their lines, newest first. */
export async function readBills(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  accountId: string,
  upTo: string | null,
  count: number,
): Promise<readonly BillWithLines[]> {
  const bills = await list(engine, viewer, billObject, {
    fields: [
      'Period_Start__c',
      'Period_End__c',
      'Usage__c',
      'Charges__c',
      'Opening_Balance__c',
      'Payments__c',
      'Closing_Balance__c',
      'Is_Estimated__c',
    ],
    of: { Account__c: accountId },
    ...(upTo === null ? {} : { where: { Period_End__c: { lte: upTo } } }),
    orderedBy: ['-Period_End__c'],
    limit: count,
  })
  if (bills.length === 0) return []
  const lines = await list(engine, viewer, billLineObject, {
    fields: ['Bill__c', 'Line_Type__c', 'Quantity__c', 'Rate__c', 'Amount__c'],
    where: { Bill__c: bills.map(({ id }) => id) },
    orderedBy: ['Sort_Order__c'],
    limit: mostLines * count,
  })
  const { values } = billLineObject.fields.Line_Type__c
  return bills.map((bill) => ({
    id: bill.id,
    start: bill.Period_Start__c,
    end: bill.Period_End__c,
    usageId: bill.Usage__c,
    charges: toCents(bill.Charges__c),
    carried: toCents(bill.Opening_Balance__c) - toCents(bill.Payments__c),
    closing: toCents(bill.Closing_Balance__c),
    isEstimated: bill.Is_Estimated__c,
    lines: lines
      .filter((line) => line.Bill__c === bill.id)
      .map((line) => ({
        name: labelOf(values, line.Line_Type__c, viewer.language),
        type: line.Line_Type__c,
        quantity: line.Quantity__c,
        rate: line.Rate__c,
        amount: toCents(line.Amount__c),
      })),
  }))
}
