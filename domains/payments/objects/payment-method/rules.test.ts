import { describe, expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { paymentMethodObject } from './object'

const card = {
  Method_Type__c: 'Card',
  Institution__c: 'Harbor Pine Bank',
  Last_Four__c: '6789',
  Expiry_Month__c: 12,
  Expiry_Year__c: 2028,
}

describe('payment methods', () => {
  it.each([
    [{}, []],
    [{ Last_Four__c: '4242424242424242' }, ['Last_Four__c']],
    [{ Institution__c: 'Bank 4242 4242 4242 4242' }, ['Institution__c']],
    [{ Institution__c: 'Savings 000123456789' }, ['Institution__c']],
    [{ Institution__c: 'Fifth Bank of 1871' }, []],
    [{ Expiry_Month__c: 13 }, ['Expiry_Month__c']],
    [{ Expiry_Month__c: 1 }, []],
    [{ Expiry_Month__c: 0 }, ['Expiry_Month__c']],
    [{ Expiry_Month__c: null }, ['Expiry_Month__c']],
    [{ Expiry_Year__c: null }, ['Expiry_Year__c']],
    [{ Method_Type__c: 'Bank_Account', Expiry_Month__c: null, Expiry_Year__c: null }, []],
  ])('with %j are told about %j', (change, fields) => {
    expect(complaints(paymentMethodObject, { ...card, ...change })).toEqual(fields)
  })

  it('are named by their institution and last four digits', () => {
    expect(paymentMethodObject.derived?.compute(card)).toEqual({ Name: 'Harbor Pine Bank 6789' })
  })
})
