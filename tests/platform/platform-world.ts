import { objects } from '@porchlight/domains/objects'
import {
  makeRecordId,
  type ObjectDeclaration,
  type ResolvedMetadata,
  resolveMetadata,
} from '@porchlight/metadata'
import {
  createRecordEngine,
  migrateDatabase,
  openDatabase,
  type RecordEngine,
  type RecordEngineOptions,
} from '@porchlight/record-engine'
import { createTestDatabase } from '@porchlight/test-kit'
import type pg from 'pg'

/** A record engine over the real objects, on a separate database whose clock is frozen. */
export interface PlatformWorld {
  readonly declarations: readonly ObjectDeclaration[]
  readonly metadata: ResolvedMetadata
  readonly pool: pg.Pool
  readonly engine: RecordEngine
  readonly now: Date
  /** Returns another engine over the same records, with other metadata. */
  readonly engineWith: (metadata: ResolvedMetadata) => RecordEngine
  readonly close: () => Promise<void>
}

/**
 * The real objects without their validation rules and state tables, and the paths along those: records in any state can
 * be written here, so that whether a write is rejected depends only on access.
 */
const unruled: readonly ObjectDeclaration[] = objects.map(({ layouts, ...object }) => ({
  ...object,
  ...(layouts === undefined ? {} : { layouts: { full: layouts.full, compact: layouts.compact } }),
  rules: [],
  relatedRules: [],
  stateTables: [],
}))

/** Opens a world without records; without `consequences` a write changes only its own record. */
export async function openPlatformWorld({ consequences = true } = {}): Promise<PlatformWorld> {
  const declarations = consequences ? unruled : unruled.map((object) => ({ ...object, afterRules: [] }))
  const database = await createTestDatabase()
  const pool = openDatabase({
    connectionString: database.connectionString,
    maxConnections: 8,
    statementTimeoutMs: 0,
    applicationName: 'platform tests',
  })
  const metadata = resolveMetadata(declarations)
  await migrateDatabase(pool, metadata, [])
  const now = new Date('2026-11-20T12:00:00.000Z')
  const options: RecordEngineOptions = {
    pool,
    metadata,
    now: () => now,
    random: seededRandom(5),
    pageTokenSecret: 'a secret of the tests',
  }
  return {
    declarations,
    metadata,
    pool,
    engine: createRecordEngine(options),
    now,
    engineWith: (other) => createRecordEngine({ ...options, metadata: other }),
    close: async () => {
      await pool.end()
      await database.close()
    },
  }
}

/** Returns numbers in [0, 1) that are the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the id of record number `index` of the object with that key prefix. */
export function recordIdAt(keyPrefix: string, index: number): string {
  return makeRecordId(keyPrefix, 1_700_000_000_000 + index, () => 0)
}
