import { toCents } from '@porchlight/metadata'
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
export function problemsOf(book: AccountBook, stored: StoredBook, today: string): RowProblems {
  const problems = new Map<BookRow, string>()
  const note = (row: BookRow, sentence: string | null) => {
    if (sentence !== null && !problems.has(row)) problems.set(row, sentence)
  }
  for (const booked of book.bills) note(booked.bill, billProblem(booked, today))
  for (const payment of book.payments) note(payment, paymentProblem(payment, stored, today))
  for (const [row, sentence] of besideProblems(
    book.beside,
    book.bills.map(({ bill }) => bill),
    today,
  ))
    note(row, sentence)
  if (problems.size > 0) return problems
  const bills = stepsOf({ bills: book.bills, payments: [], deposits: [] }).flatMap((step) =>
    step.is === 'bill' ? [step.booked.bill] : [],
  )
  let before = stored.newestBill
  for (const bill of bills) {
    note(bill, orderProblem(bill, before))
    if (stored.newestBill === null) note(bill, receivedProblem(bill, before?.day ?? '', book.payments))
    before = {
      number: String(bill.values.billNumber),
      day: dayOf(bill, 'billDate'),
      closingCents: toCents(bill.values.closing),
    }
  }
  if (problems.size === 0 && stored.newestBill === null) note(book.account, balanceProblem(book, before))
  return problems
}

function billProblem({ bill, lines }: BookedBill, today: string): string | null {
  const { opening, charges, payments, closing } = bill.values
  if (lines.length === 0) return 'Send its lines as bill-lines: a bill has one at least.'
  if (lines.length > 60) return 'Sum its lines up to 60 at most.'
  const sum = lines.reduce((cents, { values }) => cents + toCents(values.amount), 0)
  if (sum !== toCents(charges)) {
    return `Its lines come to ${money(sum)} and charges is ${money(toCents(charges))}: send lines that add up to the charges.`
  }
  const due = toCents(opening) + toCents(charges) - toCents(payments)
  if (due !== toCents(closing)) {
    return `opening + charges − payments is ${money(due)} and closing is ${money(toCents(closing))}: correct one of them.`
  }
  if (dayOf(bill, 'periodEnd') < dayOf(bill, 'periodStart'))
    return 'Write a periodEnd that is not before periodStart.'
  if (daysOf(bill) > 120) return 'Write a period of 120 days at most.'
  if (dayOf(bill, 'dueDate') < dayOf(bill, 'billDate')) return 'Write a dueDate that is not before billDate.'
  return dayOf(bill, 'billDate') > today ? 'Send it once it is issued: billDate is in the future.' : null
}

/** How many days a bill is for. */
export function daysOf(bill: BookRow): number {
  const between = Date.parse(dayOf(bill, 'periodEnd')) - Date.parse(dayOf(bill, 'periodStart'))
  return Math.round(between / 86_400_000) + 1
}

function paymentProblem(payment: BookRow, { newestBill }: StoredBook, today: string): string | null {
  if (Number(payment.values.amount) <= 0)
    return 'Write an amount above zero, and leave out payments that were returned.'
  if (dayOf(payment, 'date') > today) return 'Send it once it is received: date is in the future.'
  if (newestBill === null || dayOf(payment, 'date') >= newestBill.day) return null
  return `Leave it out: bill ${newestBill.number} of ${newestBill.day} is stored already and has in it what was paid before.`
}

function orderProblem(bill: BookRow, before: StoredBook['newestBill']): string | null {
  if (before === null) return null
  const day = dayOf(bill, 'billDate')
  if (day <= before.day) {
    return `Bill ${before.number} of ${before.day} is not older: send bills of an account in the order of their days, one a day.`
  }
  const opening = toCents(bill.values.opening)
  if (opening === before.closingCents) return null
  return `It opens with ${money(opening)}, and bill ${before.number} before it closes with ${money(before.closingCents)}: correct one of them, or send the bill between them.`
}

function receivedProblem(bill: BookRow, from: string, payments: readonly BookRow[]): string | null {
  const own = payments.filter((payment) => {
    const day = dayOf(payment, 'date')
    return day >= from && day < dayOf(bill, 'billDate')
  })
  const sum = own.reduce((cents, { values }) => cents + toCents(values.amount), 0)
  if (own.length === 0 || sum === toCents(bill.values.payments)) return null
  return `Payments since the bill before come to ${money(sum)} and payments is ${money(toCents(bill.values.payments))}: send all payments of that time, or none.`
}

function balanceProblem({ account, payments }: AccountBook, last: StoredBook['newestBill']): string | null {
  const paid = payments
    .filter((payment) => dayOf(payment, 'date') >= (last?.day ?? ''))
    .reduce((cents, { values }) => cents + toCents(values.amount), 0)
  return balanceDifference(account, (last?.closingCents ?? 0) - paid)
}

/** What is wrong with the balance that an account states where its bills and payments give `cents`; null for nothing. */
export function balanceDifference(account: BookRow, cents: number): string | null {
  const stated = toCents(account.values.balance)
  if (stated === cents) return null
  return `balance is ${money(stated)}, and its bills and payments give ${money(cents)}: correct it, or send the bill or payment that is missing.`
}

function dayOf({ values }: BookRow, column: string): string {
  return String(values[column])
}

function money(cents: number): string {
  return (cents / 100).toFixed(2)
}
