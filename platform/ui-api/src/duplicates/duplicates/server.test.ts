import type { DuplicatesConfigurationRepresentation } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function configurationFor(viewer: FixtureViewer, objectApiName: string) {
  const { body } = await calls.call(viewer, 'GET', `/duplicates/${objectApiName}`)
  return body as DuplicatesConfigurationRepresentation
}

test.each(['Account', 'Contact', 'Lead'])('%s has duplicate rules, each with match rules', async (name) => {
  const configuration = await configurationFor('advisor', name)
  expect(configuration).toMatchObject({ apiName: name, dedupeEnabled: true, predupeEnabled: true })
  expect(configuration.duplicateRules.length).toBeGreaterThan(0)
  for (const { matchRules } of configuration.duplicateRules) expect(matchRules.length).toBeGreaterThan(0)
})

test('a sign-up is compared with customers too, unless it became one', async () => {
  const { duplicateRules } = await configurationFor('admin', 'Lead')
  const customers = duplicateRules.find(({ name }) => name === 'Customer_Already')
  expect(new Set(customers?.matchRules.map(({ objectApiName }) => objectApiName))).toEqual(
    new Set(['Contact']),
  )
  expect(customers?.duplicateRuleFilters).toEqual([
    {
      booleanFilter: null,
      filterItems: [{ field: 'Status', operation: 'notEqual', sortOrder: 1, value: 'Converted' }],
      ruleCritera: 'Status notEqual Converted',
    },
  ])
})

test('an object without rules says so', async () => {
  expect(await configurationFor('customer', 'Case')).toEqual({
    apiName: 'Case',
    dedupeEnabled: false,
    dedupeFields: [],
    duplicateRules: [],
    predupeEnabled: false,
  })
})
