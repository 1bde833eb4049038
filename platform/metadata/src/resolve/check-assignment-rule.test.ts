import { expect, test } from 'vitest'
import type { AssignmentRuleDeclaration } from '../declare/assignment-rule'
import type { ObjectDeclaration } from '../declare/object'
import { resolveMetadata } from './resolve-metadata'

const say = (en: string) => ({ en, es: en })
const text = (en: string) => ({ dataType: 'String' as const, length: 40, label: say(en) })
const empty = { listViews: [], relatedLists: [], rules: [], stateTables: [], access: {} }

const user: ObjectDeclaration = {
  apiName: 'User',
  keyPrefix: '005',
  label: say('User'),
  labelPlural: say('Users'),
  fields: { Name: { ...text('Name'), nameField: true }, Region__c: text('Region') },
  ...empty,
}

const rule: AssignmentRuleDeclaration = {
  fieldApiName: 'OwnerId',
  candidates: { Name: 'Anna' },
  shared: { path: 'Region__c', candidateField: 'Region__c' },
}

const visitWith = (assignmentRule: AssignmentRuleDeclaration): ObjectDeclaration => ({
  apiName: 'Visit__c',
  keyPrefix: 'a00',
  label: say('Visit'),
  labelPlural: say('Visits'),
  fields: {
    Name: { ...text('Name'), nameField: true },
    Region__c: text('Region'),
    OwnerId: {
      dataType: 'Reference',
      label: say('Owner ID'),
      referenceTo: 'User',
      relationshipName: 'Owner',
    },
  },
  ...empty,
  assignmentRule,
})

test('an assignment rule whose fields exist is part of the object', () => {
  expect(resolveMetadata([user, visitWith(rule)]).object('Visit__c')?.assignmentRule).toEqual(rule)
  expect(resolveMetadata([user]).object('User')?.assignmentRule).toBeNull()
})

test.each<readonly [string, Partial<AssignmentRuleDeclaration>]>([
  ['Region__c is no reference', { fieldApiName: 'Region__c' }],
  ['CreatedById is no reference that a write could set', { fieldApiName: 'CreatedById' }],
  ['Nothing__c', { candidates: { Nothing__c: true } }],
  ['Owner.Nothing__c', { shared: { path: 'Owner.Nothing__c', candidateField: 'Region__c' } }],
  ['Nothing__c', { shared: { path: 'Region__c', candidateField: 'Nothing__c' } }],
])('an assignment rule is refused with the reason: %s', (reason, change) => {
  expect(() => resolveMetadata([user, visitWith({ ...rule, ...change })])).toThrow(reason)
})
