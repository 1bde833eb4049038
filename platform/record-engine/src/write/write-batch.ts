import { fail, isPorchlightError, type PorchlightError } from '@porchlight/errors'
import type { Viewer, WriteGrant } from '@porchlight/metadata'
import type { EngineContext } from '../engine-context'
import type { WriteBatch, WriteOperation, WriteResult } from '../record-engine'
import { createRecord } from './create-record'
import { type Creation, createTogether, creationsFrom } from './create-together'
import { deleteRecord } from './delete-record'
import { lockRecords } from './lock-records'
import { updateRecord } from './update-record'

/** `docs/specification/security.md` section 4.3: ids per batch. */
const operationLimit = 200

/** Runs several writes through the pipeline; see `RecordEngine.writeBatch`. */
export async function writeBatch(
  engine: EngineContext,
  viewer: Viewer,
  batch: WriteBatch,
): Promise<readonly WriteResult[]> {
  if (batch.operations.length > operationLimit) {
    throw fail('tooManyValues', { parameter: 'operations', limit: operationLimit })
  }
  return batch.allOrNone ? writeTogether(engine, viewer, batch) : writeEach(engine, viewer, batch)
}

async function writeEach(
  engine: EngineContext,
  viewer: Viewer,
  { operations, grants }: WriteBatch,
): Promise<readonly WriteResult[]> {
  const results: WriteResult[] = []
  for (const operation of operations) {
    // Inside a transaction each write has its own savepoint, so that a rejected one does not roll back the others.
    const write = engine.isInsideTransaction
      ? engine.inTransaction((inner) => writeOne(inner, viewer, operation, grants))
      : writeOne(engine, viewer, operation, grants)
    results.push(await write.then(written, refused))
  }
  return results
}

async function writeTogether(
  engine: EngineContext,
  viewer: Viewer,
  { operations, grants }: WriteBatch,
): Promise<readonly WriteResult[]> {
  const refusals: { readonly index: number; readonly error: PorchlightError }[] = []
  const recordIds = operations.flatMap((operation) =>
    operation.type === 'create' ? [] : [operation.recordId],
  )
  const writeAll = async (inner: EngineContext) => {
    await lockRecords(inner, viewer, recordIds)
    const results: WriteResult[] = []
    let triedTogether = 0
    for (const [index, operation] of operations.entries()) {
      if (index < results.length) continue
      const creations = index < triedTogether ? [] : creationsFrom(inner, operations, index)
      triedTogether = Math.max(triedTogether, index + creations.length)
      const together = creations.length < 2 ? null : await tryTogether(inner, viewer, creations, grants)
      if (together !== null) {
        results.push(...together.map(written))
        continue
      }
      const recordId = await writeOne(inner, viewer, operation, grants).catch((error: unknown) => {
        if (isRefusal(error)) refusals.push({ index, error })
        throw error
      })
      results.push(written(recordId))
    }
    return results
  }
  try {
    return await engine.inTransaction(writeAll)
  } catch (error) {
    const [refusal] = refusals
    if (refusal === undefined) throw error
    return operations.map((_operation, index) =>
      refused(index === refusal.index ? refusal.error : fail('batchUndone')),
    )
  }
}

/** Returns null when one of them is rejected: each is then written alone, to find the first. */
async function tryTogether(
  engine: EngineContext,
  viewer: Viewer,
  creations: readonly Creation[],
  grants: readonly WriteGrant[] | undefined,
): Promise<readonly string[] | null> {
  try {
    return await createTogether(engine, viewer, creations, grants)
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

async function writeOne(
  engine: EngineContext,
  viewer: Viewer,
  operation: WriteOperation,
  grants: readonly WriteGrant[] | undefined,
): Promise<string> {
  switch (operation.type) {
    case 'create':
      return createRecord(engine, viewer, operation.objectApiName, operation, grants)
    case 'update':
      await updateRecord(engine, viewer, operation.recordId, operation, operation.expected, grants)
      return operation.recordId
    case 'delete':
      await deleteRecord(engine, viewer, operation.recordId, operation.expected)
      return operation.recordId
  }
}

function written(recordId: string): WriteResult {
  return { kind: 'written', recordId }
}

/** A database failure is reported as an error of its write as well: the others may already have been written. */
function refused(error: unknown): WriteResult {
  return { kind: 'refused', error: isPorchlightError(error) ? error : fail('internal', {}, { cause: error }) }
}

function isRefusal(error: unknown): error is PorchlightError {
  return isPorchlightError(error) && error.status < 500
}
