import { expect, it } from 'vitest'
import { overdueAmount } from './overdue-amount'

const today = '2026-11-20'

it.each([
  [
    'all of a bill whose day has passed',
    { dueCents: 8_000, chargesCents: 5_000, dueDate: '2026-11-19' },
    8_000,
  ],
  ['nothing of a bill that is due today', { dueCents: 8_000, chargesCents: 8_000, dueDate: today }, 0],
  ['what a new bill carries over', { dueCents: 8_000, chargesCents: 5_000, dueDate: '2026-12-01' }, 3_000],
  [
    'nothing once the rest of that is paid',
    { dueCents: 5_000, chargesCents: 5_000, dueDate: '2026-12-01' },
    0,
  ],
  ['nothing less than nothing', { dueCents: 1_000, chargesCents: 5_000, dueDate: '2026-12-01' }, 0],
  [
    'all that is left where a bill only gives credit',
    { dueCents: 1_000, chargesCents: -500, dueDate: '2026-12-01' },
    1_000,
  ],
])('is past due: %s', (_name, bill, cents) => {
  expect(overdueAmount(bill, today)).toBe(cents)
})
