import { displayOf } from '@porchlight/page-parts/records/display-value'
import { numberOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'

/** A line of an account's ledger, as screens show it; amounts in dollars, the date as `YYYY-MM-DD`. */
export interface LedgerLine {
  readonly id: string
  readonly date: string
  /** The bill that it follows from; null for everything else. */
  readonly billId: string | null
  /** What it is, in the page's language. */
  readonly kindText: string
  /** The amount that it adds to the balance; negative for a payment. */
  readonly amount: number
  /** What is owed after it; less than 0 for a credit. */
  readonly balance: number
  /** What it adds to the deposit that is held; 0 for all other lines. */
  readonly depositAmount: number
  readonly depositHeld: number
}

/** The fields that `toLedgerLine` reads. */
export const ledgerLineFields = [
  'Ledger_Entry__c.Amount__c',
  'Ledger_Entry__c.Balance__c',
  'Ledger_Entry__c.Cause_Type__c',
  'Ledger_Entry__c.Cause__c',
  'Ledger_Entry__c.Deposit_Amount__c',
  'Ledger_Entry__c.Deposit_Held__c',
  'Ledger_Entry__c.Entry_Date__c',
  'Ledger_Entry__c.Kind__c',
] as const

/** Reads a line out of its record. */
export function toLedgerLine(record: ReadRecord): LedgerLine {
  return {
    id: record.id,
    date: textOf(record, 'Entry_Date__c') ?? '',
    billId: textOf(record, 'Cause_Type__c') === 'Bill' ? textOf(record, 'Cause__c') : null,
    kindText: displayOf(record, 'Kind__c') ?? '',
    amount: numberOf(record, 'Amount__c') ?? 0,
    balance: numberOf(record, 'Balance__c') ?? 0,
    depositAmount: numberOf(record, 'Deposit_Amount__c') ?? 0,
    depositHeld: numberOf(record, 'Deposit_Held__c') ?? 0,
  }
}
