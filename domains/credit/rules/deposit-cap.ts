import type { Label } from '@porchlight/metadata'
import type { LawOfPlace } from '../../customers/facts/law-by-place'

/**
 * The highest deposit that may be charged, in whole cents, by the law of the place: the greater of a part of the estimated
 * yearly billing and the estimated billing of the next months. Months differ, so that either can be the greater one.
 *
 * @param bills the estimated bill of each month of a year in cents, January first
 * @param nextMonth the first of the next months, 1 to 12
 * @throws RangeError when these are not twelve bills or this is no month: no cap is better than a wrong one
 */
export function depositCap(
  bills: readonly number[],
  nextMonth: number,
  { partOfYear, months }: Pick<NonNullable<LawOfPlace['depositCap']>, 'partOfYear' | 'months'>,
): number {
  if (bills.length !== 12 || !Number.isInteger(nextMonth) || nextMonth < 1 || nextMonth > 12) {
    throw new RangeError('A deposit cap takes the bills of twelve months and a month from 1 to 12.')
  }
  const year = sumOf(bills)
  const next = sumOf([...bills, ...bills].slice(nextMonth - 1, nextMonth - 1 + months))
  return Math.round(Math.max(year / partOfYear, next))
}

/** What `depositCap` is, as people read it. */
export const depositCapHelp: Label = {
  en: 'The greater of a fifth of the estimated yearly bill and the next two months’ estimate in Texas; elsewhere what the state’s law allows, and 0 where we do not know it.',
  es: 'Lo mayor entre un quinto de la factura anual estimada y lo estimado para los próximos dos meses en Texas; en otros estados, lo que permita su ley, y 0 donde no la conocemos.',
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
