import { fail, isPorchlightError, type PorchlightError } from '@porchlight/errors'
import { type RecordRepresentation, type ResolvedObject, toRecordId } from '@porchlight/metadata'
import type { WriteResult } from '@porchlight/record-engine'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import type { BatchResult } from '../../representation/batch-results-schema'
import { writtenSelection } from '../../representation/written-record'
import { parseChildPage, type ReadRecord, withChildRecords } from '../../request/children/child-records'
import { readable, refuseDuplicates } from '../../request/duplicates/refuse-duplicates'
import { parseNames } from '../../request/parse-request'
import { noteReads } from '../../request/records/note-reads'
import {
  parseRecordSelection,
  type RecordQuery,
  requireSelection,
} from '../../request/records/record-selection'
import { recordsByObject } from '../../request/records/records-by-object'
import {
  type BatchWriteError,
  type BatchWriteResult,
  executeBatchRecordOperationsContract,
  getRecordsContract,
} from './contract'
import { type ParsedOperation, parseOperations } from './parse-operations'

const idLimit = 200

const handleGetRecords = handleCall(getRecordsContract, async ({ params, query }, context: CallContext) => {
  const ids = parseNames(params.recordIds)
  const { pageSize, updateMru, ...requested } = query
  if (ids.length === 0) throw fail('invalidRecordId', { parameter: 'recordIds', value: '' })
  if (ids.length > idLimit) throw fail('tooManyValues', { parameter: 'recordIds', limit: idLimit })
  requireSelection(requested)
  const childPage = parseChildPage({ pageSize })
  const recordIds = ids.map(toRecordId)
  const { read, failed } = await readByObject(recordIds, requested, context)
  const records = await withChildRecords(read, childPage, context)
  await noteReads(records, updateMru, context)
  const found = new Map<string, RecordRepresentation | PorchlightError>(failed)
  for (const record of records) found.set(record.id, record)
  const results = ids.map((id, index): BatchResult<RecordRepresentation> => {
    const recordId = recordIds[index] ?? null
    if (recordId === null) {
      return refusal(fail('invalidRecordId', { parameter: 'recordId', value: id.slice(0, 40) }))
    }
    const item = found.get(recordId) ?? fail('notFound')
    return isPorchlightError(item) ? refusal(item) : { result: item, statusCode: 200 }
  })
  return { body: { hasErrors: results.some(({ statusCode }) => statusCode !== 200), results } }
})

const handleBatch = handleCall(
  executeBatchRecordOperationsContract,
  async ({ query, body }, context: CallContext) => {
    const parsed = parseOperations(body, query.useDefaultRule === 'true', context)
    const written = await writeUnlessDuplicate(parsed, body.allOrNone ?? true, context)
    const records = await readAllWritten(parsed, written, context)
    const results = parsed.map(({ operation }, index) => writeResult(operation.type, written[index], records))
    return { body: { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results } }
  },
)

/** The calls of several records: read, and create, update and delete together. */
export const handlers: readonly CallHandler[] = [handleGetRecords, handleBatch]

/** The records that were found, and why others could not be read. */
interface Found {
  readonly read: readonly ReadRecord[]
  readonly failed: ReadonlyMap<string, PorchlightError>
}

/**
 * Reads records of any objects, one statement per object. Field names that begin with another object of the batch apply
 * to that object's records; an error in the other names is the result of each record that they apply to.
 */
async function readByObject(
  recordIds: readonly (string | null)[],
  query: RecordQuery,
  context: CallContext,
): Promise<Found> {
  const idsByObject = recordsByObject(
    recordIds.filter((recordId) => recordId !== null),
    context,
  )
  const objects = [...idsByObject.keys()]
  const read: ReadRecord[] = []
  const failed = new Map<string, PorchlightError>()
  await Promise.all(
    [...idsByObject].map(async ([object, ids]) => {
      try {
        const others = objects.filter((other) => other !== object)
        const { selection, ...rest } = parseRecordSelection(object, query, context, others)
        const records = await context.engine.readRecords(context.viewer, ids, selection)
        for (const record of records) if (record !== null) read.push({ ...rest, record, object })
      } catch (error) {
        if (!isPorchlightError(error) || error.status >= 500) throw error
        for (const recordId of ids) failed.set(recordId, error)
      }
    }),
  )
  return { read, failed }
}

