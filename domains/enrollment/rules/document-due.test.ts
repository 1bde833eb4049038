import { describe, expect, it } from 'vitest'
import { documentDue } from './document-due'

describe('the day by which a document is needed', () => {
  it.each([
    ['so many days after it is requested', 5, '2026-12-20', '2026-12-06'],
    ['the start, where that is sooner', 30, '2026-12-20', '2026-12-20'],
    ['the start, where the brand gives no days', null, '2026-12-20', '2026-12-20'],
    ['the very day, where the start is today', 1, '2026-12-01', '2026-12-01'],
    ['the days alone, where the start is over', 5, '2026-11-30', '2026-12-06'],
    ['the days alone, where no start was requested', 5, null, '2026-12-06'],
    ['open, where nothing says it', null, null, null],
    ['open, where the start is over and no days are given', null, '2026-11-30', null],
  ])('is %s', (_what, days, start, expected) => {
    expect(documentDue(days, '2026-12-01', start)).toBe(expected)
  })
})
