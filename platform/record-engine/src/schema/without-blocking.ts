import { setTimeout as pause } from 'node:timers/promises'
import { fail } from '@porchlight/errors'
import type pg from 'pg'
import { constraintViolation, translateDatabaseError } from '../database/database-error'
import type { SchemaStatement } from './plan-migration'

/** The advisory lock that one migrating process holds at a time; any fixed number of our own. */
const migrationLock = 7_270_451_913

/**
 * How long a statement waits for its lock. Whoever comes to the table meanwhile waits behind it, so that nobody is held up
 * for longer by a statement that itself waits for a slow reader.
 */
const lockTimeoutMs = 1_000
/** How often it tries, and how long it leaves the table alone in between: two minutes in all. */
const attempts = 60
const pauseMs = 1_000
const lockNotAvailable = '55P03'

/**
 * Runs `work` on a session of its own, as the only process that migrates. Nobody waits for the lock by a statement: building
 * an index beside the work that goes on would wait for the end of that statement, and both for good.
 */
export async function underMigrationLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  try {
    const client = await pool.connect()
    try {
      while (!(await takesLock(client))) await pause(100)
      // Whole tables are read here: the pool's statement timeout does not count.
      await client.query('set statement_timeout = 0')
      return await work(client)
    } finally {
      // With its settings and its lock.
      client.release(true)
    }
  } catch (error) {
    throw translateDatabaseError(error)
  }
}

async function takesLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${migrationLock}) as taken`,
  )
  return rows[0]?.taken === true
}

/** Runs `work` in a transaction that gives up its locks, and begins again, when it cannot have one soon. */
export async function inShortTransaction<Result>(
  client: pg.PoolClient,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return untilLocked(name, async () => {
    await client.query('begin')
    try {
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
      const result = await work()
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

/** Runs one statement about a table in use. What holds nobody up may wait for as long as it has to. */
export async function runByItself(
  client: pg.PoolClient,
  tableName: string,
  { text, holdsUp }: SchemaStatement,
): Promise<void> {
  await untilLocked(`table ${tableName}`, async () => {
    await client.query(`set lock_timeout = ${holdsUp === 'everyone' ? lockTimeoutMs : 0}`)
    await client.query(text).catch((cause: unknown) => {
      throw constraintViolation(cause)?.kind === 'unique' ? sameValueTwice(tableName, cause) : cause
    })
  })
}

/** A field is to be unique from now on, and records from before share a value: only who knows them can say which one stays. */
function sameValueTwice(tableName: string, cause: unknown): Error {
  const detail = cause instanceof Error && 'detail' in cause ? String(cause.detail) : ''
  const reason = `Records of ${tableName} share a value that has to be unique now: ${detail} Change or delete all but one of them, and migrate again: what was done stays.`
  return fail('schemaMismatch', { reason }, { cause })
}

async function untilLocked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === lockNotAvailable)) throw error
      if (attempt === attempts) {
        throw fail(
          'schemaMismatch',
          {
            reason: `Another transaction did not let go of what ${name} needs for ${(attempts * (lockTimeoutMs + pauseMs)) / 60_000} minutes. Find it in pg_stat_activity (the oldest xact_start), end it, and migrate again: what was done stays.`,
          },
          { cause: error },
        )
      }
      await pause(pauseMs)
    }
  }
}
