import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RefundableCredit, type RefundablePayment, refundableAmount } from './refundable-amount'

const payment: RefundablePayment = {
  purpose: 'Bill',
  status: 'Settled',
  isAtProcessor: true,
  cents: 10_000,
  refundedCents: 0,
  reservedCents: 0,
}
const credit: RefundableCredit = { owedCents: -6_000, reservedCents: 0 }

describe('what can be refunded of a payment', () => {
  it.each([
    ['the credit, of a payment above it', {}, {}, 6_000],
    ['the payment, of a credit above it', {}, { owedCents: -10_001 }, 10_000],
    ['all of both, where they are the same', { cents: 6_000 }, {}, 6_000],
    ['one cent', {}, { owedCents: -1 }, 1],
    ['what other refunds left of the payment', { refundedCents: 9_999 }, {}, 1],
    ['what other refunds reserve of it not', { refundedCents: 4_000, reservedCents: 5_000 }, {}, 1_000],
    ['what other refunds reserve of the credit not', {}, { reservedCents: 5_999 }, 1],
  ])('is %s', (_what, ofPayment, ofCredit, cents) => {
    expect(refundableAmount({ ...payment, ...ofPayment }, { ...credit, ...ofCredit })).toEqual({
      cents,
      because: null,
    })
  })

  it.each([
    ['deposit', { purpose: 'Deposit' }, {}],
    ['returned', { status: 'Returned' }, {}],
    ['notArrived', { status: 'Pending' }, {}],
    ['notArrived', { status: 'Declined' }, {}],
    ['notArrived', { status: 'Cancelled' }, {}],
    ['allRefunded', { status: 'Refunded' }, {}],
    ['allRefunded', { refundedCents: 10_000 }, {}],
    ['elsewhere', { isAtProcessor: false }, {}],
    ['owed', {}, { owedCents: 1 }],
    ['noCredit', {}, { owedCents: 0 }],
    ['reserved', {}, { reservedCents: 6_000 }],
    ['reserved', { reservedCents: 10_000 }, {}],
  ] as const)('is nothing: %s', (because, ofPayment, ofCredit) => {
    expect(refundableAmount({ ...payment, ...ofPayment }, { ...credit, ...ofCredit })).toEqual({
      cents: 0,
      because,
    })
  })

  it('is never more than what is left of the payment, nor than the credit that is free', () => {
    const cents = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: -20_000, max: 5_000 }), cents, (...amounts) => {
        const [paid, refundedCents, ofPayment, owedCents, ofCredit] = amounts
        const result = refundableAmount(
          { ...payment, cents: paid, refundedCents, reservedCents: ofPayment },
          { owedCents, reservedCents: ofCredit },
        )
        expect(result.cents === 0).toBe(result.because !== null)
        expect(result.cents).toBeLessThanOrEqual(Math.max(0, paid - refundedCents - ofPayment))
        expect(result.cents).toBeLessThanOrEqual(Math.max(0, -owedCents - ofCredit))
      }),
    )
  })
})
