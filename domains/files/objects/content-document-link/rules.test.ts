import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { contentDocumentLinkObject } from './object'

it('file links name one record, and LinkedEntityId repeats it', () => {
  const toCase = { Case__c: '500000000000001AAA' }
  expect(complaints(contentDocumentLinkObject, toCase)).toEqual([])
  expect(complaints(contentDocumentLinkObject, {})).toEqual(['Case__c'])
  for (const field of ['Document_Requirement__c', 'Order__c', 'User__c']) {
    const linked = { [field]: 'a0b000000000001AAA' }
    expect(complaints(contentDocumentLinkObject, linked)).toEqual([])
    expect(contentDocumentLinkObject.derived?.compute(linked)).toMatchObject({
      LinkedEntityId: 'a0b000000000001AAA',
    })
  }
  expect(complaints(contentDocumentLinkObject, { ...toCase, Order__c: '801000000000001AAA' })).toEqual([
    'Case__c',
  ])
  expect(contentDocumentLinkObject.derived?.compute(toCase)).toEqual({
    LinkedEntityId: toCase.Case__c,
    ShareType: 'V',
  })
})
