import { describe, expect, it } from 'vitest'
import { amountOwed } from './amount-owed'

describe('what is left to pay of a bill of $100', () => {
  it.each([
    ['nothing was paid', 10_000, 0, 0, 10_000],
    ['$40 were paid here, which billing does not know yet', 10_000, 4_000, 0, 6_000],
    ['$40 were paid here and billing has them', 6_000, 4_000, 4_000, 6_000],
    ['billing has those and $10 more were paid here', 6_000, 5_000, 4_000, 5_000],
    ['$30 came by check and $40 were paid here', 7_000, 4_000, 0, 3_000],
    ['$40 were returned, which billing does not know yet', 6_000, 0, 4_000, 10_000],
    ['billing has taken the returned $40 back', 10_000, 0, 0, 10_000],
    ['all of it was paid here and billing has it', 0, 10_000, 10_000, 0],
  ])('when %s', (_case, closingCents, settledCents, matchedCents, owed) => {
    expect(amountOwed({ closingCents, settledCents, matchedCents })).toBe(owed)
  })
})
