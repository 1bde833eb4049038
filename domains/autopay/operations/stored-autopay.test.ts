import { expect, it } from 'vitest'
import { lastDayOf } from './stored-autopay'

const card = {
  paymentMethodId: 'a07000000000001AAA',
  type: 'Card',
  institution: 'Visa',
  lastFour: '4242',
  expiryMonth: 2,
  expiryYear: 2028,
  bankAccountType: null,
} as const

it('a card can be debited through the last day of the month that is printed on it, a bank account always', () => {
  expect(lastDayOf(card)).toBe('2028-02-29')
  expect(lastDayOf({ ...card, expiryMonth: 12, expiryYear: 2027 })).toBe('2027-12-31')
  expect(lastDayOf({ ...card, expiryMonth: null })).toBeNull()
  expect(lastDayOf({ ...card, expiryYear: null })).toBeNull()
})
