import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/guides/operate.md'), 'utf8')
const [, section = ''] = guide.split('\n## How long everything is stored\n')
const [table = ''] = section.split('\n## ')

/** The tables in each row of the guide, `schema.*` for the rest of a schema. */
const named = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

let world: TestWorld
let tables: readonly string[]
beforeAll(async () => {
  world = await createTestWorld({ background: true })
  const { rows } = await world.context.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  tables = rows.map(({ name }) => name)
})
afterAll(() => world.close())

const restOf = (name: string) => `${name.split('.')[0]}.*`

describe('the guide’s table of how long everything is stored', () => {
  it('has each table of the database, by itself or with its schema', () => {
    expect(tables.length).toBeGreaterThan(80)
    expect(tables.filter((name) => !named.includes(name) && !named.includes(restOf(name)))).toEqual([])
  })

  it('has no table that is not there, and none twice', () => {
    const known = new Set([...tables, ...tables.map(restOf)])
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})
