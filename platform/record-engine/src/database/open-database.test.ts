import { createTestDatabase, runOnServer, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorOf, openTestPool } from '../testing/test-world'
import { openDatabase } from './open-database'
import { runStatement } from './run-statement'

describe('openDatabase', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  it('gives dates, moments and exact numbers as text, in UTC', async () => {
    const pool = openTestPool(database.connectionString)
    const text = `select date '2026-11-20', timestamptz '2026-11-20 07:00:00.120-05', numeric '1.10',
      9007199254740993::bigint, 5::integer, true, current_setting('timezone')`
    const rows = await runStatement(pool, { text, name: undefined }, [])
    expect(rows).toEqual([
      ['2026-11-20', '2026-11-20 12:00:00.12+00', '1.10', '9007199254740993', 5, true, 'UTC'],
    ])
    await pool.end()
  })

  it('survives the loss of an idle connection and opens another', async () => {
    const lost: Error[] = []
    const pool = openDatabase({
      connectionString: database.connectionString,
      maxConnections: 1,
      statementTimeoutMs: 1_000,
      applicationName: 'to be ended',
      onIdleError: (error) => lost.push(error),
    })
    const ended = new Promise<void>((resolve) => pool.once('error', () => resolve()))
    await pool.query('select 1')
    await runOnServer(
      database.connectionString,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be ended'`,
    )
    await ended
    expect(lost).toHaveLength(1)
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
    await pool.end()
  })

  it('answers unavailable when a statement takes too long or nobody listens', async () => {
    const options = { maxConnections: 1, statementTimeoutMs: 50, applicationName: 'slow' }
    const slow = openDatabase({ ...options, connectionString: database.connectionString })
    const sleep = runStatement(slow, { text: 'select pg_sleep(10)', name: undefined }, [])
    expect(await errorOf(sleep)).toMatchObject({ key: 'unavailable', status: 503, retryAfterSeconds: 5 })
    await slow.end()
    const absent = openDatabase({ ...options, connectionString: 'postgres://nobody@127.0.0.1:1/none' })
    const refused = runStatement(absent, { text: 'select 1', name: undefined }, [])
    expect(await errorOf(refused)).toMatchObject({ key: 'unavailable' })
    await absent.end()
  })

  it('keeps the values of rows out of errors and of their causes', async () => {
    const pool = openTestPool(database.connectionString)
    await pool.query('create table canary (address text primary key)')
    const insert = { text: 'insert into canary values ($1)', name: undefined }
    await runStatement(pool, insert, ['canary@example.com'])
    const error = await errorOf(runStatement(pool, insert, ['canary@example.com']))
    expect(error).toMatchObject({ key: 'internal', cause: { code: '23505' } })
    const everything = JSON.stringify([String(error), error instanceof Error ? error.cause : null])
    expect(everything).not.toContain('canary@')
    await pool.end()
  })
})
