import { describe, expect, it } from 'vitest'
import { type AveragedBill, billAverage } from './bill-average'

const bills = (amounts: readonly number[], adjustment = 0): readonly AveragedBill[] =>
  amounts.map((charges) => ({ end: '2026-10-31', charges, adjustment }))

describe('the average of bills', () => {
  it('is that of the latest twelve, to the cent, and of no earlier one', () => {
    const amounts = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_100, 1_207]
    expect(billAverage(bills([...amounts, 999_999]))).toEqual({ amounts, average: 651, knownFrom: null })
    expect(billAverage(bills(amounts.with(0, 94))).average).toBe(650)
  })

  it('counts a levelled bill by what it came to before it was levelled', () => {
    const levelled = bills([15_000], -3_250)
    const { amounts, average } = billAverage([
      ...levelled,
      ...bills(Array.from({ length: 11 }, () => 15_000)),
    ])
    expect(amounts[0]).toBe(18_250)
    expect(average).toBe(Math.round((18_250 + 11 * 15_000) / 12))
  })

  it('is not told from fewer than twelve bills, but when the twelfth will end', () => {
    expect(billAverage(bills([100, 200, 300]))).toEqual({
      amounts: [100, 200, 300],
      average: null,
      knownFrom: '2027-07-31',
    })
    expect(billAverage(bills(Array.from({ length: 11 }, () => 100))).knownFrom).toBe('2026-11-30')
    expect(billAverage([])).toEqual({ amounts: [], average: null, knownFrom: null })
  })
})
