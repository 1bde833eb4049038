import { lawByPlace } from '../../customers/facts/law-by-place'

/** How deposits go back and are split. */
export type DepositTerms = Omit<(typeof lawByPlace)['TX Electricity']['depositTerms'], 'source' | 'inForceOn'>

/** The terms set by the law of Texas. We offer them everywhere: no law that we know grants customers more. */
export const depositTerms: DepositTerms = lawByPlace['TX Electricity'].depositTerms

/** The yearly interest of each year in percent: the commission sets it by December 1 for the year after. */
export type DepositRates = ReadonlyMap<number, number>

/** The rates of the demo world: a round number, which no commission has set. */
export const demoDepositRates: DepositRates = new Map(
  Array.from({ length: 31 }, (_, index) => [2015 + index, 4] as const),
)

/** The rate of the day `date` (`YYYY-MM-DD`) in percent; null when it is not configured. */
export function depositRateOn(date: string, rates: DepositRates): number | null {
  return rates.get(Number(date.slice(0, 4))) ?? null
}

/**
 * The simple interest in cents on `cents` that were held from the day `from` until the day before `until`, each day
 * at its own year’s rate, rounded once at the end. A leap year’s day earns as much as any other. Null when the rate
 * of one of those years is not known: no interest is better than a wrong one.
 */
export function depositInterest(
  cents: number,
  from: string,
  until: string,
  rates: DepositRates,
): number | null {
  let percentDays = 0
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1) {
    const start = Math.max(Date.parse(from), Date.UTC(year, 0))
    const days = (Math.min(Date.parse(until), Date.UTC(year + 1, 0)) - start) / 86_400_000
    if (days <= 0) continue
    const rate = rates.get(year)
    if (rate === undefined) return null
    percentDays += days * rate
  }
  return Math.round((cents * percentDays) / 36_500)
}

/** Whether a deposit that was held from the day `from` until it goes back on `until` goes back with interest. */
export function owesInterest(from: string, until: string, { daysWithoutInterest }: DepositTerms): boolean {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000 > daysWithoutInterest
}

/** The first of `instalments` equal parts of an amount in cents; the odd cent is paid first. */
export function firstInstalment(cents: number, { instalments }: DepositTerms): number {
  return Math.ceil(cents / instalments)
}
