import { expect, it } from 'vitest'
import { bookText } from '../facts/book-text'
import { bookFiles } from './book-files'
import { readCell } from './read-cell'

const t = bookText('en')

const { billDate, closing } = bookFiles.bills.columns

it('reads days and dollars as a spreadsheet of the country saves them', () => {
  if (billDate === undefined || closing === undefined) throw new TypeError('bills have both columns.')
  const days = ['2026-03-31', '3/31/2026', '03/31/2026'].map((cell) =>
    readCell('billDate', billDate, cell, t),
  )
  expect(days).toEqual(Array.from({ length: 3 }, () => ({ value: '2026-03-31' })))
  for (const cell of ['31/3/2026', '2/29/2026', '3/31/26', '3-31-2026', '13/1/2026']) {
    expect(readCell('billDate', billDate, cell, t), cell).toHaveProperty('problem')
  }
  const amounts: readonly (readonly [string, number])[] = [
    ['1234.50', 1234.5],
    ['$1,234.50', 1234.5],
    ['-$12', -12],
    ['1,000,000.00', 1_000_000],
  ]
  for (const [cell, value] of amounts) expect(readCell('closing', closing, cell, t), cell).toEqual({ value })
  for (const cell of ['1234,50', '12,34.50', '1,00', '$', '1.234,50', '1,000,000.01', '- 12', '12.345']) {
    expect(readCell('closing', closing, cell, t), cell).toHaveProperty('problem')
  }
})
