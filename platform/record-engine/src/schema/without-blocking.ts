import { setTimeout as pause } from 'node:timers/promises'
import { fail } from '@porchlight/errors'
import type pg from 'pg'
import { constraintViolation, translateDatabaseError } from '../database/database-error'
import type { SchemaStatement } from './plan-migration'

/** The advisory lock that only one migrating process holds at a time; an arbitrary fixed number. */
const migrationLock = 7_270_451_913

/**
 * How long a statement waits for its lock. Anything else that needs the table meanwhile queues behind it, so this
 * limits how long others are held up by a statement that itself waits for a slow reader.
 */
const lockTimeoutMs = 1_000
/** How often it tries, and how long it pauses in between: two minutes in total. */
const attempts = 60
const pauseMs = 1_000
const lockNotAvailable = '55P03'

/**
 * Runs `work` on a dedicated session, as the only process that migrates. The lock is polled, never waited for inside a
 * statement: a concurrent index build would wait for that statement to end, and the two would deadlock.
 */
export async function underMigrationLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  try {
    const client = await pool.connect()
    try {
      while (!(await takesLock(client))) await pause(100)
      // Whole tables are read here, so the pool's statement timeout does not apply.
      await client.query('set statement_timeout = 0')
      return await work(client)
    } finally {
      // Destroys the session, along with its settings and its lock.
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

/** Runs `work` in a transaction that releases its locks and starts over when it cannot acquire one soon. */
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

/** Runs one statement on a table in use. A statement that blocks no one may wait as long as it has to. */
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

/**
 * A field is becoming unique, and existing records share a value: only someone who knows them can say which one stays.
 */
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
