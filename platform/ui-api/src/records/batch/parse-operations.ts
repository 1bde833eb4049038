import { fail } from '@porchlight/errors'
import { type ResolvedObject, toRecordId } from '@porchlight/metadata'
import type { WriteOperation } from '@porchlight/record-engine'
import type { BodyOf } from '../../define/call'
import type { CallContext } from '../../define/handler'
import { reachableObject } from '../../request/records/object-of-record'
import { recordFields } from '../../request/records/record-fields'
import type { executeBatchRecordOperationsContract } from './contract'

const recordLimit = 200

type BatchBody = BodyOf<typeof executeBatchRecordOperationsContract>
type RecordEntry = NonNullable<NonNullable<BatchBody['operations']>[number]['records']>[number]

/** A write of a batch with what its response needs. */
export interface ParsedOperation {
  readonly operation: WriteOperation
  /** Undefined when no object has that name or key prefix: the write will fail as not found. */
  readonly object: ResolvedObject | undefined
  /** The names of the given fields. */
  readonly named: readonly string[]
  /** Whether the record may double another. */
  readonly allowSaveOnDuplicate: boolean
}

/**
 * Parses the operations of a batch, one write per record, in order. A malformed batch is rejected as a whole, before
 * anything is written: `invalidBatchInput` for missing parts, `invalidBatchRequest` for a record that does not fit its
 * operation, `tooManyValues` beyond 200 records.
 */
export function parseOperations(
  body: BatchBody,
  useDefaultRule: boolean,
  context: CallContext,
): readonly ParsedOperation[] {
  const operations = body.operations ?? []
  if (operations.length === 0) throw missing('operations')
  const parsed = operations.flatMap(({ type, records }) => {
    const kind = type?.trim().toUpperCase() ?? ''
    if (kind === '') throw missing('type')
    if (kind !== 'CREATE' && kind !== 'UPDATE' && kind !== 'DELETE') {
      throw fail('invalidBatchInput', { reason: 'type: send CREATE, UPDATE or DELETE.' })
    }
    if (records === undefined || records.length === 0) throw missing('records')
    if (records.length > recordLimit) throw tooMany()
    return records.map((record) =>
      kind === 'CREATE'
        ? parseCreation(record, useDefaultRule, context)
        : parseChange(kind, record, useDefaultRule, context),
    )
  })
  if (parsed.length > recordLimit) throw tooMany()
  return parsed
}

function parseCreation(record: RecordEntry, useDefaultRule: boolean, context: CallContext): ParsedOperation {
  const objectApiName = record.apiName?.trim() ?? ''
  if (objectApiName === '') throw unfit('A record to create needs an apiName.')
  if (record.fields === undefined) throw missing('fields')
  const object = context.metadata.object(objectApiName)
  const fields = object === undefined ? record.fields : recordFields(object, record.fields)
  if (nameOfId(fields) !== undefined) throw unfit('A record to create cannot have an Id.')
  const operation = { type: 'create', objectApiName, fields, useDefaultRule } as const
  const allowSaveOnDuplicate = record.allowSaveOnDuplicate === true
  return { operation, object, named: Object.keys(fields), allowSaveOnDuplicate }
}

function parseChange(
  kind: 'UPDATE' | 'DELETE',
  record: RecordEntry,
  useDefaultRule: boolean,
  context: CallContext,
): ParsedOperation {
  const given = record.fields ?? {}
  const idName = nameOfId(given)
  const id = idName === undefined ? undefined : given[idName]
  const recordId = typeof id === 'string' ? toRecordId(id) : null
  if (idName === undefined || recordId === null)
    throw unfit(`A record to ${kind.toLowerCase()} needs fields.Id.`)
  const object = reachableObject(recordId, context)
  const apiName = record.apiName?.trim().toLowerCase()
  if (apiName !== undefined && object !== undefined && apiName !== object.apiName.toLowerCase()) {
    throw unfit('The apiName of a record does not fit its Id.')
  }
  if (kind === 'DELETE')
    return { operation: { type: 'delete', recordId }, object, named: [], allowSaveOnDuplicate: true }
  const { [idName]: _id, ...others } = given
  const fields = object === undefined ? others : recordFields(object, others)
  return {
    operation: { type: 'update', recordId, fields, useDefaultRule },
    object,
    named: Object.keys(fields),
    allowSaveOnDuplicate: record.allowSaveOnDuplicate === true,
  }
}

function nameOfId(fields: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(fields).find((name) => name.toLowerCase() === 'id')
}

function missing(part: string): Error {
  return fail('invalidBatchInput', { reason: `${part} is missing or empty.` })
}

function unfit(reason: string): Error {
  return fail('invalidBatchRequest', { reason })
}

function tooMany(): Error {
  return fail('tooManyValues', { parameter: 'records', limit: recordLimit })
}
