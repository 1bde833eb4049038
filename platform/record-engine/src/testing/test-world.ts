import {
  makeRecordId,
  type ObjectDeclaration,
  type ResolvedMetadata,
  resolveMetadata,
  type Viewer,
} from '@porchlight/metadata'
import { createTestDatabase } from '@porchlight/test-kit'
import type pg from 'pg'
import { createRecordEngine } from '../create-record-engine'
import { openDatabase } from '../database/open-database'
import { createEngineContext, type EngineContext } from '../engine-context'
import { type LoadedRecord, loadRecords } from '../load/load-records'
import type { RecordEngine } from '../record-engine'
import { migrateDatabase } from '../schema/migrate-database'
import { writeFollowing } from '../write/write-following'
import { testObjects } from './test-objects'

/** An engine with its own database and a clock that only the test advances. */
export interface TestWorld {
  readonly pool: pg.Pool
  readonly metadata: ResolvedMetadata
  readonly engine: RecordEngine
  readonly context: EngineContext
  readonly clock: { now: Date }
  readonly load: (records: readonly LoadedRecord[]) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a world with the test objects, or with others. */
export async function openTestWorld(objects: readonly ObjectDeclaration[] = testObjects): Promise<TestWorld> {
  const database = await createTestDatabase()
  const pool = openTestPool(database.connectionString)
  const metadata = resolveMetadata(objects)
  await migrateDatabase(pool, metadata, [])
  const clock = { now: new Date('2026-11-20T12:00:00.000Z') }
  const options = {
    pool,
    metadata,
    now: () => clock.now,
    random: seededRandom(7),
    pageTokenSecret: 'a secret of the tests',
  }
  return {
    pool,
    metadata,
    engine: createRecordEngine(options),
    context: createEngineContext(options, writeFollowing),
    clock,
    load: (records) => loadRecords(pool, metadata, records, clock.now),
    close: async () => {
      await pool.end()
      await database.close()
    },
  }
}

/** A pool as the server opens it. */
export function openTestPool(connectionString: string): pg.Pool {
  return openDatabase({
    connectionString,
    maxConnections: 6,
    statementTimeoutMs: 20_000,
    applicationName: 'record-engine tests',
  })
}

/** Numbers in [0, 1) that are the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The id of the test record number `index` of an object. */
export function testId(keyPrefix: string, index: number): string {
  return makeRecordId(keyPrefix, 1_000_000 + index, () => 0)
}

export const userId = testId('005', 1)

/** A customer by the number of its contact. */
export function customer(contactIndex: number): Viewer {
  return { class: 'customer', language: 'en', userId, contactId: testId('003', contactIndex) }
}

export const admin: Viewer = { class: 'admin', language: 'en', userId }
export const guest: Viewer = { class: 'guest', language: 'en' }
export const system: Viewer = { class: 'system', language: 'en', userId }

/** An advisor who serves one brand. */
export function advisor(brand: 'first' | 'second'): Viewer {
  return { class: 'advisor', language: 'en', userId, brand }
}

/** Returns the error of a failing call; the test fails when it does not fail. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (error) {
    return error
  }
  throw new TypeError('The call was expected to fail.')
}
