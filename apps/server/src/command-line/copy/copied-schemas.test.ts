import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copiedSchemas } from './manifest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

it('every schema of the database is copied but the job queue, whose waiting work is named instead', async () => {
  const { rows } = await world.context.pool.query<{ schema: string }>(
    `select nspname as schema from pg_namespace n
     where nspname !~ '^pg_' and exists (select 1 from pg_class c where c.relnamespace = n.oid and c.relkind in ('r', 'p'))`,
  )
  const schemas = rows.map(({ schema }) => schema).filter((schema) => schema !== 'information_schema')
  expect(schemas.toSorted()).toEqual([...copiedSchemas, 'graphile_worker'].toSorted())
})
