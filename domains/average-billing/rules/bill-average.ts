import { addMonths } from '../../customers/rules/calendar-day'

/** So many bills make an average: one of each season, whenever the first of them came. */
export const averagedBills = 12

/** A bill as far as its average depends on it; amounts in cents. */
export interface AveragedBill {
  /** The last day that it charges for, `YYYY-MM-DD`. */
  readonly end: string
  /** What it charged. */
  readonly charges: number
  /** What average billing added to its charges or took off them. */
  readonly adjustment: number
}

/** The average billing amount, based on an account’s own bills. */
export interface BillAverage {
  /** What each bill came to by itself, in cents: what average billing did to it is taken away again. */
  readonly amounts: readonly number[]
  /** In whole cents; null with fewer than twelve bills. */
  readonly average: number | null
  /** The day on which the twelfth bill ends; null where the average is known, or no bill shows when service began. */
  readonly knownFrom: string | null
}

/** The mean of amounts in whole cents, rounded to the nearest cent. */
export function meanOf(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length)
}

/** Averages the latest twelve bills of an account. @param bills newest first */
export function billAverage(bills: readonly AveragedBill[]): BillAverage {
  const latest = bills.slice(0, averagedBills)
  const amounts = latest.map(({ charges, adjustment }) => charges - adjustment)
  const [newest] = latest
  const missing = averagedBills - latest.length
  return {
    amounts,
    average: missing === 0 ? meanOf(amounts) : null,
    knownFrom: missing === 0 || newest === undefined ? null : addMonths(newest.end, missing),
  }
}
