import { migrateDatabase } from '@porchlight/record-engine'
import { createTestDatabase } from '@porchlight/test-kit'
import { expect, it } from 'vitest'
import { metadata } from '../../composition/compose-context'
import { surveyTables } from './survey-tables'

it('leaves out what the database computes, whether it generates the column or a trigger fills it', async () => {
  const database = await createTestDatabase()
  const { pool } = database
  const columnsOfContacts = async () =>
    (await surveyTables(pool)).tables
      .find(({ schema, name }) => schema === 'record' && name === 'Contact')
      ?.columns.map(({ name }) => name)
  const computed = async () => {
    const { rows } = await pool.query<{ name: string; generated: boolean }>(
      `select attname::text as name, attgenerated <> '' as generated from pg_attribute
       where attrelid = 'record."Contact"'::regclass and attname like 'search\\_%' and not attisdropped`,
    )
    return rows
  }
  await migrateDatabase(pool, metadata, [])
  const before = await columnsOfContacts()
  expect(before).toContain('Email')
  const generated = await computed()
  expect(generated.map(({ generated }) => generated)).toContain(true)
  for (const { name } of generated) await pool.query(`alter table record."Contact" drop column "${name}"`)
  await migrateDatabase(pool, metadata, [])
  const filled = await computed()
  expect(filled).toHaveLength(generated.length)
  expect(filled.map(({ generated }) => generated)).not.toContain(true)
  expect(await columnsOfContacts()).toEqual(before)
  await database.close()
})
