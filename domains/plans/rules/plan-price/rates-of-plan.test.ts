import { describe, expect, it } from 'vitest'
import { planRatesOf, rateFields, windowsOf } from './rates-of-plan'

const delivery = { fixed: 4.39, perUnit: 5.4694 }
/** A plan with every part of a price. */
const whole = {
  Commodity__c: 'Gas',
  Energy_Charge__c: 12.5,
  Tier_2_Above__c: 500,
  Tier_2_Charge__c: 9.5,
  Tier_3_Above__c: 900,
  Tier_3_Charge__c: 11,
  Window_1_Days__c: 'All',
  Window_1_From__c: 21,
  Window_1_To__c: 6,
  Window_1_Charge__c: 0,
  Window_1_Share__c: 35.5,
  Window_2_Days__c: 'Weekdays',
  Window_2_From__c: 14,
  Window_2_To__c: 19,
  Window_2_Charge__c: 21,
  Window_2_Share__c: 10,
  Base_Charge__c: 4.95,
  Minimum_Usage_Fee__c: 9.95,
  Minimum_Usage__c: 1_000,
  Bill_Credit__c: 30,
  Bill_Credit_Threshold__c: 1_000,
  Bill_Credit_2__c: 20,
  Bill_Credit_2_Threshold__c: 2_000,
}

describe('the rates of a plan', () => {
  it('are all that its record charges, in cents', () => {
    expect(planRatesOf(whole, delivery)).toEqual({
      unit: 'therm',
      energy: 12.5,
      tiers: [
        { above: 500, energy: 9.5 },
        { above: 900, energy: 11 },
      ],
      windows: [
        { days: 'All', from: 21, to: 6, energy: 0, share: 0.355 },
        { days: 'Weekdays', from: 14, to: 19, energy: 21, share: 0.1 },
      ],
      base: 495,
      minimumFee: { amount: 995, belowUnits: 1_000 },
      credits: [
        { amount: 3_000, fromUnits: 1_000 },
        { amount: 2_000, fromUnits: 2_000 },
      ],
      delivery: { fixed: 439, perUnit: 5.4694 },
    })
  })

  it('come from these fields, and each of them counts', () => {
    expect([...rateFields].sort()).toEqual(Object.keys(whole).sort())
    for (const field of rateFields) {
      expect(planRatesOf({ ...whole, [field]: null }, delivery)).not.toEqual(planRatesOf(whole, delivery))
    }
  })

  it('of a plain plan are its charges alone, and a credit or fee of nothing is none', () => {
    const plain = { Energy_Charge__c: 9.9, Base_Charge__c: 0, Bill_Credit__c: 0, Minimum_Usage_Fee__c: 0 }
    const none = { tiers: [], windows: [], minimumFee: null, credits: [] }
    expect(planRatesOf({ ...plain, Minimum_Usage__c: 500 }, delivery)).toMatchObject({
      ...none,
      unit: 'kWh',
      energy: 9.9,
      base: 0,
    })
    expect(planRatesOf({}, delivery)).toMatchObject({ ...none, energy: 0, base: 0 })
  })

  it('give a credit without a threshold in every month, and a cent is a credit', () => {
    expect(planRatesOf({ Bill_Credit__c: 0.01 }, delivery).credits).toEqual([{ amount: 1, fromUnits: 0 }])
  })
})

it('the hours of a plan are known by their days and both hours', () => {
  const hours = { Window_1_Days__c: 'Weekends', Window_1_From__c: 0, Window_1_To__c: 24 }
  expect(windowsOf(hours)).toEqual([{ days: 'Weekends', from: 0, to: 24, energy: null, share: null }])
  expect(planRatesOf(hours, delivery).windows).toEqual([])
  expect(planRatesOf({ ...hours, Window_1_Charge__c: 0 }, delivery).windows).toEqual([])
  expect(planRatesOf({ ...hours, Window_1_Share__c: 30 }, delivery).windows).toEqual([])
  for (const field of Object.keys(hours)) expect(windowsOf({ ...hours, [field]: null })).toEqual([])
  expect(windowsOf({ ...hours, Window_1_Days__c: 'Mondays' })).toEqual([])
})
