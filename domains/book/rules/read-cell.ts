import type { BookColumn, CellKind } from './book-files'

/** What a cell holds; null where it is empty. */
export type CellValue = string | number | boolean | null

/** A parsed cell, or the sentence that states its problem and what to write. */
export type ReadCell = { readonly value: CellValue } | { readonly problem: string }

const mostDollars = 1_000_000

/** Stands for a character that is no text, as where an encoding was mistaken. */
export const unreadable = '\uFFFD'

/** Reads the text of a cell by its column. Sentences name the column as `name`. */
export function readCell(name: string, { kind, required }: BookColumn, typed: string): ReadCell {
  const cell = typed.trim()
  if (cell.includes(unreadable)) {
    return { problem: `Write ${name} without ${unreadable}: that character could not be read.` }
  }
  if (cell !== '') return readAs(name, kind, cell)
  return required ? { problem: `Fill in ${name}.` } : { value: kind.is === 'yes or no' ? false : null }
}

function readAs(name: string, kind: CellKind, cell: string): ReadCell {
  switch (kind.is) {
    case 'text':
      return valid(cell, cell.length <= kind.longest, `Shorten ${name} to ${kind.longest} characters.`)
    case 'number of a record':
      return valid(
        cell,
        cell.length <= kind.longest && /^[0-9A-Za-z-]+$/.test(cell),
        `Write ${name} with letters, digits and dashes alone, ${kind.longest} at most.`,
      )
    case 'one of':
      return valid(
        cell,
        kind.values.includes(cell),
        `Write ${name} as ${listed(kind.values)}, or map your codes to these in mapping.json.`,
      )
    case 'day': {
      const day = dayOf(cell)
      return valid(day, isDay(day), `Write ${name} as a day of the calendar, such as 2026-03-31.`)
    }
    case 'dollars': {
      const dollars = dollarsOf(cell)
      return valid(
        dollars,
        Math.abs(dollars) <= mostDollars,
        `Write ${name} in dollars and cents, such as 1234.50 or -12.00, a million at most.`,
      )
    }
    case 'decimal':
      return valid(
        Number(cell),
        /^\d{1,9}(\.\d{1,4})?$/.test(cell),
        `Write ${name} as a number of at most four decimals, such as 812.5.`,
      )
    case 'whole number':
      return valid(
        Number(cell),
        /^\d{1,4}$/.test(cell) && Number(cell) >= kind.from && Number(cell) <= kind.to,
        `Write ${name} as a whole number from ${kind.from} to ${kind.to}.`,
      )
    case 'ZIP code':
      return valid(cell, /^\d{5}$/.test(cell), `Write ${name} as a ZIP code of five digits, such as 77002.`)
    case 'state':
      return valid(cell, /^[A-Z]{2}$/.test(cell), `Write ${name} as two capitals, such as TX.`)
    case 'phone':
      return valid(
        cell,
        /^[\d\s().+-]{10,20}$/.test(cell),
        `Write ${name} as a telephone number, such as (713) 555-0121.`,
      )
    case 'moment':
      return valid(
        cell,
        isMoment(cell),
        `Write ${name} as a moment in UTC, such as 2026-03-31T14:05:00.000Z.`,
      )
    case 'intervals of a day':
      return valid(
        cell,
        cell.split(' ').every((one) => /^(-|\d{1,4}(\.\d{1,3})?)$/.test(one)),
        `Write ${name} as numbers of at most three decimals with a space between, and - for one that was not read.`,
      )
    case 'yes or no':
      return valid(cell === 'yes', cell === 'yes' || cell === 'no', `Write ${name} as yes or no.`)
  }
}

function valid(value: CellValue, isValid: boolean, problem: string): ReadCell {
  return isValid ? { value } : { problem }
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

function listed(values: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(values)
}
