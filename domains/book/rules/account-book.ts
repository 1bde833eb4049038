import { toCents } from '@porchlight/metadata'
import type { BookText } from '../facts/book-text'
import { besideProblems } from './beside-problems'
import type { BesideFileName } from './book-files'
import type { BookRow } from './book-row'

/** A bill with its lines, in the order of their file. */
export interface BookedBill {
  readonly bill: BookRow
  readonly lines: readonly BookRow[]
}

/** An account of the book with all that is of it. */
export interface AccountBook {
  readonly account: BookRow
  readonly bills: readonly BookedBill[]
  readonly payments: readonly BookRow[]
  /** What it has beside them, by file. */
  readonly beside: Readonly<Record<BesideFileName, readonly BookRow[]>>
}

/** What is stored of an account before its book is taken. */
export interface StoredBook {
  /** Null for an account without a bill. */
  readonly newestBill: { readonly number: string; readonly day: string; readonly closingCents: number } | null
}

/** The problems of rows, by row: each a sentence with the correction to make. */
export type RowProblems = ReadonlyMap<BookRow, string>

/** What is written of an account one after the other: bills, payments and deposits by their days. */
export type BookStep =
  | { readonly is: 'bill'; readonly day: string; readonly booked: BookedBill }
  | { readonly is: 'payment'; readonly day: string; readonly payment: BookRow }
  | { readonly is: 'deposit'; readonly day: string; readonly deposit: BookRow }

/** Every row of an account. */
export function rowsOf({ account, bills, payments, beside }: AccountBook): readonly BookRow[] {
  const others = Object.values(beside).flat()
  return [account, ...bills.flatMap(({ bill, lines }) => [bill, ...lines]), ...payments, ...others]
}

/** Bills, payments and deposits in the order of their days; a payment of the day of a bill is part of the next one. */
export function stepsOf({
  bills,
  payments,
  deposits,
}: Pick<AccountBook, 'bills' | 'payments'> & { readonly deposits: readonly BookRow[] }): readonly BookStep[] {
  const steps: BookStep[] = [
    ...bills.map((booked) => ({ is: 'bill', day: dayOf(booked.bill, 'billDate'), booked }) as const),
    ...payments.map((payment) => ({ is: 'payment', day: dayOf(payment, 'date'), payment }) as const),
    ...deposits.map((deposit) => ({ is: 'deposit', day: dayOf(deposit, 'paidDate'), deposit }) as const),
  ]
  return steps.sort((one, other) => one.day.localeCompare(other.day) || one.is.localeCompare(other.is))
}

/**
 * What does not tie among rows that are new: lines and charges, a bill by itself, a bill and the one before it, a bill and
 * its payments, and, of an account without stored bills, the balance that it states.
 */
export function problemsOf(book: AccountBook, stored: StoredBook, today: string, t: BookText): RowProblems {
  const problems = new Map<BookRow, string>()
  const note = (row: BookRow, sentence: string | null) => {
    if (sentence !== null && !problems.has(row)) problems.set(row, sentence)
  }
  for (const booked of book.bills) note(booked.bill, billProblem(booked, today, t))
  for (const payment of book.payments) note(payment, paymentProblem(payment, stored, today, t))
  for (const [row, sentence] of besideProblems(
    book.beside,
    book.bills.map(({ bill }) => bill),
    today,
    t,
  ))
    note(row, sentence)
  if (problems.size > 0) return problems
  const bills = stepsOf({ bills: book.bills, payments: [], deposits: [] }).flatMap((step) =>
    step.is === 'bill' ? [step.booked.bill] : [],
  )
  let before = stored.newestBill
  for (const bill of bills) {
    note(bill, orderProblem(bill, before, t))
    if (stored.newestBill === null) note(bill, receivedProblem(bill, before?.day ?? '', book.payments, t))
    before = {
      number: String(bill.values.billNumber),
      day: dayOf(bill, 'billDate'),
      closingCents: toCents(bill.values.closing),
    }
  }
  if (problems.size === 0 && stored.newestBill === null) note(book.account, balanceProblem(book, before, t))
  return problems
}

