import { describe, expect, it } from 'vitest'
import { type BilledAccount, nextBills } from './next-bills'

const rates = {
  unit: 'kWh',
  energy: 10,
  base: 495,
  tiers: [],
  windows: [],
  minimumFee: null,
  credits: [],
  delivery: { fixed: 400, perUnit: 5 },
} as const

const account: BilledAccount = {
  accountNumber: '4100000001',
  state: 'TX',
  postalCode: '77002',
  commodity: 'Electricity',
  rates,
  from: '2026-11-30',
  lastDay: null,
  lastBill: null,
  terminationFees: [],
  owed: 0,
  usedPerDay: new Map(),
  averageBilling: { isOn: false, before: [], deferred: 0 },
}

const after = (changes: Partial<BilledAccount>, today: string) =>
  nextBills({ ...account, ...changes }, today, 1)

describe('the bills that are issued as days pass', () => {
  it('is one a month, some days after its end on a business day, and none before', () => {
    expect(after({}, '2026-12-30')).toEqual([])
    const [bill, ...more] = after({}, '2026-12-31')
    expect(more).toEqual([])
    expect(bill).toMatchObject({
      billNumber: '4100000001-202612',
      periodStart: '2026-11-30',
      periodEnd: '2026-12-29',
      billDate: '2026-12-31',
      dueDate: '2027-01-19',
      days: 30,
      opening: 0,
      payments: 0,
      isFinal: false,
    })
    expect(bill?.closing).toBe(bill?.lines.reduce((sum, { amount }) => sum + amount, 0))
  })

  it('charge tiers, special hours, a minimum usage fee and credits as the plan has them', () => {
    const nights = { days: 'All', from: 21, to: 6, energy: 0, share: 0.35 } as const
    const plan = {
      ...rates,
      tiers: [{ above: 100, energy: 8 }],
      windows: [nights],
      minimumFee: { amount: 995, belowUnits: 50_000 },
      credits: [{ amount: 700, fromUnits: 1 }],
    }
    const [bill] = after({ rates: plan }, '2026-12-31')
    const { lines = [], used = 0 } = bill ?? {}
    const ofType = (type: string) => lines.filter((line) => line.type === type)
    const energy = ofType('Energy')
    expect(energy.map(({ rate }) => rate)).toEqual([10, 8, 0])
    expect(energy.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)).toBeCloseTo(used, 3)
    expect(energy[2]?.quantity).toBeCloseTo(used * 0.35, 1)
    expect(ofType('Minimum_Usage_Fee').map(({ amount }) => amount)).toEqual([995])
    expect(ofType('Bill_Credit').map(({ amount }) => amount)).toEqual([-700])
    expect(bill?.charges).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
  })

  it('levels what average billing levels, and settles the rest with the final bill', () => {
    const before = Array.from({ length: 12 }, () => 20_000)
    const averageBilling = { isOn: true, before, deferred: 1_200 }
    const bills = after({ averageBilling, lastDay: '2027-01-10' }, '2027-02-15')
    const adjusted = (lines: (typeof bills)[number]['lines']) =>
      lines.filter(({ type }) => type === 'Average_Billing').reduce((sum, { amount }) => sum + amount, 0)
    const [levelled, final] = bills
    expect(bills.map(({ isFinal }) => isFinal)).toEqual([false, true])
    const used = (levelled?.charges ?? 0) - adjusted(levelled?.lines ?? [])
    expect(levelled?.charges).toBe(Math.round((11 * 20_000 + used) / 12) + 100)
    expect(levelled?.deferred).toBe(1_200 + used - (levelled?.charges ?? 0))
    expect([adjusted(final?.lines ?? []), final?.deferred]).toEqual([levelled?.deferred, 0])
  })

  it('charge what leaving a contract early costs, once, with the days in which it was left', () => {
    const terminationFees = [{ day: '2027-01-10', cents: 15_000 }]
    const bills = after({ terminationFees, lastDay: '2027-01-10' }, '2027-02-15')
    const feesOf = (lines: (typeof bills)[number]['lines']) =>
      lines.filter(({ type }) => type === 'Early_Termination_Fee').map(({ amount }) => amount)
    expect(bills.map(({ isFinal, lines }) => [isFinal, feesOf(lines)])).toEqual([
      [false, []],
      [true, [15_000]],
    ])
  })

  it('adds up from one to the next, with a late fee for what is left unpaid after its due date', () => {
    const bills = after({}, '2027-04-15')
    expect(bills.map(({ periodStart, periodEnd }) => [periodStart, periodEnd])).toEqual([
      ['2026-11-30', '2026-12-29'],
      ['2026-12-30', '2027-01-29'],
      ['2027-01-30', '2027-02-27'],
      ['2027-02-28', '2027-03-27'],
    ])
    for (const [index, bill] of bills.entries()) {
      expect(bill.opening + bill.charges - bill.payments).toBe(bill.closing)
      expect(bill.opening).toBe(bills[index - 1]?.closing ?? 0)
      const fees = bill.lines.filter(({ type }) => type === 'Late_Fee').map(({ amount }) => amount)
      expect(fees).toEqual(index === 0 ? [] : [Math.floor((bills[index - 1]?.charges ?? 0) * 0.05)])
    }
  })

  it('says what was paid of the bill before, and gives credit for what was paid beyond it', () => {
    const lastBill = { dueDate: '2026-11-20', charges: 10_000, closing: 12_000 }
    const [paid] = after({ lastBill, owed: 0 }, '2026-12-31')
    expect(paid).toMatchObject({ opening: 12_000, payments: 12_000, closing: paid?.charges })
    const [beyond] = after({ lastBill, owed: -500 }, '2026-12-31')
    expect(beyond).toMatchObject({ opening: 12_000, payments: 12_500, closing: (beyond?.charges ?? 0) - 500 })
    const [more] = after({ lastBill, owed: 13_000 }, '2026-12-31')
    expect(more).toMatchObject({ opening: 13_000, payments: 0 })
  })

  it('ends with a bill of the days up to the last one', () => {
    const bills = after({ lastDay: '2027-01-10' }, '2027-06-01')
    expect(bills.map(({ periodEnd, days, isFinal }) => [periodEnd, days, isFinal])).toEqual([
      ['2026-12-29', 30, false],
      ['2027-01-10', 12, true],
    ])
    expect(bills.at(-1)?.billNumber).toBe('4100000001-202701-F')
    expect(after({ lastDay: '2026-11-29' }, '2027-06-01')).toEqual([])
  })

  it('follows the year before where there is one', () => {
    const [bill] = after({ usedPerDay: new Map([['2025-12', 20]]) }, '2026-12-31')
    expect(bill?.used).toBeGreaterThan(0.94 * 600 - 1)
    expect(bill?.used).toBeLessThan(1.06 * 600 + 1)
  })

  it('is the same whenever it is looked at', () => {
    expect(after({}, '2027-04-15').slice(0, 1)).toEqual(after({}, '2026-12-31'))
  })
})
