import { brandKeys, brandOf } from '@porchlight/brands'
import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { documentReasonObject } from '../document-reason/object'
import { documentTypeValues } from '../document-requirement/values'
import { firstDocumentReasons, firstDocumentRules } from '../first-document-words'
import { documentRuleObject } from './object'

const [brand = '', other = ''] = brandKeys
const nameOf = (key: string) => brandOf(key as (typeof brandKeys)[number]).names.displayName

const rule = { Brand__c: brand, Explanation__c: 'A bill.', Explanation_ES__c: 'Una factura.' }

it.each([
  [{}, []],
  [{ Explanation__c: null, Explanation_ES__c: null }, []],
  [{ Explanation__c: null }, ['Explanation__c']],
  [{ Explanation_ES__c: null }, ['Explanation_ES__c']],
  [{ Explanation__c: 'For {brand}.' }, []],
  [{ Explanation__c: 'For {firstName}.' }, ['Explanation__c']],
  [{ Explanation_ES__c: 'Para {brand' }, ['Explanation_ES__c']],
  [{ Explanation_ES__c: `Para ${nameOf(other)}.` }, ['Explanation_ES__c']],
  [{ Days_To_Send__c: 1 }, []],
  [{ Days_To_Send__c: 60 }, []],
  [{ Days_To_Send__c: 0 }, ['Days_To_Send__c']],
  [{ Days_To_Send__c: -1 }, ['Days_To_Send__c']],
  [{ Days_To_Send__c: 61 }, ['Days_To_Send__c']],
])('rules with %j are told about %j', (change, fields) => {
  expect(complaints(documentRuleObject, { ...rule, ...change })).toEqual(fields)
})

const reason = { Brand__c: brand, Name: 'It is older than {brand} takes.', Label_ES__c: 'Es viejo.' }

it.each([
  [{}, []],
  [{ Name: 'No {reason}.' }, ['Name']],
  [{ Label_ES__c: '}' }, ['Label_ES__c']],
  [{ Label_ES__c: `De ${nameOf(other)}.` }, ['Label_ES__c']],
  [{ Position__c: -1 }, ['Position__c']],
])('reasons with %j are told about %j', (change, fields) => {
  expect(complaints(documentReasonObject, { ...reason, ...change })).toEqual(fields)
})

it.each(brandKeys)('what %s begins with keeps the rules and covers every type of document', (key) => {
  expect(firstDocumentRules.map(({ type }) => type).sort()).toEqual(
    documentTypeValues.map(({ value }) => value).sort(),
  )
  for (const { explanation } of firstDocumentRules) {
    const words = { Explanation__c: explanation?.en ?? null, Explanation_ES__c: explanation?.es ?? null }
    expect(complaints(documentRuleObject, { ...words, Brand__c: key })).toEqual([])
  }
  for (const { en, es } of Object.values(firstDocumentReasons)) {
    expect(complaints(documentReasonObject, { Brand__c: key, Name: en, Label_ES__c: es })).toEqual([])
  }
})
