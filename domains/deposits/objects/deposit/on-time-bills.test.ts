import { describe, expect, it } from 'vitest'
import { type BillPaymentStatus, countOnTimeBills } from './on-time-bills'

/** A bill of the first of a month, due on the 17th. */
const bill = (month: string, fields: Partial<BillPaymentStatus> = {}): BillPaymentStatus => ({
  billDate: `${month}-01`,
  dueDate: `${month}-17`,
  closingCents: 12_050,
  status: 'Paid',
  paidDate: `${month}-17`,
  ...fields,
})
const late = { paidDate: '2026-03-18' } as const
const open = { status: 'Open', paidDate: null } as const

describe('bills in a row that were paid on time', () => {
  it.each<[string, readonly BillPaymentStatus[], number]>([
    ['none without a bill', [], 0],
    ['the due day itself', [bill('2026-01'), bill('2026-02')], 2],
    ['begins anew with a late one', [bill('2026-01'), bill('2026-02'), bill('2026-03', late)], 0],
    ['goes on after a late one', [bill('2026-03', late), bill('2026-04'), bill('2026-05')], 2],
    ['whatever order they are read in', [bill('2026-05'), bill('2026-03', late), bill('2026-04')], 2],
    ['without one that can still be paid', [bill('2026-05'), bill('2026-06', open)], 1],
    ['none once that one was not', [bill('2026-04'), bill('2026-05', { ...open, status: 'Past_Due' })], 0],
    ['none where it went over to the next', [bill('2026-05', { ...open, status: 'Carried_Over' })], 0],
    ['with one that asked for nothing', [bill('2026-05', { ...open, closingCents: -100 })], 1],
    ['with one of nothing', [bill('2026-05', { ...open, closingCents: 0 })], 1],
    ['none with one that asked for a cent', [bill('2026-05', { ...open, closingCents: 1 })], 0],
    ['with one of which nobody knows the day', [bill('2026-05', { paidDate: null })], 1],
    ['without those before the deposit was paid', [bill('2025-12'), bill('2026-01')], 1],
    [
      'twelve of a year',
      Array.from({ length: 12 }, (_, index) => bill(`2026-${String(index + 1).padStart(2, '0')}`)),
      12,
    ],
  ])('are %s', (_name, bills, count) => {
    expect(countOnTimeBills(bills, '2026-01-01', '2026-06-17')).toBe(count)
  })

  it('count an open bill as late from the day after it was due', () => {
    const bills = [bill('2026-05'), bill('2026-06', open)]
    expect(countOnTimeBills(bills, '2026-01-01', '2026-06-17')).toBe(1)
    expect(countOnTimeBills(bills, '2026-01-01', '2026-06-18')).toBe(0)
  })
})
