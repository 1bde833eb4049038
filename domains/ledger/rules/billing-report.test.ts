import { describe, expect, it } from 'vitest'
import {
  entriesOfIssuedBill,
  entriesOfPaidBill,
  entriesOfReportedPayments,
  type LedgerBeforeReport,
  type ReportedBill,
} from './billing-report'

const bill: ReportedBill = {
  billId: 'bill one',
  number: 'B-1',
  billDay: '2026-11-02',
  dueDay: '2026-11-18',
  openingCents: 0,
  chargesCents: 10_000,
  paymentsCents: 0,
  closingCents: 10_000,
}
const none: LedgerBeforeReport = {
  owedCents: 0,
  closingCents: null,
  waitingCents: 0,
  receivedElsewhere: [],
  paidHereCents: 0,
  returnedHereCents: 0,
  entryCount: 0,
}
const amounts = (entries: ReturnType<typeof entriesOfIssuedBill>) =>
  entries.map(({ kind, cents }) => [kind, cents])

describe('a bill that was issued', () => {
  /** Issued after a bill of $60.00, on which nothing was paid by billing's word. */
  const issued = (changes: Partial<ReportedBill>, before: Partial<LedgerBeforeReport>) =>
    amounts(
      entriesOfIssuedBill(
        { ...bill, openingCents: 6000, closingCents: 16_000, ...changes },
        { ...none, closingCents: 6000, owedCents: 6000, ...before },
      ),
    )

  it('is charged once, due by its day, under its number', () => {
    expect(entriesOfIssuedBill(bill, none)).toEqual([
      {
        kind: 'Charge',
        day: '2026-11-02',
        cents: 10_000,
        depositCents: 0,
        dueDay: '2026-11-18',
        causeType: 'Bill',
        causeId: 'bill one',
        aboutId: 'bill one',
        key: 'bill B-1 1',
      },
    ])
  })

  it('brings forward what the account owed where it is the first, and only there', () => {
    const first = { ...bill, openingCents: 2500, closingCents: 12_500 }
    expect(amounts(entriesOfIssuedBill(first, none))).toEqual([
      ['Opening', 2500],
      ['Charge', 10_000],
    ])
    expect(issued({}, {})).toEqual([['Charge', 10_000]])
  })

  it('does not take what it brought forward for money that came here', () => {
    const paid = { ...bill, openingCents: 6000, paymentsCents: 2000, closingCents: 14_000 }
    expect(amounts(entriesOfIssuedBill(paid, none))).toEqual([
      ['Opening', 6000],
      ['Charge', 10_000],
      ['Payment', -2000],
    ])
  })

  it('asks by its day for what it charges or adds, down to one cent, not for what it brought forward', () => {
    const days = (changes: Partial<ReportedBill>, before = none) =>
      entriesOfIssuedBill({ ...bill, ...changes }, before).map(({ kind, dueDay, key }) => [kind, dueDay, key])
    const { dueDay } = bill
    expect(days({ openingCents: 2500, closingCents: 12_500 }, { ...none, entryCount: 2 })).toEqual([
      ['Opening', null, 'bill B-1 3'],
      ['Charge', dueDay, 'bill B-1 4'],
    ])
    expect(days({ closingCents: 10_001 })).toEqual([
      ['Charge', dueDay, 'bill B-1 1'],
      ['Adjustment', dueDay, 'bill B-1 2'],
    ])
  })

  it('asks for nothing on a day of its own where it is a credit', () => {
    const credit = { ...bill, chargesCents: -500, closingCents: -500 }
    expect(entriesOfIssuedBill(credit, none)).toMatchObject([{ cents: -500, dueDay: null }])
  })

  it('counts what billing received elsewhere, and not what came here', () => {
    const paid = { paymentsCents: 6000, closingCents: 10_000 }
    expect(issued(paid, {})).toEqual([
      ['Charge', 10_000],
      ['Payment', -6000],
    ])
    expect(issued(paid, { owedCents: 0 })).toEqual([['Charge', 10_000]])
    expect(issued(paid, { owedCents: 2000 })).toEqual([
      ['Charge', 10_000],
      ['Payment', -2000],
    ])
  })

  it('calls an adjustment what is neither ours nor among the payments that billing names', () => {
    const paid = { openingCents: 5000, paymentsCents: 5000, closingCents: 10_000 }
    expect(issued(paid, { owedCents: 2000 })).toEqual([
      ['Charge', 10_000],
      ['Payment', -1000],
      ['Adjustment', -1000],
    ])
  })

  it('takes a payment on its way for what billing has, so that it does not count twice when it settles', () => {
    expect(issued({ paymentsCents: 6000, closingCents: 10_000 }, { waitingCents: 6000 })).toEqual([
      ['Charge', 10_000],
    ])
  })

  it('keeps a payment that billing does not have yet: it stays subtracted', () => {
    expect(issued({}, { owedCents: 0 })).toEqual([['Charge', 10_000]])
  })

  it('names what neither charges nor payments explain an adjustment, up and down', () => {
    expect(issued({ openingCents: 6500, closingCents: 16_500 }, {})).toEqual([
      ['Charge', 10_000],
      ['Adjustment', 500],
    ])
    expect(issued({ openingCents: 5500, closingCents: 15_500 }, {})).toEqual([
      ['Charge', 10_000],
      ['Adjustment', -500],
    ])
  })
})

