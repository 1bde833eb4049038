import { byBrand } from '@porchlight/brands'
import { expect, it } from 'vitest'
import type { AppDeclaration } from '../declare/app'
import { defineObject } from '../declare/object'
import type { QuickActionDeclaration } from '../declare/quick-action'
import { allRecords } from '../declare/row-rule'
import { masterRecordTypeId } from '../record/record-id'
import { describeActionLayout } from './quick-action-layout'
import { resolveMetadata } from './resolve-metadata'

const label = { en: 'Thing', es: 'Cosa' }

const rename: QuickActionDeclaration = {
  apiName: 'Home__c.Rename',
  label: { en: 'Rename', es: 'Renombrar' },
  type: 'Update',
  icon: 'document',
  section: 'Page',
  targetObjectApiName: 'Home__c',
  fields: [
    { fieldApiName: 'Name', required: true },
    { fieldApiName: 'Notes__c', label: { en: 'Why', es: 'Por qué' }, performers: ['admin'] },
  ],
  performers: ['advisor', 'admin'],
  reads: ['Name'],
  effect: () => ({ kind: 'done', writes: [] }),
  successMessage: label,
}

const home = (quickActions: readonly QuickActionDeclaration[]) =>
  defineObject({
    apiName: 'Home__c',
    keyPrefix: 'h00',
    label,
    labelPlural: label,
    fields: {
      Name: { dataType: 'String', label, length: 80, nameField: true },
      Notes__c: { dataType: 'TextArea', label, length: 500 },
    },
    listViews: [],
    relatedLists: [],
    quickActions,
    rules: [],
    stateTables: [],
    access: { admin: { records: allRecords, read: 'all' } },
  })

const app: AppDeclaration = {
  developerName: 'Desk',
  label,
  description: label,
  audience: ['admin'],
  formFactors: ['Large'],
  headerColors: byBrand(() => '000000'),
  startUrl: '/desk',
  mobileStartUrl: null,
  navItems: [{ kind: 'object', objectApiName: 'Home__c' }],
  recordPages: {},
}

it('are found by their names in any case, with ids that follow from them', () => {
  const global = { ...rename, apiName: 'NewHome', reads: [] }
  const metadata = resolveMetadata([home([rename])], { apps: [app], globalActions: [global] })
  expect(metadata.quickAction('home__c.RENAME')).toMatchObject({
    apiName: 'Home__c.Rename',
    id: expect.stringMatching(/^0JV\w{15}$/),
    definitionId: expect.stringMatching(/^09D\w{15}$/),
    sourceObjectApiName: 'Home__c',
    isOnPage: true,
    formFactors: ['Large', 'Medium', 'Small'],
    grants: [],
  })
  expect(metadata.quickAction('newhome')?.sourceObjectApiName).toBeNull()
  expect(metadata.quickAction('Home__c.Nothing')).toBeUndefined()
  expect(metadata.apps[0]).toMatchObject({
    id: expect.stringMatching(/^06m\w{15}$/),
    navItems: [{ developerName: 'Home__c', id: expect.stringMatching(/^0Qk\w{15}$/) }],
  })
})

it('show each class of viewer its own form, in its language', () => {
  const metadata = resolveMetadata([home([rename])])
  const action = metadata.quickAction('Home__c.Rename')
  if (action === undefined) throw new TypeError('The action is gone.')
  const form = (viewerClass: 'advisor' | 'admin') => {
    const viewer = { class: viewerClass, language: 'es' } as const
    const layout = describeActionLayout(action, metadata, viewer, masterRecordTypeId)
    return layout.sections.flatMap(({ layoutRows }) => layoutRows.flatMap(({ layoutItems }) => layoutItems))
  }
  expect(form('advisor')).toMatchObject([{ label: 'Cosa', required: true, uiBehavior: 'Required' }])
  expect(form('admin').map((item) => item.label)).toEqual(['Cosa', 'Por qué'])
})

const there = { objectApiName: 'Home__c', fields: ['Name'] }
it.each<[string, Partial<QuickActionDeclaration>]>([
  ['a name of another object', { apiName: 'House.Rename' }],
  ['a name without its object', { apiName: 'Rename' }],
  ['nobody who performs it', { performers: [] }],
  ['a target that does not exist', { targetObjectApiName: 'House' }],
  ['a field that does not exist', { fields: [{ fieldApiName: 'Colour' }] }],
  ['a parent field that does not exist', { targetParentField: 'ParentId' }],
  ['a field to read that does not exist', { reads: ['Colour'] }],
  ['a granted field that does not exist', { grants: [{ objectApiName: 'Home__c', update: ['Colour'] }] }],
  ['a granted system field', { grants: [{ objectApiName: 'Home__c', update: ['CreatedById'] }] }],
  [
    'a relation to what it does not read',
    { related: { r: { ...there, where: [{ fieldApiName: 'Name', equals: { record: 'Notes__c' } }] } } },
  ],
  [
    'a relation to what its form has not',
    { related: { r: { ...there, where: [{ fieldApiName: 'Name', equals: { input: 'Colour' } }] } } },
  ],
])('with %s are refused at start', (_why, change) => {
  expect(() => resolveMetadata([home([{ ...rename, ...change }])])).toThrow()
})

it('with one name twice are refused, and apps that lead nowhere or twice to one page', () => {
  expect(() => resolveMetadata([home([rename, { ...rename, apiName: 'Home__c.rename' }])])).toThrow()
  const withApps =
    (...apps: readonly AppDeclaration[]) =>
    () =>
      resolveMetadata([home([])], { apps, globalActions: [] })
  const [item] = app.navItems
  expect(withApps(app)).not.toThrow()
  expect(withApps(app, { ...app, developerName: 'desk' })).toThrow()
  expect(withApps({ ...app, navItems: [{ kind: 'object', objectApiName: 'House' }] })).toThrow()
  expect(withApps({ ...app, recordPages: { House: '/house' } })).toThrow()
  expect(withApps({ ...app, navItems: item === undefined ? [] : [item, item] })).toThrow()
})
