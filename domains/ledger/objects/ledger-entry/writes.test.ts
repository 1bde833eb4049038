import { expect, it } from 'vitest'
import { chargesOfAccount, lastEntryOfAccount } from './writes'

it('rules read one last line, and charges of at least a year and at most two, however old an account is', () => {
  const monthsOf = ({ newest }: typeof chargesOfAccount) => newest?.count ?? Number.POSITIVE_INFINITY
  expect(monthsOf(lastEntryOfAccount)).toBe(1)
  expect(monthsOf(chargesOfAccount)).toBeGreaterThanOrEqual(12)
  expect(monthsOf(chargesOfAccount)).toBeLessThanOrEqual(24)
})
