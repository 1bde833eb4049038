import { describe, expect, it } from 'vitest'
import { type AccountRecords, accountHistory, type StoredBill } from './account-history'
import { afterEntries, noEntries } from './ledger-entry'
import type { ReceivedPayment } from './received-money'

const bill = (number: number, changes: Partial<StoredBill> = {}): StoredBill => ({
  billId: `bill ${number}`,
  number: `B-${number}`,
  billDay: `2026-0${number}-02`,
  dueDay: `2026-0${number}-18`,
  openingCents: 0,
  chargesCents: 10_000,
  paymentsCents: 0,
  closingCents: 10_000,
  matchedCents: 0,
  ...changes,
})
const payment = (changes: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  paymentId: 'payment one',
  purpose: 'Bill',
  fromDepositId: null,
  aboutId: 'bill 1',
  cents: 10_000,
  refundedCents: 0,
  status: 'Settled',
  paidDay: '2026-01-10',
  settledDay: '2026-01-12',
  returnedDay: null,
  regainedDay: null,
  refundedDay: null,
  ...changes,
})
const totalsOf = (records: Partial<AccountRecords>) =>
  afterEntries(noEntries, accountHistory({ bills: [], payments: [], deposits: [], ...records }))

describe('the ledger of an account that is older than it', () => {
  const next = bill(2, { openingCents: 10_000, paymentsCents: 10_000, closingCents: 10_000 })

  it('has its lines in the order of their days, bills before payments', () => {
    const sameDay = payment({ settledDay: '2026-01-02', paidDay: '2026-01-02' })
    const entries = accountHistory({ bills: [next, bill(1)], payments: [sameDay], deposits: [] })
    expect(entries.map(({ kind, day }) => `${day} ${kind}`)).toEqual([
      '2026-01-02 Charge',
      '2026-01-02 Payment',
      '2026-02-02 Charge',
    ])
  })

  it('begins with what the first bill brought forward, once', () => {
    const first = bill(1, { openingCents: 2500, closingCents: 12_500 })
    const second = bill(2, { openingCents: 12_500, closingCents: 22_500 })
    const entries = accountHistory({ bills: [second, first], payments: [], deposits: [] })
    expect(entries.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['Opening', 2500],
      ['Charge', 10_000],
      ['Charge', 10_000],
    ])
  })

  it('names what its bills do not explain an adjustment, each line under its own key', () => {
    const more = bill(1, { openingCents: 2500, closingCents: 12_501 })
    const less = bill(2, { openingCents: 12_501, chargesCents: 0, closingCents: 12_502 })
    const entries = accountHistory({ bills: [more, less], payments: [], deposits: [] })
    expect(entries.map(({ kind, cents, key }) => [kind, cents, key])).toEqual([
      ['Opening', 2500, 'bill B-1 1'],
      ['Charge', 10_000, 'bill B-1 2'],
      ['Adjustment', 1, 'bill B-1 3'],
      ['Adjustment', 1, 'bill B-2 1'],
    ])
  })

  it('does not take a deposit for money that a bill subtracted', () => {
    const deposit = payment({ purpose: 'Deposit', aboutId: 'deposit one', settledDay: '2026-02-03' })
    expect(totalsOf({ bills: [bill(1), next], payments: [deposit] }).owedCents).toBe(10_000)
  })

  it('counts a payment once that billing subtracted from the next bill, whenever it settled', () => {
    for (const settledDay of ['2026-01-12', '2026-02-02', '2026-02-03']) {
      const late = payment({ settledDay, paidDay: '2026-01-10' })
      expect(totalsOf({ bills: [bill(1), next], payments: [late] }).owedCents).toBe(10_000)
    }
    const waiting = payment({ status: 'Pending', settledDay: null, paidDay: '2026-02-01' })
    expect(totalsOf({ bills: [bill(1), next], payments: [waiting] }).owedCents).toBe(20_000)
    // Billing cannot have had before the bill what was paid on the bill's own day.
    const onItsDay = { ...waiting, paidDay: '2026-02-02' }
    expect(totalsOf({ bills: [bill(1), next], payments: [onItsDay] }).owedCents).toBe(10_000)
  })

  it('counts a payment once that billing subtracted since, as far as it did', () => {
    const reported = (paymentsCents: number, matchedCents: number) =>
      bill(1, { paymentsCents, matchedCents, closingCents: 10_000 - paymentsCents })
    const owed = (stored: StoredBill, cents: number) =>
      totalsOf({ bills: [stored], payments: [payment({ cents })] }).owedCents
    expect(owed(reported(0, 0), 4000)).toBe(6000)
    expect(owed(reported(4000, 4000), 4000)).toBe(6000)
    expect(owed(reported(4000, 0), 1400)).toBe(4600)
  })

  it('has a deposit until it went back, by its payments or by check', () => {
    const deposit = { depositId: 'deposit one', refundedDay: '2026-06-01' }
    const paid = payment({ purpose: 'Deposit', aboutId: 'deposit one' })
    const held = (status: string, refundedDay: string | null) =>
      totalsOf({ payments: [{ ...paid, status }], deposits: [{ ...deposit, refundedDay }] }).depositCents
    expect([held('Settled', null), held('Settled', '2026-06-01'), held('Refunded', '2026-06-01')]).toEqual([
      10_000, 0, 0,
    ])
  })

  it('lets go of one deposit what was paid for it, and nothing of another', () => {
    const paid = (depositId: string, cents: number) =>
      payment({ paymentId: `of ${depositId}`, purpose: 'Deposit', aboutId: depositId, cents })
    const entries = accountHistory({
      bills: [],
      payments: [paid('one', 27_500), paid('other', 10_000)],
      deposits: [
        { depositId: 'one', refundedDay: '2026-03-01' },
        { depositId: 'other', refundedDay: null },
      ],
    })
    expect(entries.at(-1)).toMatchObject({ day: '2026-03-01', aboutId: 'one', depositCents: -27_500 })
    expect(afterEntries(noEntries, entries).depositCents).toBe(10_000)
  })
})