describe('what billing reports of a bill since', () => {
  const reported = (
    paymentsCents: number,
    before: Partial<LedgerBeforeReport> = {},
    previous: Partial<ReportedBill> = {},
  ) =>
    amounts(
      entriesOfReportedPayments(
        { ...bill, paymentsCents, closingCents: 10_000 - paymentsCents },
        { ...bill, ...previous },
        {
          ...none,
          closingCents: 10_000,
          owedCents: 10_000,
          ...before,
        },
        '2026-11-09',
      ),
    )
  const paid40 = { paymentsCents: 4000, closingCents: 6000 }

  it('is a payment where none of that amount came here, and nothing when it is said again', () => {
    expect(reported(4000)).toEqual([['Payment', -4000]])
    expect(reported(4000, { owedCents: 6000 })).toEqual([])
    expect(reported(4000, { owedCents: 6000, closingCents: 6000 }, paid40)).toEqual([])
  })

  it('is ours as far as ours is not known to billing; the rest came elsewhere', () => {
    expect(reported(5000, { owedCents: 6000 })).toEqual([['Payment', -1000]])
  })

  it('is an adjustment as far as billing names no further payment', () => {
    const more = {
      ...bill,
      paymentsCents: 1500,
      closingCents: 8000,
    }
    const previous = { ...bill, paymentsCents: 1000 }
    const before = { ...none, closingCents: 10_000, owedCents: 10_000 }
    expect(amounts(entriesOfReportedPayments(more, previous, before, '2026-11-09'))).toEqual([
      ['Payment', -500],
      ['Adjustment', -1500],
    ])
  })

  it('takes back what we know went back without another line', () => {
    const before = { closingCents: 6000, owedCents: 10_000 }
    expect(reported(0, before, paid40)).toEqual([])
    expect(reported(0, { closingCents: 6000, owedCents: 6000, returnedHereCents: 4000 }, paid40)).toEqual([])
  })

  it('takes back a payment of that amount that came elsewhere', () => {
    const before = { closingCents: 6000, owedCents: 6000, receivedElsewhere: [4000], paidHereCents: 4000 }
    expect(reported(0, before, paid40)).toEqual([['Return', 4000]])
  })

  it('leaves ours to the processor, and what is left is returned from elsewhere or adjusted', () => {
    const before = { closingCents: 6000, owedCents: 6000 }
    expect(reported(0, { ...before, paidHereCents: 4000 }, paid40)).toEqual([])
    expect(reported(0, { ...before, paidHereCents: 1000, receivedElsewhere: [3500] }, paid40)).toEqual([
      ['Return', 3000],
    ])
    expect(reported(0, { ...before, receivedElsewhere: [3500] }, paid40)).toEqual([
      ['Return', 3500],
      ['Adjustment', 500],
    ])
  })
})

describe('a bill that billing calls paid without an amount', () => {
  it('is paid elsewhere as far as it is owed and no payment is on its way', () => {
    const lines = (owedCents: number, waitingCents = 0) =>
      amounts(entriesOfPaidBill(bill, { ...none, owedCents, waitingCents }, '2026-11-09'))
    expect(lines(10_000)).toEqual([['Payment', -10_000]])
    expect(lines(10_000, 4000)).toEqual([['Payment', -6000]])
    expect([lines(0), lines(-500), lines(4000, 4000)]).toEqual([[], [], []])
  })
})
