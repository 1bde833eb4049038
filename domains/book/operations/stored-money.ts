import { toCents } from '@porchlight/metadata'
import { first } from '@porchlight/server-methods/records/list'
import { billObject } from '../../energy/objects/bill/object'
import type { BookFileName } from '../facts/book-file-names'
import type { AccountBook, StoredBook } from '../rules/account-book'
import { bookFiles } from '../rules/book-files'
import type { BookRow } from '../rules/book-row'
import { groupedBy } from './grouped-by'
import { readStored, type StoredRecord } from './read-stored'
import { differencesOf, pathsOf, storedFiles } from './stored-columns'
import { RowsRefused, type Taking } from './taking'

/** An account's book compared with the stored data. */
export interface StoredMoney {
  readonly stored: StoredBook
  readonly newestBillId: string | null
  /** The book without the bills and payments that are stored already. */
  readonly fresh: AccountBook
}

/**
 * Compares an account's bills and payments with those that are stored. Issued bills and payments never change: a row
 * that differs is rejected, with `RowsRefused`.
 */
export async function readStoredMoney(
  taking: Taking,
  accountId: string | null,
  book: AccountBook,
): Promise<StoredMoney> {
  const { engine, viewer, t } = taking
  const known = new Set<BookRow>()
  const problems = new Map<BookRow, string>()
  const bills = await storedOf(
    taking,
    'bills',
    book.bills.map(({ bill }) => bill),
  )
  const lines = await linesOf(
    taking,
    [...bills.values()].map(({ id }) => id),
  )
  for (const { bill, lines: own } of book.bills) {
    const stored = bills.get(String(bill.values.billNumber))
    if (stored === undefined) continue
    const isSame = isSameRow(bill, stored, accountId) && isSameLines(own, lines.get(stored.id) ?? [])
    if (isSame) known.add(bill)
    else problems.set(bill, t('billChanged'))
  }
  const payments = await storedOf(taking, 'payments', book.payments)
  for (const row of book.payments) {
    const stored = payments.get(String(row.values.paymentReference))
    if (stored === undefined) continue
    if (isSameRow(row, stored, accountId)) known.add(row)
    else problems.set(row, t('paymentChanged'))
  }
  const deposits = await storedOf(taking, 'deposits', book.beside.deposits)
  for (const row of book.beside.deposits) {
    const stored = deposits.get(String(row.values.depositNumber))
    if (stored === undefined) continue
    if (isSameRow(row, stored, accountId)) known.add(row)
    else problems.set(row, t('depositChanged'))
  }
  if (problems.size > 0) throw new RowsRefused(problems)
  const newest =
    accountId === null
      ? null
      : await first(engine, viewer, billObject, {
          fields: ['Name', 'Bill_Date__c', 'Closing_Balance__c'],
          where: { Account__c: accountId },
          orderedBy: ['-Bill_Date__c'],
        })
  return {
    stored: {
      newestBill:
        newest === null
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
      beside: { ...book.beside, deposits: book.beside.deposits.filter((row) => !known.has(row)) },
    },
  }
}

/** Those of the rows that are stored, by their number. */
async function storedOf(
  { engine, viewer }: Taking,
  file: BookFileName,
  rows: readonly BookRow[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const { objectApiName } = storedFiles[file]
  const { key } = bookFiles[file]
  const numbers = rows.map(({ values }) => String(values[key ?? '']))
  const paths = [...pathsOf(file), 'Account__c']
  const where = { field: 'Name', values: numbers }
  const records = await readStored(engine, viewer, { objectApiName, paths, where })
  return new Map(records.map((record) => [String(record.values.Name), record]))
}

/** The lines of stored bills in their order, by the id of the bill. */
async function linesOf(
  { engine, viewer }: Taking,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredRecord[]>> {
  const lines = await readStored(engine, viewer, {
    objectApiName: storedFiles['bill-lines'].objectApiName,
    paths: [...pathsOf('bill-lines'), 'Bill__c'],
    where: { field: 'Bill__c', values: billIds },
    orderedBy: ['Bill__c', 'Sort_Order__c'],
  })
  return groupedBy(lines, ({ values }) => String(values.Bill__c))
}

function isSameRow(row: BookRow, { values }: StoredRecord, accountId: string | null): boolean {
  return values.Account__c === accountId && differencesOf(row, values).length === 0
}

function isSameLines(rows: readonly BookRow[], stored: readonly StoredRecord[]): boolean {
  const isSame = (row: BookRow, line: StoredRecord | undefined) =>
    line !== undefined && differencesOf(row, line.values).length === 0
  return rows.length === stored.length && rows.every((row, index) => isSame(row, stored[index]))
}
