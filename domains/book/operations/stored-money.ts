import { toCents } from '@porchlight/metadata'
import { list } from '@porchlight/server-methods/records/list'
import { billObject } from '../../energy/objects/bill/object'
import { billLineObject } from '../../energy/objects/bill-line/object'
import { paymentObject } from '../../payments/objects/payment/object'
import type { AccountBook, BookedBill, StoredBook } from '../rules/account-book'
import type { BookRow } from '../rules/book-row'
import type { CellValue } from '../rules/read-cell'
import { RowsRefused, type Taking } from './taking'

/** An account's book against what is stored. */
export interface StoredMoney {
  readonly stored: StoredBook
  readonly newestBillId: string | null
  /** The book without the bills and payments that are stored already. */
  readonly fresh: AccountBook
}

const billFields = [
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
] as const

const mostOfAccount = 2_000

/**
 * Compares an account's bills and payments with those that are stored. What was issued or paid never changes: a row that says
 * otherwise is refused, with `RowsRefused`.
 */
export async function readStoredMoney(
  taking: Taking,
  accountId: string | null,
  book: AccountBook,
): Promise<StoredMoney> {
  const { engine, viewer } = taking
  const known = new Set<BookRow>()
  const problems = new Map<BookRow, string>()
  const bills = await storedBills(taking, book.bills)
  const lines = await storedLines(
    taking,
    [...bills.values()].map(({ id }) => id),
  )
  for (const { bill, lines: own } of book.bills) {
    const stored = bills.get(String(bill.values.billNumber))
    if (stored === undefined) continue
    const isSame =
      stored.Account__c === accountId &&
      isSameBill(bill, stored) &&
      isSameLines(own, lines.get(stored.id) ?? [])
    if (isSame) known.add(bill)
    else
      problems.set(
        bill,
        'It is stored with other values, and a bill never changes: send a correction as a bill of its own.',
      )
  }
  const payments = await storedPayments(taking, book.payments)
  for (const row of book.payments) {
    const stored = payments.get(String(row.values.paymentReference))
    if (stored === undefined) continue
    if (stored.Account__c === accountId && isSamePayment(row, stored)) known.add(row)
    else
      problems.set(
        row,
        'A payment of this reference is stored with other values: correct the row, or its reference.',
      )
  }
  if (problems.size > 0) throw new RowsRefused(problems)
  const [newest] =
    accountId === null
      ? []
      : await list(engine, viewer, billObject, {
          fields: billFields,
          where: { Account__c: accountId },
          orderedBy: ['-Bill_Date__c'],
          limit: 1,
        })
  return {
    stored: {
      newestBill:
        newest === undefined
          ? null
          : {
              number: newest.Name,
              day: newest.Bill_Date__c,
              closingCents: toCents(newest.Closing_Balance__c),
            },
    },
    newestBillId: newest?.id ?? null,
    fresh: {
      account: book.account,
      bills: book.bills.filter(({ bill }) => !known.has(bill)),
      payments: book.payments.filter((row) => !known.has(row)),
    },
  }
}

async function storedBills({ engine, viewer }: Taking, booked: readonly BookedBill[]) {
  if (booked.length === 0) return new Map<string, never>()
  const where = { Name: booked.map(({ bill }) => String(bill.values.billNumber)) }
  const bills = await list(engine, viewer, billObject, { fields: billFields, where, limit: mostOfAccount })
  return new Map(bills.map((bill) => [bill.Name, bill]))
}

async function storedPayments({ engine, viewer }: Taking, rows: readonly BookRow[]) {
  if (rows.length === 0) return new Map<string, never>()
  const payments = await list(engine, viewer, paymentObject, {
    fields: ['Name', 'Account__c', 'Amount__c', 'Payment_Date__c', 'Channel__c', 'Method_Type__c'],
    where: { Name: rows.map(({ values }) => String(values.paymentReference)) },
    limit: mostOfAccount,
  })
  return new Map(payments.map((payment) => [payment.Name, payment]))
}

async function storedLines({ engine, viewer }: Taking, billIds: readonly string[]) {
  const lines = new Map<string, Readonly<Record<string, unknown>>[]>()
  if (billIds.length === 0) return lines
  for (let start = 0; start < billIds.length; start += 30) {
    const found = await list(engine, viewer, billLineObject, {
      fields: ['Bill__c', 'Line_Type__c', 'Charged_By__c', 'Amount__c', 'Quantity__c', 'Unit__c', 'Rate__c'],
      where: { Bill__c: billIds.slice(start, start + 30) },
      orderedBy: ['Bill__c', 'Sort_Order__c'],
      limit: mostOfAccount,
    })
    for (const line of found) lines.set(line.Bill__c, [...(lines.get(line.Bill__c) ?? []), line])
  }
  return lines
}

type Stored = Readonly<Record<string, unknown>>

function isSameBill({ values }: BookRow, stored: Stored): boolean {
  return (
    isSameMoney(values, stored, {
      opening: 'Opening_Balance__c',
      charges: 'Charges__c',
      payments: 'Payments__c',
      closing: 'Closing_Balance__c',
    }) &&
    isEqual(values, stored, {
      billDate: 'Bill_Date__c',
      dueDate: 'Due_Date__c',
      periodStart: 'Period_Start__c',
      periodEnd: 'Period_End__c',
      estimated: 'Is_Estimated__c',
      final: 'Is_Final__c',
    })
  )
}

function isSameLines(rows: readonly BookRow[], stored: readonly Stored[]): boolean {
  return (
    rows.length === stored.length &&
    rows.every(
      ({ values }, index) =>
        isSameMoney(values, stored[index] ?? {}, { amount: 'Amount__c' }) &&
        isEqual(values, stored[index] ?? {}, {
          type: 'Line_Type__c',
          chargedBy: 'Charged_By__c',
          unit: 'Unit__c',
        }),
    )
  )
}

function isSamePayment({ values }: BookRow, stored: Stored): boolean {
  return (
    isSameMoney(values, stored, { amount: 'Amount__c' }) &&
    isEqual(values, stored, { date: 'Payment_Date__c', channel: 'Channel__c', method: 'Method_Type__c' })
  )
}

function isSameMoney(
  values: Readonly<Record<string, CellValue>>,
  stored: Stored,
  fields: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(fields).every(([column, field]) => toCents(values[column]) === toCents(stored[field]))
}

function isEqual(
  values: Readonly<Record<string, CellValue>>,
  stored: Stored,
  fields: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(fields).every(
    ([column, field]) => (values[column] ?? null) === (stored[field] ?? null),
  )
}
