import { describe, expect, it } from 'vitest'
import { lawByPlace } from '../../customers/facts/law-by-place'
import { depositObject } from '../../deposits/objects/deposit/object'
import { depositCap } from './deposit-cap'
import { typicalUse } from './deposit-typical-use'

const cap = (bills: readonly number[], nextMonth: number) =>
  depositCap(bills, nextMonth, lawByPlace['TX Electricity'].depositCap)

/** Mild but for a hot July and August; 120,000 in the year. */
const year = [6_000, 6_000, 6_000, 7_000, 9_000, 12_000, 20_000, 22_000, 12_000, 8_000, 6_000, 6_000]

describe('the highest deposit', () => {
  it.each([
    ['a fifth of the year, before mild months', 1, 24_000],
    ['a fifth of the year, where the next two months are less by a cent', 9, 24_000],
    ['the next two months, before hot ones', 7, 42_000],
    ['the next two months, of which only one is hot', 6, 32_000],
    ['a fifth of the year, over the turn of the year', 12, 24_000],
  ])('is %s', (_what, nextMonth, cents) => {
    expect(cap(year, nextMonth)).toBe(cents)
  })

  it('is a sixth of the year for gas in Illinois, in whatever month', () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1)
    const caps = months.map((month) => depositCap(year, month, lawByPlace['IL Gas'].depositCap))
    expect(caps).toEqual(months.map(() => 20_000))
  })

  it('counts December and January together', () => {
    const cold = [30_000, ...Array.from({ length: 10 }, () => 5_000), 40_000]
    expect([cap(cold, 11), cap(cold, 12), cap(cold, 1)]).toEqual([45_000, 70_000, 35_000])
  })

  it('changes over at the very cent', () => {
    const even = [...Array.from({ length: 10 }, () => 800), 1_000, 1_000]
    expect(cap(even, 11)).toBe(2_000)
    expect(cap([...even.slice(0, 10), 1_000, 1_001], 11)).toBe(2_001)
    expect(cap([...even.slice(0, 10), 1_000, 999], 11)).toBe(2_000)
  })

  it('is rounded to the cent, and is the same twelfths whatever the month when all months are alike', () => {
    expect(cap([101, ...Array.from({ length: 11 }, () => 0)], 3)).toBe(20)
    const alike = Array.from({ length: 12 }, () => 10_000)
    expect(Array.from({ length: 12 }, (_, index) => cap(alike, index + 1))).toEqual(alike.map(() => 24_000))
  })

  it.each([
    [year.slice(1), 1],
    [[...year, 1], 1],
    [year, 0],
    [year, 13],
    [year, 1.5],
    [year, Number.NaN],
  ])('is not worked out from %j and month %d', (bills, month) => {
    expect(() => cap(bills, month)).toThrow(RangeError)
  })

  it('is explained where staff see it', () => {
    const { inlineHelpText } = depositObject.fields.Cap_Amount__c ?? {}
    expect(inlineHelpText).toEqual({
      en: expect.stringMatching(/greater of a fifth .* two months/),
      es: expect.stringMatching(/Lo mayor entre un quinto .* dos meses/),
    })
  })
})

describe('the typical use of a home', () => {
  it('is twelve months of a year: electricity is highest in summer, gas in winter', () => {
    const { Electricity, Gas } = typicalUse
    expect([Electricity.length, Gas.length]).toEqual([12, 12])
    expect(Electricity.indexOf(Math.max(...Electricity))).toBe(6)
    expect(Gas.indexOf(Math.max(...Gas))).toBe(0)
  })

  it('lies where the commission and the gas utilities see an average home', () => {
    const sum = (months: readonly number[]) => months.reduce((total, month) => total + month, 0)
    expect([sum(typicalUse.Electricity), sum(typicalUse.Gas)]).toEqual([12_875, 805])
  })
})
