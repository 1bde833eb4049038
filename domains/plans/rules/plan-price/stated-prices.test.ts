import { describe, expect, it } from 'vitest'
import { statedPrices, wrongStatedPrices } from './stated-prices'

const delivery = { fixed: 4, perUnit: 5 }
/** Comes to (5,000 + 400 + 2,500) / 500 = 15.8, 15.4 and 15.2 cents. */
const plan = { Commodity__c: 'Electricity', Energy_Charge__c: 10, Base_Charge__c: 0 }
const right = { Average_Price_500__c: 15.8, Average_Price_1000__c: 15.4, Average_Price_2000__c: 15.2 }
const fieldsOf = (stated: object, charges: Parameters<typeof wrongStatedPrices>[1] = delivery) =>
  wrongStatedPrices({ ...plan, ...stated }, charges).map(({ fieldApiName }) => fieldApiName)

describe('the average prices that a plan states', () => {
  it('pass when they are what its charges come to, or not stated', () => {
    expect(fieldsOf(right)).toEqual([])
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ ...right, Average_Price_1000__c: null })).toEqual([])
  })

  it('pass to the tenth that labels print, and no further, each at its own use', () => {
    expect(statedPrices.map(({ field }) => field)).toEqual(Object.keys(right))
    for (const { field } of statedPrices) {
      expect(fieldsOf({ ...right, [field]: right[field] + 0.05 })).toEqual([])
      expect(fieldsOf({ ...right, [field]: right[field] - 0.05 })).toEqual([])
      expect(fieldsOf({ ...right, [field]: right[field] + 0.06 })).toEqual([field])
      expect(fieldsOf({ ...right, [field]: right[field] - 0.06 })).toEqual([field])
    }
  })

  it('pass as the label rounds them, where a hundredth lies between', () => {
    // 15,845 cents for 1,000 kWh are 15.85 to the hundredth, and 15.8 on the label.
    const base = { Base_Charge__c: 4.45 }
    expect(fieldsOf({ ...base, Average_Price_1000__c: 15.8 })).toEqual([])
  })

  it('are told what they should be, with one decimal', () => {
    const [fault] = wrongStatedPrices({ ...plan, Average_Price_1000__c: 16 }, delivery)
    expect(fault?.message.en).toContain('this plan comes to 15.4 cents')
    expect(fault?.message.es).toContain('este plan da 15.4 centavos')
  })

  it('are not compared for gas, nor while the utility’s charges are unknown', () => {
    const wrong = { Average_Price_500__c: 1 }
    expect(fieldsOf(wrong)).toEqual(['Average_Price_500__c'])
    expect(fieldsOf({ ...wrong, Commodity__c: 'Gas' })).toEqual([])
    expect(fieldsOf(wrong, { fixed: null, perUnit: 5 })).toEqual([])
    expect(fieldsOf(wrong, { fixed: 4, perUnit: null })).toEqual([])
  })
})