function billProblem({ bill, lines }: BookedBill, today: string, t: BookText): string | null {
  const { opening, charges, payments, closing } = bill.values
  if (lines.length === 0) return t('billWithoutLines')
  if (lines.length > 60) return t('tooManyLines')
  const sum = lines.reduce((cents, { values }) => cents + toCents(values.amount), 0)
  if (sum !== toCents(charges)) {
    return t('linesDiffer', { sum: money(sum), charges: money(toCents(charges)) })
  }
  const due = toCents(opening) + toCents(charges) - toCents(payments)
  if (due !== toCents(closing)) {
    return t('closingDiffers', { due: money(due), closing: money(toCents(closing)) })
  }
  if (dayOf(bill, 'periodEnd') < dayOf(bill, 'periodStart')) return t('periodOrder')
  if (daysOf(bill) > 120) return t('periodTooLong')
  if (dayOf(bill, 'dueDate') < dayOf(bill, 'billDate')) return t('dueOrder')
  return dayOf(bill, 'billDate') > today ? t('billInFuture') : null
}

/** How many days a bill is for. */
export function daysOf(bill: BookRow): number {
  const between = Date.parse(dayOf(bill, 'periodEnd')) - Date.parse(dayOf(bill, 'periodStart'))
  return Math.round(between / 86_400_000) + 1
}

function paymentProblem(
  payment: BookRow,
  { newestBill }: StoredBook,
  today: string,
  t: BookText,
): string | null {
  if (Number(payment.values.amount) <= 0) return t('paymentOfNothing')
  if (dayOf(payment, 'date') > today) return t('paymentInFuture')
  if (newestBill === null || dayOf(payment, 'date') >= newestBill.day) return null
  return t('paymentIncluded', { number: newestBill.number, day: newestBill.day })
}

function orderProblem(bill: BookRow, before: StoredBook['newestBill'], t: BookText): string | null {
  if (before === null) return null
  const day = dayOf(bill, 'billDate')
  if (day <= before.day) {
    return t('billOrder', { number: before.number, day: before.day })
  }
  const opening = toCents(bill.values.opening)
  if (opening === before.closingCents) return null
  return t('openingDiffers', {
    opening: money(opening),
    number: before.number,
    closing: money(before.closingCents),
  })
}

function receivedProblem(
  bill: BookRow,
  from: string,
  payments: readonly BookRow[],
  t: BookText,
): string | null {
  const own = payments.filter((payment) => {
    const day = dayOf(payment, 'date')
    return day >= from && day < dayOf(bill, 'billDate')
  })
  const sum = own.reduce((cents, { values }) => cents + toCents(values.amount), 0)
  if (own.length === 0 || sum === toCents(bill.values.payments)) return null
  return t('paymentsDiffer', { sum: money(sum), payments: money(toCents(bill.values.payments)) })
}

function balanceProblem(
  { account, payments }: AccountBook,
  last: StoredBook['newestBill'],
  t: BookText,
): string | null {
  const paid = payments
    .filter((payment) => dayOf(payment, 'date') >= (last?.day ?? ''))
    .reduce((cents, { values }) => cents + toCents(values.amount), 0)
  return balanceDifference(account, (last?.closingCents ?? 0) - paid, t)
}

/** What is wrong with the balance that an account states where its bills and payments give `cents`; null for nothing. */
export function balanceDifference(account: BookRow, cents: number, t: BookText): string | null {
  const stated = toCents(account.values.balance)
  if (stated === cents) return null
  return t('balanceDiffers', { stated: money(stated), own: money(cents) })
}

function dayOf({ values }: BookRow, column: string): string {
  return String(values[column])
}

function money(cents: number): string {
  return (cents / 100).toFixed(2)
}
