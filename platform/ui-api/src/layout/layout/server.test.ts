import { type LayoutRepresentation, masterRecordTypeId } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function layoutFor(viewer: FixtureViewer, objectApiName: string, query = '') {
  const { status, body } = await calls.call(viewer, 'GET', `/layout/${objectApiName}${query}`)
  expect(status).toBe(200)
  return body as LayoutRepresentation
}

function componentsOf(layout: LayoutRepresentation) {
  return layout.sections.flatMap(({ layoutRows }) =>
    layoutRows.flatMap(({ layoutItems }) => layoutItems.flatMap(({ layoutComponents }) => layoutComponents)),
  )
}

const fieldsOf = (layout: LayoutRepresentation) =>
  componentsOf(layout).flatMap(({ componentType, apiName }) => (componentType === 'Field' ? [apiName] : []))

test('every object has a full and a compact layout in every mode for whoever reads it', async () => {
  const { metadata } = calls.world.context
  for (const object of metadata.objects.values()) {
    for (const query of [
      '?layoutType=Full&mode=View',
      '?layoutType=Full&mode=Create',
      '?layoutType=Compact',
    ]) {
      const layout = await layoutFor('admin', object.apiName, query)
      expect(layout.objectApiName).toBe(object.apiName)
      if (!query.includes('Create'))
        expect(fieldsOf(layout).length, object.apiName + query).toBeGreaterThan(0)
    }
  }
})

test('the full layout of every object shows every field that it has', async () => {
  for (const object of calls.world.context.metadata.objects.values()) {
    const shown = new Set(object.layouts.Full.fieldApiNames)
    const missing = [...object.fields.keys()].filter((name) => !shown.has(name))
    expect(
      missing.filter((name) => !['Id', 'SystemModstamp'].includes(name)),
      object.apiName,
    ).toEqual([])
  }
})

test('the service address of an account is one item of four fields', async () => {
  const layout = await layoutFor('advisor', 'Account', '?mode=Edit')
  const items = layout.sections.flatMap(({ layoutRows }) => layoutRows.flatMap((row) => row.layoutItems))
  const address = items.find(({ label }) => label === 'Service address')
  expect(address).toMatchObject({ editableForUpdate: true, uiBehavior: 'Edit' })
  expect(address?.layoutComponents.map(({ apiName }) => apiName)).toEqual([
    'Service_Street__c',
    'Service_City__c',
    'Service_State__c',
    'Service_Postal_Code__c',
  ])
})

test('links, empty space and fields arrive with the keys of their type', async () => {
  const components = componentsOf(await layoutFor('advisor', 'Lead'))
  expect(components).toContainEqual({
    apiName: 'Plans_On_Offer',
    behavior: 'newWindow',
    componentType: 'CustomLink',
    customLinkUrl: '/plans',
    label: 'Plans on offer',
  })
  expect(components).toContainEqual({ apiName: null, componentType: 'EmptySpace' })
  expect(components).toContainEqual({ apiName: 'Status', componentType: 'Field', label: 'Status' })
})

test('a customer’s layout has neither the owner nor internal comments, and no form for what it cannot write', async () => {
  expect(fieldsOf(await layoutFor('admin', 'Case'))).toEqual(expect.arrayContaining(['OwnerId', 'Comments']))
  const own = await layoutFor('customer', 'Case', '?mode=Create')
  expect(fieldsOf(own)).not.toEqual(expect.arrayContaining(['OwnerId']))
  const items = own.sections.flatMap(({ layoutRows }) => layoutRows.flatMap((row) => row.layoutItems))
  const behaviorOf = (name: string) =>
    items.find(({ layoutComponents }) => layoutComponents[0]?.apiName === name)?.uiBehavior
  expect([behaviorOf('Subject'), behaviorOf('AccountId')]).toEqual(['Required', 'Edit'])
})

test('the form for a new record holds what its viewer may give and nothing else, so that all of it can be sent', async () => {
  for (const viewer of ['customer', 'advisor', 'admin'] as const) {
    for (const object of calls.world.context.metadata.objects.values()) {
      const { create, records } = object.access[viewer]
      if (records.kind === 'none') continue
      const held = fieldsOf(await layoutFor(viewer, object.apiName, '?mode=Create'))
      expect(
        held.filter((name) => !create.has(name ?? '')),
        `${viewer} ${object.apiName}`,
      ).toEqual([])
    }
  }
  const items = (await layoutFor('customer', 'Account', '?mode=Edit')).sections.flatMap(({ layoutRows }) =>
    layoutRows.flatMap((row) => row.layoutItems),
  )
  expect(items.map(({ uiBehavior }) => uiBehavior)).toContain('Readonly')
})

test('whoever may give a case to somebody is offered the default rule when saving', async () => {
  expect((await layoutFor('advisor', 'Case', '?mode=Create')).saveOptions).toEqual([
    {
      defaultValue: false,
      isDisplayed: true,
      label: 'Assign by the default rule',
      name: 'useDefaultRule',
      restHeaderName: 'Sforce-Auto-Assign',
      soapHeaderName: 'AssignmentRuleHeader',
    },
  ])
  expect((await layoutFor('customer', 'Case', '?mode=Create')).saveOptions).toEqual([])
})

test('without parameters the layout is the full one for looking, of the master record type', async () => {
  const layout = await layoutFor('customer', 'Order')
  expect(layout).toMatchObject({ layoutType: 'Full', mode: 'View', recordTypeId: masterRecordTypeId })
  expect(layout).toEqual(
    await layoutFor(
      'customer',
      'Order',
      `?layoutType=Full&mode=View&recordTypeId=${masterRecordTypeId.slice(0, 15)}`,
    ),
  )
})
