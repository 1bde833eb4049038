import { expect, it } from 'vitest'
import { lateFee } from './late-fee'

it.each([
  ['nothing was paid', { closing: 10_000, charges: 10_000, paidInTime: 0 }, 500],
  ['all was paid', { closing: 10_000, charges: 10_000, paidInTime: 10_000 }, 0],
  ['a part was paid in time', { closing: 10_000, charges: 10_000, paidInTime: 6_000 }, 200],
  ['a balance from before has had its fee', { closing: 15_000, charges: 10_000, paidInTime: 0 }, 500],
  [
    'payments go to the balance from before first',
    { closing: 15_000, charges: 10_000, paidInTime: 5_000 },
    500,
  ],
  ['and to the charges then', { closing: 15_000, charges: 10_000, paidInTime: 9_000 }, 300],
  ['money from before covers a part', { closing: 4_000, charges: 10_000, paidInTime: 0 }, 200],
  ['more was paid than was asked for', { closing: 10_000, charges: 10_000, paidInTime: 12_000 }, 0],
  ['a credit is larger than the charges', { closing: -2_000, charges: -2_000, paidInTime: 0 }, 0],
  // 5 % of $10.30 is 51.5 cents; 52 would be more than the law allows.
  ['a fraction of a cent is dropped', { closing: 1_030, charges: 1_030, paidInTime: 0 }, 51],
  ['less than a cent is no fee', { closing: 19, charges: 19, paidInTime: 0 }, 0],
  ['a cent is the least', { closing: 20, charges: 20, paidInTime: 0 }, 1],
])('when %s, a late fee is at most 5 %% of the bill’s own unpaid charges', (_when, bill, fee) => {
  expect(lateFee(bill, 5)).toBe(fee)
})
