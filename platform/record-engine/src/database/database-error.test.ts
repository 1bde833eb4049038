import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPool } from '../testing/test-world'
import { translateDatabaseError } from './database-error'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('an error of a statement is known by its SQLSTATE and its place, and holds no value', async () => {
  const pool = openTestPool(database.connectionString)
  await pool.query('create table person (email text constraint one_email unique)')
  const insert = `insert into person values ('dana@example.com'), ('dana@example.com')`
  const refused = await pool.query(insert).catch((error: unknown) => error)
  const { cause } = translateDatabaseError(refused)
  expect(cause).toMatchObject({ name: 'DatabaseError', code: '23505', constraint: 'one_email' })
  const { stack, message } = cause as Error
  expect(stack).toMatch(/\n +at /)
  expect(stack + message + JSON.stringify(cause)).not.toContain('dana')
  await pool.end()
})

it('what is wrong with a statement itself is told in the words of the database', async () => {
  const pool = openTestPool(database.connectionString)
  const refused = await pool.query('select nothing').catch((error: unknown) => error)
  const { cause } = translateDatabaseError(refused)
  expect(cause).toMatchObject({ code: '42703', message: 'column "nothing" does not exist' })
  await pool.end()
})
