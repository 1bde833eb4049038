import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { SearchFilterOptionsRepresentation } from '../filter-options/contract'
import type { SearchFilterMetadataRepresentation } from './contract'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function filtersFor(viewer: FixtureViewer, path: string, language = 'en') {
  const { body } = await calls.call(viewer, 'GET', `/search-info/${path}`, undefined, {
    'accept-language': language,
  })
  return body as SearchFilterMetadataRepresentation
}

const namesOf = ({ filters }: SearchFilterMetadataRepresentation) => filters.map(({ apiName }) => apiName)

test('fields with choices are selected, texts are typed, and record types are categories', async () => {
  const { filters } = await filtersFor('advisor', 'Case/filters')
  const filter = (name: string) => filters.find(({ apiName }) => apiName === name)
  expect(filter('Status')).toEqual({
    apiName: 'Status',
    fieldPath: 'Status',
    kind: 'Field',
    label: 'Status',
    objectApiName: 'Case',
    operators: ['Equals', 'NotEqual', 'Contains', 'NotContain', 'StartsWith'],
    optionsUrl: '/services/data/v65.0/ui-api/search-info/Case/filters/Status/options',
    type: 'Select',
  })
  expect(filter('Subject')).toMatchObject({ type: 'Text', optionsUrl: null })
  expect(filter('RecordType')).toMatchObject({ kind: 'DataCategory', fieldPath: null, type: 'Select' })
  expect(filter('Description')).toBeUndefined()
})

test('filters are in the viewer’s language and only over what it reads', async () => {
  const spanish = await filtersFor('customer', 'case/filters', 'es')
  expect(spanish.filters.find(({ apiName }) => apiName === 'Subject')?.label).toBe('Asunto')
  const { read } = calls.world.context.metadata.object('Case')?.access.customer ?? { read: new Set() }
  const fields = namesOf(spanish).filter((name) => name !== 'RecordType')
  expect(fields.filter((name) => !read.has(name))).toEqual([])
  expect(namesOf(await filtersFor('advisor', 'Case/filters'))).toContain('OwnerId')
})

test('a small screen is offered those of the compact layout, a configuration those of its columns', async () => {
  const all = namesOf(await filtersFor('advisor', 'Account/filters?channel=Web'))
  const few = namesOf(await filtersFor('advisor', 'Account/filters?channel=Mobile'))
  const { metadata } = calls.world.context
  const compact = metadata.object('Account')?.layouts.Compact.fieldApiNames ?? []
  expect(few.length).toBeLessThan(all.length)
  expect(few.filter((name) => !compact.includes(name))).toEqual([])
  const view = metadata.object('Account')?.listViews[0]
  const configured = await filtersFor('advisor', `Account/filters?configurationName=${view?.apiName}`)
  expect(configured.configurationName).toBe(view?.apiName)
  expect(namesOf(configured).filter((name) => !view?.displayColumns.includes(name))).toEqual([])
  expect(namesOf(configured)).toContain('Name')
})

test('every filter that is selected has options, each of which a search takes', async () => {
  const { filters } = await filtersFor('admin', 'Case/filters')
  for (const { apiName, fieldPath, kind, optionsUrl } of filters) {
    if (optionsUrl === null) continue
    const path = optionsUrl.slice(optionsUrl.indexOf('/search-info'))
    const { body } = await calls.call('admin', 'GET', path)
    const { options } = body as SearchFilterOptionsRepresentation
    const values = options.slice(0, 5).map(({ value }) => value)
    if (values.length === 0) continue
    const answer = await calls.call('admin', 'POST', '/search/results/keyword?objectApiName=Case&q=bill', {
      ...(kind === 'Field'
        ? { filters: [{ fieldPath, operator: 'Equals', values }] }
        : { dataCategories: [{ groupName: apiName, operator: 'AT', values }] }),
    })
    expect([apiName, answer.status]).toEqual([apiName, 200])
  }
})
