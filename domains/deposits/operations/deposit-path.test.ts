import { expect, it } from 'vitest'
import { depositPath } from './deposit-path'

it('names the order of a deposit, and leads to the account’s deposit where it has none', () => {
  expect(depositPath({ Order__c: '801000000000001AAA' })).toBe('/deposit/801000000000001AAA')
  expect(depositPath({ Order__c: null })).toBe('/deposit')
})
