import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import { lockKey, lockStatement } from '@porchlight/transactions/locks'
import type { Queryable } from '../database/queryable'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import type { IdempotentAnswer } from '../record-engine'
import { storedSince } from './stored-since'

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Runs `run` once per key; see `RecordEngine.withIdempotencyKey`. One transaction holds the key's lock, everything that
 * `run` writes and the answer: at no point can a crash leave a key without its effects or effects without their key, so
 * no key is ever stuck in flight.
 */
export async function withIdempotencyKey<Answer>(
  engine: EngineContext,
  viewer: Viewer,
  key: string,
  requestHash: string,
  run: (inner: EngineContext) => Promise<Answer>,
): Promise<IdempotentAnswer<Answer>> {
  const keyId = key.toLowerCase()
  if (!version4.test(keyId)) {
    throw fail('invalidParameter', { parameter: 'Idempotency-Key', reason: 'send a UUID of version 4.' })
  }
  // Guests have no identity: one could receive another's answer.
  if (viewer.class === 'guest') throw fail('invalidSession')
  const { userId } = viewer
  return engine.inTransaction(async (inner) => {
    if (!(await takeLock(inner, keyId))) throw fail('idempotencyConflict')
    const storedResponse = await readStoredResponse(inner, keyId)
    if (storedResponse !== null) {
      if (storedResponse.userId !== userId) throw fail('idempotencyConflict')
      if (storedResponse.requestHash !== requestHash) throw fail('idempotencyMismatch')
      return { answer: fromText<Answer>(storedResponse.answer), isReplayed: true }
    }
    const answer = JSON.stringify(await run(inner)) ?? 'null'
    await storeResponse(inner, keyId, { userId, requestHash, answer })
    // The first answer makes the same round trip through text as later ones, so that they are identical.
    return { answer: fromText<Answer>(answer), isReplayed: false }
  })
}

interface StoredResponse {
  readonly userId: string
  readonly requestHash: string
  /** JSON, as text: byte for byte the original. */
  readonly answer: string
}

/** Acquires the lock of a key until the transaction ends; false when it is already held. */
async function takeLock(engine: EngineContext, keyId: string): Promise<boolean> {
  const text = `select pg_try_advisory_xact_lock(${lockKey('idempotencyKey')})`
  const [row] = await runStatement(engine.database, engine.nameStatement(text), [lockedText(keyId)])
  return row?.[0] === true
}

/**
 * Waits, in the transaction of `connection`, until no other request with `key` is running; `withIdempotencyKey` in the
 * same transaction then returns the first one's answer instead of failing with `idempotencyConflict`. Another lock
 * would not do: PostgreSQL releases the locks of a transaction one after another.
 */
export async function waitForIdempotencyKey(connection: Queryable, key: string): Promise<void> {
  await connection.query(lockStatement('idempotencyKey'), [lockedText(key.toLowerCase())])
}

const lockedText = (keyId: string) => `idempotency key ${keyId}`

async function readStoredResponse(engine: EngineContext, keyId: string): Promise<StoredResponse | null> {
  const text =
    'select user_id, request_hash, answer from platform.idempotency_key where key = $1 and created_at > $2'
  const since = storedSince(engine.now()).toISOString()
  const [row] = await runStatement(engine.database, engine.nameStatement(text), [keyId, since])
  if (row === undefined) return null
  const [userId, requestHash, answer] = row.map(String)
  return { userId: userId ?? '', requestHash: requestHash ?? '', answer: answer ?? 'null' }
}

/** A row that is still there is one that has expired. */
async function storeResponse(
  engine: EngineContext,
  keyId: string,
  storedResponse: StoredResponse,
): Promise<void> {
  const text = `insert into platform.idempotency_key (key, user_id, request_hash, answer, created_at)
    values ($1, $2, $3, $4, $5)
    on conflict (key) do update set user_id = excluded.user_id, request_hash = excluded.request_hash,
      answer = excluded.answer, created_at = excluded.created_at`
  const { userId, requestHash, answer } = storedResponse
  const values = [keyId, userId, requestHash, answer, engine.now().toISOString()]
  await runStatement(engine.database, engine.nameStatement(text), values)
}

function fromText<Answer>(text: string): Answer {
  return JSON.parse(text) as Answer
}
