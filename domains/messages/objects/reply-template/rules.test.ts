import { brandKeys, brandOf } from '@porchlight/brands'
import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { firstReplyTemplates } from './first-reply-templates'
import { replyTemplateObject } from './object'

const [brand = '', other = ''] = brandKeys
const nameOf = (key: string) => brandOf(key as (typeof brandKeys)[number]).names.displayName
const template = {
  Brand__c: brand,
  Name: 'Settled',
  Label_ES__c: 'Resuelto',
  Text__c: 'Hello {firstName}, case {number} of account {accountNumber}. {amountOwed}, {planEnd}. {brand}',
  Text_ES__c: 'Hola, {firstName}.',
}

it.each([
  [{}, []],
  [{ Text__c: 'Hello {lastName}' }, ['Text__c']],
  [{ Text_ES__c: 'Hola {FirstName}' }, ['Text_ES__c']],
  [{ Text__c: 'Hello {firstName' }, ['Text__c']],
  [{ Text__c: 'Hello }' }, ['Text__c']],
  [{ Text__c: `Your ${nameOf(other)} team` }, ['Text__c']],
  [{ Text_ES__c: `«${nameOf(other)}»` }, ['Text_ES__c']],
  [{ Name: `For ${nameOf(other)}` }, ['Name']],
  [{ Text__c: `Your ${nameOf(brand)} team` }, []],
  // Part of another word, or the word without its capital, is no name.
  [{ Text__c: `${nameOf(other)}s ${nameOf(other).toLowerCase()}` }, []],
  [{ Text__c: 'x'.repeat(4_000) }, []],
  [{ Text__c: `${'x'.repeat(3_950)}{firstName}` }, []],
  [{ Text__c: `${'x'.repeat(3_961)}{firstName}` }, ['Text__c']],
  [{ Position__c: -1 }, ['Position__c']],
])('templates with %j are told about %j', (change, fields) => {
  expect(complaints(replyTemplateObject, { ...template, ...change })).toEqual(fields)
})

it('the sentence names the field that does not exist', () => {
  const next = { ...template, Text__c: 'Hello {lastName}' }
  const said = replyTemplateObject.rules.map((rule) =>
    rule.check({
      next,
      previous: null,
      viewer: { class: 'system', language: 'en', userId: '' },
      now: new Date(),
    }),
  )
  const [failure] = said.filter((found) => found !== null)
  expect(failure?.message.en).toContain('{lastName}')
  expect(failure?.message.es).toContain('{lastName}')
})

it.each(brandKeys)('the templates that %s begins with keep the rules, and name no brand', (key) => {
  for (const { label, text } of firstReplyTemplates) {
    const next = { Name: label.en, Label_ES__c: label.es, Text__c: text.en, Text_ES__c: text.es }
    expect(complaints(replyTemplateObject, { ...next, Brand__c: key })).toEqual([])
    for (const named of brandKeys) expect(JSON.stringify(next)).not.toContain(nameOf(named))
  }
})
