import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({})
})
afterAll(() => world.close())

interface ReadRecord {
  readonly fields: Readonly<Record<string, { readonly value: unknown; readonly displayValue: unknown }>>
}

it('a record that is named by a choice is shown by what the choice is called, in the language of the request', async () => {
  const { metadata, pool } = world.context
  const authorization = `Bearer ${await world.tokenOf('admin@example.com')}`
  const shown: string[] = []
  for (const { apiName, derived, fields } of metadata.objects.values()) {
    const field = derived?.namedBy
    if (field === undefined || fields.get(field)?.dataType !== 'Picklist') continue
    const { rows } = await pool.query<{ Id: string }>(`select "Id" from record."${apiName}" limit 1`)
    for (const { Id: id } of rows) {
      for (const language of ['en', 'es']) {
        const answer = await world.app.inject({
          url: `/services/data/v65.0/ui-api/records/${id}?fields=${apiName}.Name,${apiName}.${field}`,
          headers: { host: 'localhost', 'accept-language': language, authorization },
        })
        const { fields } = answer.json<ReadRecord>()
        expect(fields.Name).toEqual({
          value: fields[field]?.value,
          displayValue: expect.stringMatching(/^[^_]+$/),
        })
        expect(fields.Name?.displayValue).toBe(fields[field]?.displayValue)
        shown.push(`${apiName} ${language}`)
      }
    }
  }
  expect(shown).toContain('Notice__c es')
  expect(shown).toContain('Document_Requirement__c en')
})
