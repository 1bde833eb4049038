import { expect, it } from 'vitest'
import { spanishHalves } from './spanish-halves'

it.each([
  [['Name', 'Text__c', 'Text_ES__c'], [['Text__c', 'Text_ES__c']]],
  [['Name', 'Description', 'Description_ES__c'], [['Description', 'Description_ES__c']]],
  [['Name', 'Label_ES__c'], [['Name', 'Label_ES__c']]],
  [['Name', 'Text__c'], []],
])('of %j are %j', (names, pairs) => {
  expect([...spanishHalves(names, 'Name')]).toEqual(pairs)
})

it('leaves a half without any counterpart alone', () => {
  expect([...spanishHalves(['Text_ES__c'], undefined)]).toEqual([])
})
