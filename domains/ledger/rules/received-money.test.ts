import { describe, expect, it } from 'vitest'
import {
  entriesOfInterest,
  entriesOfPayment,
  entriesOfRefundedDeposit,
  historyOfPayment,
  type ReceivedPayment,
} from './received-money'

const payment: ReceivedPayment = {
  paymentId: 'payment one',
  purpose: 'Bill',
  fromDepositId: null,
  aboutId: 'bill one',
  cents: 4000,
  refundedCents: 0,
  status: 'Settled',
  paidDay: '2026-11-01',
  settledDay: '2026-11-03',
  returnedDay: null,
  regainedDay: null,
  refundedDay: null,
}
const deposit = { ...payment, purpose: 'Deposit', aboutId: 'deposit one' } as const
const today = '2026-11-20'
const returned = { ...payment, status: 'Returned', returnedDay: '2026-11-05' }
const regained = { ...returned, status: 'Settled', regainedDay: '2026-12-01' }
const shown = (entries: ReturnType<typeof historyOfPayment>) =>
  entries.map(({ kind, day, cents, depositCents, key }) => [kind, day, cents, depositCents, key])

describe('a payment', () => {
  it('from a deposit lets go of as much of the deposit, once, and holds it again when it is taken back', () => {
    const fromDeposit = { ...payment, fromDepositId: 'deposit one' }
    const paid = [
      ['Payment', '2026-11-03', -4000, 0, 'payment payment one 1'],
      ['Deposit_Applied', '2026-11-03', 0, -4000, 'payment payment one 1 from deposit'],
    ]
    expect(shown(historyOfPayment(fromDeposit))).toEqual(paid)
    expect(entriesOfPayment(fromDeposit, { count: 1, hereCents: 4000 }, today)).toEqual([])
    const takenBack = [
      ['Return', '2026-11-05', 4000, 0, 'payment payment one 2'],
      ['Deposit_Applied', '2026-11-05', 0, 4000, 'payment payment one 2 from deposit'],
    ]
    const back = { ...returned, fromDepositId: 'deposit one' }
    expect(shown(historyOfPayment(back))).toEqual([...paid, ...takenBack])
    const [, applied] = historyOfPayment(fromDeposit)
    expect(applied).toMatchObject({ causeType: 'Deposit', causeId: 'deposit one', aboutId: 'deposit one' })
  })

  it('of which a part went back leaves the rest, and is returned or regained with the rest alone', () => {
    const part = { ...payment, refundedCents: 1500, refundedDay: '2026-11-10' }
    const [refund] = entriesOfPayment(part, { count: 1, hereCents: 4000 }, today)
    expect(refund).toMatchObject({
      kind: 'Refund',
      day: '2026-11-10',
      cents: 1500,
      key: 'payment payment one 2',
    })
    expect(entriesOfPayment(part, { count: 2, hereCents: 2500 }, today)).toEqual([])
    expect(
      entriesOfPayment(
        { ...part, status: 'Returned', returnedDay: '2026-11-12' },
        { count: 2, hereCents: 2500 },
        today,
      ),
    ).toMatchObject([{ kind: 'Return', cents: 2500 }])
    expect(
      entriesOfPayment({ ...part, regainedDay: '2026-12-01' }, { count: 3, hereCents: 0 }, today),
    ).toMatchObject([{ kind: 'Regained', day: '2026-12-01', cents: -2500 }])
    expect(
      entriesOfPayment(
        { ...part, status: 'Refunded', refundedCents: 4000 },
        { count: 2, hereCents: 2500 },
        today,
      ),
    ).toMatchObject([{ kind: 'Refund', cents: 2500 }])
    expect(shown(historyOfPayment(part)).map(([kind, , cents]) => [kind, cents])).toEqual([
      ['Payment', -4000],
      ['Refund', 1500],
    ])
    const gone = { ...part, status: 'Returned', returnedDay: '2026-11-12' }
    expect(shown(historyOfPayment(gone)).map(([kind, , cents]) => [kind, cents])).toEqual([
      ['Payment', -4000],
      ['Refund', 1500],
      ['Return', 2500],
    ])
  })

  it('lowers what is owed once it settles, by one line under its own key', () => {
    expect(entriesOfPayment(payment, { count: 0, hereCents: 0 }, today)).toEqual([
      {
        kind: 'Payment',
        day: '2026-11-03',
        cents: -4000,
        depositCents: 0,
        dueDay: null,
        causeType: 'Payment',
        causeId: 'payment one',
        aboutId: 'bill one',
        key: 'payment payment one 1',
      },
    ])
    expect(entriesOfPayment(payment, { count: 1, hereCents: 4000 }, today)).toEqual([])
  })

  it.each(['Pending', 'Declined', 'Cancelled'])('that is %s is no line', (status) => {
    expect(entriesOfPayment({ ...payment, status }, { count: 0, hereCents: 0 }, today)).toEqual([])
    expect(historyOfPayment({ ...payment, status })).toEqual([])
  })

  it('raises it again when it is returned, lowers it when a dispute is won, and raises it when it is refunded', () => {
    const after = (next: ReceivedPayment, count: number, hereCents: number) =>
      shown(entriesOfPayment(next, { count, hereCents }, today))
    expect(after(returned, 1, 4000)).toEqual([['Return', '2026-11-05', 4000, 0, 'payment payment one 2']])
    expect(after(regained, 2, 0)).toEqual([['Regained', '2026-12-01', -4000, 0, 'payment payment one 3']])
    const refunded = { ...regained, status: 'Refunded', refundedDay: '2026-12-09' }
    expect(after(refunded, 3, 4000)).toEqual([['Refund', '2026-12-09', 4000, 0, 'payment payment one 4']])
  })

  it('of a deposit changes the deposit that is held, and nothing that is owed', () => {
    expect(shown(entriesOfPayment(deposit, { count: 0, hereCents: 0 }, today))).toEqual([
      ['Deposit_Paid', '2026-11-03', 0, 4000, 'payment payment one 1'],
    ])
    const back = (status: string) =>
      shown(entriesOfPayment({ ...deposit, status }, { count: 1, hereCents: 4000 }, today))
    expect([back('Returned'), back('Refunded')]).toEqual([
      [['Deposit_Returned', today, 0, -4000, 'payment payment one 2']],
      [['Deposit_Refunded', today, 0, -4000, 'payment payment one 2']],
    ])
  })
})

