import type { BookText } from '../facts/book-text'
import type { BesideFileName } from './book-files'
import type { BookRow } from './book-row'

/** A row, and the sentence with the correction to make. */
type Wrong = readonly [row: BookRow, sentence: string]

/**
 * Returns the problems of an account's rows besides its bills and payments: two of one day or moment, dates in the
 * future, a deposit of nothing, and intervals that do not add up to the bill of their days.
 */
export function besideProblems(
  { deposits, intervals, consents }: Readonly<Record<BesideFileName, readonly BookRow[]>>,
  bills: readonly BookRow[],
  today: string,
  t: BookText,
): readonly Wrong[] {
  const wrong = deposits.flatMap((row): readonly Wrong[] => {
    if (Number(row.values.amount) <= 0) return [[row, t('depositOfNothing')]]
    const isFuture = String(row.values.paidDate) > today
    return isFuture ? [[row, t('depositInFuture')]] : []
  })
  const early = intervals
    .filter(({ values }) => String(values.day) >= today)
    .map((row): Wrong => [row, t('dayNotOver')])
  const late = consents
    .filter(({ values }) => String(values.givenAt).slice(0, 10) > today)
    .map((row): Wrong => [row, t('consentInFuture')])
  return [
    ...wrong,
    ...early,
    ...late,
    ...twice(
      intervals,
      ({ values }) => String(values.day),
      (line) => t('dayTwice', { line }),
    ),
    ...twice(
      consents,
      ({ values }) => `${values.type} ${values.action} ${values.givenAt}`,
      (line) => t('consentTwice', { line }),
    ),
    ...bills.flatMap((bill) => usageProblem(bill, intervals, t)),
  ]
}

function twice(
  rows: readonly BookRow[],
  keyOf: (row: BookRow) => string,
  sentence: (line: number) => string,
): readonly Wrong[] {
  const seen = new Map<string, BookRow>()
  return rows.flatMap((row): readonly Wrong[] => {
    const before = seen.get(keyOf(row))
    seen.set(keyOf(row), row)
    return before === undefined ? [] : [[row, sentence(before.line)]]
  })
}

/** Checks that the intervals of all days of a bill add up to the billed usage, where each of them was read. */
function usageProblem(bill: BookRow, intervals: readonly BookRow[], t: BookText): readonly Wrong[] {
  const { periodStart, periodEnd, kilowattHours } = bill.values
  if (kilowattHours === null) return []
  const own = intervals.filter(
    ({ values }) => String(values.day) >= String(periodStart) && String(values.day) <= String(periodEnd),
  )
  const days = (Date.parse(String(periodEnd)) - Date.parse(String(periodStart))) / 86_400_000 + 1
  const read = own.flatMap(({ values }) => String(values.kilowattHours).split(' '))
  if (own.length < days || read.includes('-')) return []
  const sum = Math.round(read.reduce((watts, one) => watts + Number(one) * 1_000, 0))
  if (sum === Math.round(Number(kilowattHours) * 1_000)) return []
  return [[bill, t('usageDiffers', { sum: sum / 1_000, stated: String(kilowattHours) })]]
}
