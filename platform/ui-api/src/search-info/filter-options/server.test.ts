import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { SearchFilterOptionsRepresentation } from './contract'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function optionsFor(viewer: FixtureViewer, filter: string, q?: string, language = 'en') {
  const query = q === undefined ? '' : `?q=${encodeURIComponent(q)}`
  const path = `/search-info/Case/filters/${filter}/options${query}`
  const { body } = await calls.call(viewer, 'GET', path, undefined, { 'accept-language': language })
  return (body as SearchFilterOptionsRepresentation).options
}

test('a picklist offers its values by their labels, of which some letters leave a few', async () => {
  const field = calls.world.context.metadata.object('Case')?.fields.get('Priority')
  const all = await optionsFor('customer', 'Priority')
  expect(all).toEqual(field?.picklistValues.map(({ value, label }) => ({ label: label.en, value })))
  expect(await optionsFor('customer', 'Priority', 'MED', 'es')).toEqual([{ label: 'Media', value: 'Medium' }])
  expect(await optionsFor('customer', 'Priority', 'nothing')).toEqual([])
})

test('accents need not be typed', async () => {
  expect(await optionsFor('customer', 'Origin', 'telefono', 'es')).toEqual([
    { label: 'Teléfono', value: 'Phone' },
  ])
})

test('record types are offered by their names', async () => {
  const types = calls.world.context.metadata.object('Case')?.recordTypes ?? []
  expect(await optionsFor('advisor', 'recordtype')).toEqual(
    types.map(({ developerName, label }) => ({ label: label.en, value: developerName })),
  )
})

test('of records to refer to, the viewer is offered those that it sees', async () => {
  const [own] = await calls.rows<{ id: string }>(
    `select "ContactId" as id from record."User" where "Username" = 'dana.whitcombe@example.com'`,
  )
  const wanted = [{ label: 'Dana Whitcombe', value: own?.id }]
  expect(await optionsFor('customer', 'ContactId')).toEqual(wanted)
  expect(await optionsFor('advisor', 'ContactId', 'whitc')).toEqual(wanted)
  const first = await optionsFor('advisor', 'ContactId', 'w')
  const served = await calls.rows<{ id: string }>(
    `select "Id" as id from record."Contact" where "Customer_Brand__c" = 'first' order by "Name", "Id" limit 50`,
  )
  expect(first.map(({ value }) => value)).toEqual(served.map(({ id }) => id))
})
