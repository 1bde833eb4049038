import { describe, expect, it } from 'vitest'
import { monthsOfHome } from './consumption'
import { ledgerOf } from './ledger'
import { addDays } from './month'
import type { DemoHome, PaymentHabit } from './person'
import { personasAtHome } from './personas-at-home'

function homeOf(): DemoHome {
  const [home] = personasAtHome.flatMap(({ homes }) => homes)
  if (home === undefined) throw new TypeError('The demo world has no such home.')
  return home
}

/** The ledger on `today` of one home whose bills are paid by that habit. */
function ledger(habit: PaymentHabit, today = '2026-11-20', more: Partial<DemoHome> = {}) {
  const settings = { today, seed: 7 }
  const shown: DemoHome = { ...homeOf(), habit, ...more }
  return ledgerOf('first', shown, monthsOfHome(shown, settings), settings)
}

const feesOf = (bill: ReturnType<typeof ledger>['bills'][number] | undefined) =>
  bill?.lines.flatMap(({ type, by, amount }) => (type.endsWith('_Fee') ? [[type, by, amount]] : []))

describe('a bill', () => {
  it('is dated some days after its month, up to today, and due on the first business day after 16 days', () => {
    const { bills } = ledger('on-time')
    expect(bills.slice(-3).map(({ month, billDate, dueDate }) => [month.name, billDate, dueDate])).toEqual([
      ['2026-08', '2026-09-02', '2026-09-18'],
      // 16 days end on Sunday, 18 October.
      ['2026-09', '2026-10-02', '2026-10-19'],
      ['2026-10', '2026-11-02', '2026-11-18'],
    ])
    expect(ledger('on-time', '2026-11-01').bills.at(-1)?.billDate).toBe('2026-11-01')
    expect(ledger('on-time', '2026-11-02').bills.at(-1)?.billDate).toBe('2026-11-02')
  })

  it('comes on one of the first six days of the month, which differ from home to home', () => {
    const keys = Array.from({ length: 40 }, (_, index) => `home ${index}`)
    const days = keys.map((key) => ledger('on-time', '2026-11-20', { key }).bills.at(-1)?.billDate.slice(8))
    expect([...new Set(days)].sort()).toEqual(['01', '02', '03', '04', '05', '06'])
  })

  it.each([
    ['2026-11-20', '2026-11-14'],
    ['2026-11-08', '2026-11-02'],
    ['2026-11-07', '2026-11-01'],
    ['2026-11-03', '2026-11-01'],
  ])('that is to be paid still is, on %s, from the %s, and has about ten days left', (today, billDate) => {
    const bill = ledger('last-unpaid', today).bills.at(-1)
    expect([bill?.billDate, bill?.status, bill?.paidDate]).toEqual([billDate, 'Open', null])
  })

  it('is past due from the day after its due date', () => {
    const statusOn = (today: string) => ledger('returned', today).bills.at(-1)?.status
    expect([statusOn('2026-11-18'), statusOn('2026-11-19')]).toEqual(['Open', 'Past_Due'])
  })

  it('is the final one when it is the last of a closed account', () => {
    const final = (more: Partial<DemoHome>) =>
      ledger('on-time', '2026-11-20', more).bills.filter(({ isFinal }) => isFinal)
    expect(final({})).toEqual([])
    const [last, ...others] = final({ status: 'Closed', closedMonthsAgo: 2 })
    expect([last?.month.name, others]).toEqual(['2026-08', []])
  })

  it('that money from before covers is paid on the day that it is made', () => {
    const { home: used } = homeOf()
    const small = { ...used, base: used.base / 20, cooling: 0, heating: 0 }
    const { bills } = ledger('ahead', '2026-11-20', { home: small })
    const covered = bills.filter(({ closing }) => closing <= 0)
    expect(covered.length).toBeGreaterThan(0)
    expect(covered.map(({ status, paidDate }) => [status, paidDate])).toEqual(
      covered.map(({ billDate }) => ['Paid', billDate]),
    )
  })
})

describe('a payment', () => {
  it('waits for two days and counts meanwhile', () => {
    const on = (today: string) => {
      const { payments, balance, bills } = ledger('autopay-bank', today)
      return [payments.at(-1)?.date, payments.at(-1)?.status, balance === 0, bills.at(-1)?.status]
    }
    expect([on('2026-11-17')[0], on('2026-11-17')[2]]).toEqual(['2026-10-19', false])
    expect(on('2026-11-18')).toEqual(['2026-11-18', 'Pending', true, 'Paid'])
    expect(on('2026-11-19')).toEqual(['2026-11-18', 'Pending', true, 'Paid'])
    expect(on('2026-11-20')).toEqual(['2026-11-18', 'Settled', true, 'Paid'])
  })

  it('that is declined, or refunded because it was made twice, does not count', () => {
    const { payments, bills, balance } = ledger('on-time')
    const others = payments.filter(({ status }) => status !== 'Settled')
    expect(others.map(({ key, status, monthName }) => [key, status, monthName])).toEqual([
      ['declined', 'Declined', '2025-11'],
      ['twice', 'Refunded', '2026-02'],
    ])
    expect(bills.slice(1).map((bill) => bill.payments)).toEqual(
      bills.slice(0, -1).map(({ closing }) => closing),
    )
    expect([bills[0]?.payments, balance]).toEqual([0, 0])
  })

  it('that is returned costs $25.00 and the late fee, and leaves its bill to the next one', () => {
    const { bills, payments, balance } = ledger('returned')
    const [before, last] = bills.slice(-2)
    expect(payments.at(-1)).toMatchObject({ monthName: '2026-09', status: 'Returned', date: before?.dueDate })
    expect([before?.status, before?.paidDate]).toEqual(['Carried_Over', null])
    expect(feesOf(last)).toEqual([
      ['Late_Fee', 'Provider', Math.floor((before?.charges ?? 0) / 20)],
      ['Returned_Payment_Fee', 'Provider', 2_500],
    ])
    expect([last?.opening, last?.payments, last?.closing]).toEqual([
      before?.closing,
      0,
      (before?.closing ?? 0) + (last?.charges ?? 0),
    ])
    expect(balance).toBe(last?.closing)
  })
})

describe('a late fee', () => {
  it('is on the bill after one that was paid late, and on no other', () => {
    const { bills } = ledger('late')
    for (const [index, bill] of bills.entries()) {
      const before = bills[index - 1]
      const isLate = index % 3 === 2
      const owed = Math.floor((before?.charges ?? 0) / 20)
      expect([index, feesOf(bill)]).toEqual([index, isLate ? [['Late_Fee', 'Provider', owed]] : []])
      if (index % 3 === 1) expect(bill.paidDate).toBe(addDays(bill.dueDate, 5))
    }
  })

  it('is not owed for a payment on the due date', () => {
    expect(ledger('autopay-bank').bills.flatMap(feesOf)).toEqual([])
  })
})

describe('the day on which a bill was paid', () => {
  it('is that of the payment with which as much had come as it asked for, even one for the next bill', () => {
    const { bills, payments } = ledger('partial')
    const paymentFor = (name: string | undefined) =>
      payments.find(({ monthName }) => monthName === name)?.date
    for (const [index, bill] of bills.entries()) {
      const paidWith = index % 4 === 2 ? bills[index + 1] : bill
      expect([bill.month.name, bill.status, bill.paidDate]).toEqual([
        bill.month.name,
        'Paid',
        paymentFor(paidWith?.month.name),
      ])
    }
  })
})