function refusal(error: PorchlightError): BatchResult<never> {
  return { result: [{ errorCode: error.code, message: error.message }], statusCode: error.status }
}

/** The records that were created and changed, as the viewer now sees them; one statement per object. */
async function readAllWritten(
  parsed: readonly ParsedOperation[],
  written: readonly WriteResult[],
  context: CallContext,
): Promise<ReadonlyMap<string, RecordRepresentation>> {
  const wanted = new Map<ResolvedObject, { readonly ids: Set<string>; readonly named: Set<string> }>()
  for (const [index, { operation, object, named }] of parsed.entries()) {
    const result = written[index]
    if (object === undefined || result?.kind !== 'written' || operation.type === 'delete') continue
    const group = wanted.get(object) ?? { ids: new Set(), named: new Set() }
    group.ids.add(result.recordId)
    for (const name of named) group.named.add(name)
    wanted.set(object, group)
  }
  const found = new Map<string, RecordRepresentation>()
  for (const [object, { ids, named }] of wanted) {
    const selection = writtenSelection(object, [...named], context)
    const records = await context.engine.readRecords(context.viewer, [...ids], selection)
    for (const record of records) if (record !== null) found.set(record.id, record)
  }
  return found
}

/**
 * Writes records that duplicate no other. A duplicate is rejected like any other write: with `allOrNone` it rolls back
 * the others, which then are not even started.
 */
async function writeUnlessDuplicate(
  parsed: readonly ParsedOperation[],
  allOrNone: boolean,
  context: CallContext,
): Promise<readonly WriteResult[]> {
  const refusals = await Promise.all(parsed.map((operation) => duplicateError(operation, context)))
  if (allOrNone && refusals.some((error) => error !== null)) {
    return refusals.map((error) => ({ kind: 'refused', error: error ?? fail('batchUndone') }))
  }
  const admitted = parsed.filter((_, index) => refusals[index] === null)
  const written = await context.engine.writeBatch(context.viewer, {
    allOrNone,
    operations: admitted.map(({ operation }) => operation),
  })
  const results = written[Symbol.iterator]()
  return refusals.map((error) =>
    error === null
      ? (results.next().value ?? { kind: 'refused', error: fail('internal') })
      : { kind: 'refused', error },
  )
}

/** The error of a write that would double another record; null when it would not. */
async function duplicateError(
  { operation, object, allowSaveOnDuplicate }: ParsedOperation,
  context: CallContext,
): Promise<PorchlightError | null> {
  if (object === undefined || operation.type === 'delete') return null
  const recordId = operation.type === 'update' ? operation.recordId : null
  try {
    await refuseDuplicates(
      readable(object, context),
      operation.fields,
      recordId,
      allowSaveOnDuplicate,
      context,
    )
    return null
  } catch (error) {
    if (isPorchlightError(error, 'duplicatesDetected')) return error
    throw error
  }
}

const writtenStatus = { create: 201, update: 200, delete: 204 } as const

function writeResult(
  type: keyof typeof writtenStatus,
  written: WriteResult | undefined,
  records: ReadonlyMap<string, RecordRepresentation>,
): BatchWriteResult {
  if (written?.kind !== 'written') {
    const error = written?.error ?? fail('internal')
    return { result: writeErrors(error), statusCode: error.status }
  }
  const record = records.get(written.recordId)
  return record === undefined || type === 'delete'
    ? { result: null, statusCode: 204 }
    : { result: record, statusCode: writtenStatus[type] }
}

function writeErrors(error: PorchlightError): readonly BatchWriteError[] {
  if (error.fieldErrors.length === 0) {
    return [{ errorCode: error.code, field: null, message: error.message }]
  }
  return error.fieldErrors.map(({ errorCode, field, message }) => ({ errorCode, field, message }))
}
