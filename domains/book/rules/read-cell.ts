import type { BookText } from '../facts/book-text'
import type { BookColumn, CellKind } from './book-files'

/** What a cell holds; null where it is empty. */
export type CellValue = string | number | boolean | null

/** A parsed cell, or the sentence that states its problem and what to write. */
export type ReadCell = { readonly value: CellValue } | { readonly problem: string }

const mostDollars = 1_000_000

/** Stands for a character that is no text, as where an encoding was mistaken. */
export const unreadable = '\uFFFD'

/** Reads the text of a cell by its column. Sentences name the column as `name`. */
export function readCell(name: string, { kind, required }: BookColumn, typed: string, t: BookText): ReadCell {
  const cell = typed.trim()
  if (cell.includes(unreadable)) {
    return { problem: t('unreadable', { name, sign: unreadable }) }
  }
  if (cell !== '') return readAs(name, kind, cell, t)
  return required ? { problem: t('empty', { name }) } : { value: kind.is === 'yes or no' ? false : null }
}

function readAs(name: string, kind: CellKind, cell: string, t: BookText): ReadCell {
  switch (kind.is) {
    case 'text':
      return valid(cell, cell.length <= kind.longest, () => t('tooLong', { name, longest: kind.longest }))
    case 'number of a record':
      return valid(cell, cell.length <= kind.longest && /^[0-9A-Za-z-]+$/.test(cell), () =>
        t('notNumber', { name, longest: kind.longest }),
      )
    case 'one of':
      return valid(cell, kind.values.includes(cell), () =>
        t('notOneOf', { name, values: t.alternatives(kind.values) }),
      )
    case 'day': {
      const day = dayOf(cell)
      return valid(day, isDay(day), () => t('notDay', { name }))
    }
    case 'dollars': {
      const dollars = dollarsOf(cell)
      return valid(dollars, Math.abs(dollars) <= mostDollars, () => t('notDollars', { name }))
    }
    case 'decimal':
      return valid(Number(cell), /^\d{1,9}(\.\d{1,4})?$/.test(cell), () => t('notDecimal', { name }))
    case 'whole number':
      return valid(
        Number(cell),
        /^\d{1,4}$/.test(cell) && Number(cell) >= kind.from && Number(cell) <= kind.to,
        () => t('notWhole', { name, from: kind.from, to: kind.to }),
      )
    case 'ZIP code':
      return valid(cell, /^\d{5}$/.test(cell), () => t('notZip', { name }))
    case 'state':
      return valid(cell, /^[A-Z]{2}$/.test(cell), () => t('notState', { name }))
    case 'phone':
      return valid(cell, /^[\d\s().+-]{10,20}$/.test(cell), () => t('notPhone', { name }))
    case 'moment':
      return valid(cell, isMoment(cell), () => t('notMoment', { name }))
    case 'intervals of a day':
      return valid(
        cell,
        cell.split(' ').every((one) => /^(-|\d{1,4}(\.\d{1,3})?)$/.test(one)),
        () => t('notIntervals', { name }),
      )
    case 'yes or no':
      return valid(cell === 'yes', cell === 'yes' || cell === 'no', () => t('notYesOrNo', { name }))
  }
}

/** Words the problem only where there is one: most cells have none. */
function valid(value: CellValue, isValid: boolean, problem: () => string): ReadCell {
  return isValid ? { value } : { problem: problem() }
}

/** A day as spreadsheets of the country save it, month/day/year, turned into `YYYY-MM-DD`; anything else as it is. */
function dayOf(cell: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  return year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `1234.50`, `-12.00` and, as spreadsheets of the country save them, `$1,234.50`; NaN for anything else. */
function dollarsOf(cell: string): number {
  const [, sign = '', whole = '', cents = ''] =
    /^(-?)\$?(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(\.\d{1,2})?$/.exec(cell) ?? []
  return whole === '' ? Number.NaN : Number(`${sign}${whole.replaceAll(',', '')}${cents}`)
}

function isDay(cell: string): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(cell)) return false
  const moment = Date.parse(`${cell}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(cell)
}

function isMoment(cell: string): boolean {
  return /^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(cell) && !Number.isNaN(Date.parse(cell))
}