describe('the history of a payment', () => {
  it('has the lines that it would have got as it went on', () => {
    expect(shown(historyOfPayment(payment))).toEqual([
      ['Payment', '2026-11-03', -4000, 0, 'payment payment one 1'],
    ])
    expect(shown(historyOfPayment(regained))).toEqual([
      ['Payment', '2026-11-03', -4000, 0, 'payment payment one 1'],
      ['Return', '2026-11-05', 4000, 0, 'payment payment one 2'],
      ['Regained', '2026-12-01', -4000, 0, 'payment payment one 3'],
    ])
    expect(shown(historyOfPayment({ ...deposit, status: 'Refunded', refundedDay: null }))).toEqual([
      ['Deposit_Paid', '2026-11-03', 0, 4000, 'payment payment one 1'],
      ['Deposit_Refunded', '2026-11-03', 0, -4000, 'payment payment one 2'],
    ])
  })

  it('begins on the day of the payment where nobody noted when it settled', () => {
    expect(historyOfPayment({ ...payment, settledDay: null })).toMatchObject([{ day: '2026-11-01' }])
  })

  it('of one that was returned before it settled is empty', () => {
    expect(historyOfPayment({ ...returned, settledDay: null })).toEqual([])
    expect(historyOfPayment(returned)).toHaveLength(2)
  })
})

describe('a payment of which money went back', () => {
  it('has a line for a part, down to one cent, and one for all of it', () => {
    const part = { ...payment, refundedCents: 1, refundedDay: '2026-11-10' }
    const paid = ['Payment', '2026-11-03', -4000, 0, 'payment payment one 1']
    expect(shown(historyOfPayment(part))).toEqual([
      paid,
      ['Refund', '2026-11-10', 1, 0, 'payment payment one 2'],
    ])
    expect(shown(historyOfPayment({ ...part, status: 'Refunded', refundedCents: 1500 }))).toEqual([
      paid,
      ['Refund', '2026-11-10', 4000, 0, 'payment payment one 2'],
    ])
  })

  it('after it was returned and regained came twice before it went back', () => {
    const back = { ...regained, status: 'Refunded', refundedDay: '2026-12-05' }
    expect(historyOfPayment(back).map(({ kind, day }) => [kind, day])).toEqual([
      ['Payment', '2026-11-03'],
      ['Return', '2026-11-05'],
      ['Regained', '2026-12-01'],
      ['Refund', '2026-12-05'],
    ])
  })
})

it('the interest of a deposit is credited as far as it is not yet, by one line for each amount', () => {
  const credited = (creditedCents: number, before: number) =>
    shown(entriesOfInterest('deposit one', { creditedCents, before }, today))
  expect(credited(120, 0)).toEqual([['Deposit_Interest', today, -120, 0, 'deposit deposit one interest 120']])
  expect(credited(150, 120)).toEqual([
    ['Deposit_Interest', today, -30, 0, 'deposit deposit one interest 150'],
  ])
  expect([credited(120, 120), credited(119, 120)]).toEqual([[], []])
})

it('a deposit that went back by check leaves with all that is held of it, once', () => {
  expect(entriesOfRefundedDeposit('deposit one', 27_500, today)).toMatchObject([
    { kind: 'Deposit_Refunded', cents: 0, depositCents: -27_500, key: 'deposit deposit one refunded' },
  ])
  expect([
    entriesOfRefundedDeposit('deposit one', 0, today),
    entriesOfRefundedDeposit('d', -1, today),
  ]).toEqual([[], []])
})

it('a deposit of which one cent is held goes back with that cent', () => {
  expect(entriesOfRefundedDeposit('deposit one', 1, today)).toMatchObject([{ depositCents: -1 }])
})
