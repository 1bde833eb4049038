import { describe, expect, it } from 'vitest'
import { rowId, shownRows } from './shown-rows'

describe('the rows that an address asks for', () => {
  it.each([
    ['', 50, 100],
    ['shown=100', 100, 150],
    ['shown=1990', 1990, 2000],
    ['shown=99999', 2000, 2000],
    ['shown=-3', 50, 100],
    ['shown=many', 50, 100],
  ])('?%s shows %i, then %i', (search, count, next) => {
    expect(shownRows('/messages', search, 50)).toEqual({ count, more: `/messages?shown=${next}` })
  })

  it('keeps the account that the address names, and nothing else', () => {
    expect(shownRows('/bills', 'sent&account=001A0000000001BIAQ&shown=12', 12).more).toBe(
      '/bills?account=001A0000000001BIAQ&shown=24',
    )
  })

  it('names each row by its place from 1', () => {
    expect([rowId('bill', 0), rowId('bill', 12)]).toEqual(['bill-1', 'bill-13'])
  })
})
