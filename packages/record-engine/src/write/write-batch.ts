import { fail, isPorchlightError, type PorchlightError } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { EngineContext } from '../engine-context'
import type { WriteBatch, WriteOperation, WriteResult } from '../record-engine'
import { createRecord } from './create-record'
import { deleteRecord } from './delete-record'
import { lockRecords } from './lock-records'
import { updateRecord } from './update-record'

/** `research/security.md`, the limits: ids per batch. */
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
  return batch.allOrNone
    ? writeTogether(engine, viewer, batch.operations)
    : writeEach(engine, viewer, batch.operations)
}

async function writeEach(
  engine: EngineContext,
  viewer: Viewer,
  operations: readonly WriteOperation[],
): Promise<readonly WriteResult[]> {
  const results: WriteResult[] = []
  for (const operation of operations) {
    // Inside a transaction each write stands behind a savepoint, so that a refused one takes no other along.
    const write = engine.isInsideTransaction
      ? engine.inTransaction((inner) => writeOne(inner, viewer, operation))
      : writeOne(engine, viewer, operation)
    results.push(await write.then(written, refused))
  }
  return results
}

async function writeTogether(
  engine: EngineContext,
  viewer: Viewer,
  operations: readonly WriteOperation[],
): Promise<readonly WriteResult[]> {
  const refusals: { readonly index: number; readonly error: PorchlightError }[] = []
  const recordIds = operations.flatMap((operation) =>
    operation.type === 'create' ? [] : [operation.recordId],
  )
  const writeAll = async (inner: EngineContext) => {
    await lockRecords(inner, viewer, recordIds)
    const results: WriteResult[] = []
    for (const [index, operation] of operations.entries()) {
      const recordId = await writeOne(inner, viewer, operation).catch((error: unknown) => {
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

async function writeOne(engine: EngineContext, viewer: Viewer, operation: WriteOperation): Promise<string> {
  switch (operation.type) {
    case 'create':
      return createRecord(engine, viewer, operation.objectApiName, { fields: operation.fields })
    case 'update':
      await updateRecord(engine, viewer, operation.recordId, { fields: operation.fields }, operation.expected)
      return operation.recordId
    case 'delete':
      await deleteRecord(engine, viewer, operation.recordId, operation.expected)
      return operation.recordId
  }
}

function written(recordId: string): WriteResult {
  return { kind: 'written', recordId }
}

/** What the database does not answer for is an error of its write as well: the others may be written by now. */
function refused(error: unknown): WriteResult {
  return { kind: 'refused', error: isPorchlightError(error) ? error : fail('internal', {}, { cause: error }) }
}

function isRefusal(error: unknown): error is PorchlightError {
  return isPorchlightError(error) && error.status < 500
}
