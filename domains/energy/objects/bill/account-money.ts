import {
  type AfterRuleContext,
  type FieldScalar,
  type RelatedDeclaration,
  toCents,
} from '@porchlight/metadata'
import { ofTheSameAccount } from '../../../customers/objects/same-account'
import { fieldsOfEntries, lastEntryOfAccount, totalsOf } from '../../../ledger/objects/ledger-entry/writes'
import { accountHistory, type StoredBill, type StoredDeposit } from '../../../ledger/rules/account-history'
import {
  afterEntries,
  type LedgerEntry,
  type LedgerTotals,
  noEntries,
} from '../../../ledger/rules/ledger-entry'
import type { ReceivedPayment } from '../../../ledger/rules/received-money'

/** A record as rules and reads know it. */
export interface MoneyRecord {
  readonly id: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The fields of a bill that the ledger follows from. */
export const billMoneyFields = [
  'Name',
  'Bill_Date__c',
  'Due_Date__c',
  'Opening_Balance__c',
  'Charges__c',
  'Payments__c',
  'Matched_Payments__c',
  'Closing_Balance__c',
] as const

/** The fields of a payment that the ledger follows from. */
export const paymentMoneyFields = [
  'Purpose__c',
  'Channel__c',
  'Bill__c',
  'Deposit__c',
  'Amount__c',
  'Refunded_Amount__c',
  'Status__c',
  'Payment_Date__c',
  'Settled_Date__c',
  'Returned_Date__c',
  'Regained_Date__c',
  'Refunded_Date__c',
] as const

/** The fields of a deposit that the ledger follows from. */
export const depositMoneyFields = ['Status__c', 'Refund_Date__c'] as const

/**
 * What an after-rule has to know of the account's ledger: its last line or, of an account that is older than its ledger,
 * all that its lines follow from.
 */
export const ledgerOfAccount: Readonly<Record<string, RelatedDeclaration>> = {
  lastEntry: lastEntryOfAccount,
  earlierBills: {
    objectApiName: 'Bill__c',
    where: [ofTheSameAccount],
    fields: billMoneyFields,
    unless: 'lastEntry',
  },
  earlierPayments: {
    objectApiName: 'Payment__c',
    where: [ofTheSameAccount],
    fields: paymentMoneyFields,
    unless: 'lastEntry',
  },
  earlierDeposits: {
    objectApiName: 'Deposit__c',
    where: [ofTheSameAccount],
    fields: depositMoneyFields,
    unless: 'lastEntry',
  },
}

/** The ledger of an account before a write. */
export interface LedgerBefore {
  /** The totals of the lines that are stored. */
  readonly stored: LedgerTotals
  /** The lines that are missing because the account is older than its ledger. */
  readonly missing: readonly LedgerEntry[]
  /** The totals of both. */
  readonly totals: LedgerTotals
}

/** The ledger as it was before the write that set the rule off: of the record written, `previous` is what counts. */
export function ledgerBefore({
  record,
  previous,
  related,
}: Pick<AfterRuleContext, 'record' | 'previous' | 'related'>): LedgerBefore {
  const stored = totalsOf(related.lastEntry?.[0]?.values)
  const before = (records: readonly MoneyRecord[] = []) =>
    records.flatMap((found) => {
      if (found.id !== record.id) return [found]
      return previous === null ? [] : [{ id: found.id, values: previous }]
    })
  const missing = historyOf({
    bills: before(related.earlierBills),
    payments: before(related.earlierPayments),
    deposits: before(related.earlierDeposits),
  })
  return { stored, missing, totals: afterEntries(stored, missing) }
}

/** What is stored of the money of one account. */
export interface MoneyRecords {
  readonly bills: readonly MoneyRecord[]
  readonly payments: readonly MoneyRecord[]
  readonly deposits: readonly MoneyRecord[]
}

/** The lines that the records of one account give, the oldest first. */
export function historyOf({ bills, payments, deposits }: MoneyRecords): readonly LedgerEntry[] {
  return accountHistory({
    bills: bills.map(toStoredBill),
    payments: payments.map(toReceivedPayment),
    deposits: deposits.map(toStoredDeposit),
  })
}

/** The same lines as the fields of their records. */
export function ledgerRecordsOf(
  accountId: string,
  records: MoneyRecords,
): readonly Readonly<Record<string, FieldScalar>>[] {
  return fieldsOfEntries(accountId, noEntries, historyOf(records))
}

/** A bill as the ledger knows it. */
export function toStoredBill({ id, values }: MoneyRecord): StoredBill {
  return {
    billId: id,
    number: String(values.Name),
    billDay: String(values.Bill_Date__c),
    dueDay: String(values.Due_Date__c),
    openingCents: toCents(values.Opening_Balance__c),
    chargesCents: toCents(values.Charges__c),
    paymentsCents: toCents(values.Payments__c),
    closingCents: toCents(values.Closing_Balance__c),
    matchedCents: toCents(values.Matched_Payments__c),
  }
}

/** A payment as the ledger knows it. */
export function toReceivedPayment({ id, values }: MoneyRecord): ReceivedPayment {
  return {
    paymentId: id,
    purpose: values.Purpose__c === 'Deposit' ? 'Deposit' : 'Bill',
    aboutId: textOf(values.Bill__c) ?? textOf(values.Deposit__c),
    fromDepositId: values.Channel__c === 'Deposit' ? textOf(values.Deposit__c) : null,
    cents: toCents(values.Amount__c),
    refundedCents: toCents(values.Refunded_Amount__c),
    status: String(values.Status__c),
    paidDay: String(values.Payment_Date__c),
    settledDay: textOf(values.Settled_Date__c),
    returnedDay: textOf(values.Returned_Date__c),
    regainedDay: textOf(values.Regained_Date__c),
    refundedDay: textOf(values.Refunded_Date__c),
  }
}

function toStoredDeposit({ id, values }: MoneyRecord): StoredDeposit {
  return {
    depositId: id,
    refundedDay: values.Status__c === 'Refunded' ? textOf(values.Refund_Date__c) : null,
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
