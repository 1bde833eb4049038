import type { Label } from '@porchlight/metadata'
import type { DepositTerms } from './deposit-terms'

/**
 * The highest deposit that may be charged, in whole cents: the greater of a fifth of the estimated yearly billing and
 * the estimated billing of the next two months (16 TAC 25.478(e)). Months differ, so that either can be the greater one.
 *
 * @param bills the estimated bill of each month of a year in cents, January first
 * @param nextMonth the first of the next months, 1 to 12
 * @throws RangeError when these are not twelve bills or this is no month: no cap is better than a wrong one
 */
export function depositCap(
  bills: readonly number[],
  nextMonth: number,
  { capPartOfYear, capMonths }: DepositTerms,
): number {
  if (bills.length !== 12 || !Number.isInteger(nextMonth) || nextMonth < 1 || nextMonth > 12) {
    throw new RangeError('A deposit cap takes the bills of twelve months and a month from 1 to 12.')
  }
  const year = sumOf(bills)
  const next = sumOf([...bills, ...bills].slice(nextMonth - 1, nextMonth - 1 + capMonths))
  return Math.round(Math.max(year / capPartOfYear, next))
}

/** What `depositCap` is, as people read it. */
export const depositCapHelp: Label = {
  en: 'The greater of a fifth of the estimated yearly bill and the next two months’ estimate.',
  es: 'Lo mayor entre un quinto de la factura anual estimada y lo estimado para los próximos dos meses.',
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
