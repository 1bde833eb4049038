import {
  checkBoolean,
  checkFieldNames,
  checkRecordId,
  deepFreeze,
  defineBatchReadAdapter,
  defineWriteAdapter,
  entryKey,
  missing,
  recordKey,
  recordTtlMs,
} from '@porchlight/data-service'
import type { FieldScalar, RecordRepresentation } from '@porchlight/metadata'
import type { AnswerOf } from '../../define/call'
import { resourceRequest } from '../../request/resource-request-client'
import type { FieldInput } from '../record/record-config-client'
import { supportsRecordCache } from '../record-cache-client'
import type { executeBatchRecordOperationsContract, getRecordsContract } from './contract'

const baseUri = '/services/data/v65.0'
const readPath: typeof getRecordsContract.path = '/ui-api/records/batch/{recordIds}'
const writePath: typeof executeBatchRecordOperationsContract.path = '/ui-api/records/batch'

/** Some records and their requested fields. */
export interface GetRecordsEntry {
  /** 15 or 18 characters each. */
  readonly recordIds: readonly string[]
  readonly fields?: FieldInput | readonly FieldInput[] | undefined
  readonly optionalFields?: FieldInput | readonly FieldInput[] | undefined
}

/** Which records. Entries without ids, or without any fields, are dropped; without any left it is not valid. */
export interface GetRecordsConfig {
  readonly records: readonly GetRecordsEntry[]
}

interface CheckedRecords {
  /** Each once, in their order. */
  readonly recordIds: readonly string[]
  /** Sorted, qualified: those of all entries. */
  readonly fields: readonly string[]
  readonly optionalFields: readonly string[]
}

/**
 * Reads several records with one request. Records that do not exist for the viewer are absent from `results`; any other
 * error of a record is its result.
 */
export const getRecords = defineBatchReadAdapter<GetRecordsConfig, CheckedRecords, RecordRepresentation>({
  name: 'getRecords',
  checkConfig: checkRecords,
  key: recordsKey,
  resourceRequest: ({ recordIds, fields, optionalFields }) =>
    resourceRequest(
      'GET',
      readPath,
      { recordIds: recordIds.join() },
      {
        fields: fields.length === 0 ? undefined : fields,
        optionalFields: optionalFields.length === 0 ? undefined : optionalFields,
      },
    ),
  items: ({ recordIds }) => recordIds,
  itemKey: (_config, recordId) => recordKey(recordId),
  keep: {
    put(result, config, index, writer) {
      const record = result as RecordRepresentation
      if (supportsRecordCache(record.apiName)) {
        writer.putRecord(record, pathsOf(record.apiName, config))
        return
      }
      writer.putEntry(unkeptKey(config, index), record, unkeptTtlMs)
    },
    find(config, index, reader) {
      const recordId = config.recordIds[index] ?? ''
      const unkept = reader.find<RecordRepresentation>(unkeptKey(config, index))
      if (unkept !== missing) return unkept
      // The batch also names fields of other objects: the record's own object determines which apply to it.
      const head = reader.findRecord<RecordRepresentation>(recordId, noPaths)
      return head === missing ? missing : reader.findRecord(recordId, pathsOf(head.apiName, config))
    },
  },
  ttlMs: recordTtlMs,
  errorTtlMs: recordTtlMs,
})

const noPaths: readonly string[] = []

/** The lifetime of data that is not cached: it ends before the next read. */
const unkeptTtlMs = -1

function unkeptKey(config: CheckedRecords, index: number): string {
  return entryKey('getRecords.unkept', `${config.recordIds[index] ?? ''}?${recordsKey(config)}`)
}

/** The paths below an object that a config names for its records; the same array for the same config. */
function pathsOf(objectApiName: string, config: CheckedRecords): readonly string[] {
  const byObject = knownPaths.get(config) ?? new Map<string, readonly string[]>()
  knownPaths.set(config, byObject)
  const known = byObject.get(objectApiName)
  if (known !== undefined) return known
  const qualifier = `${objectApiName.toLowerCase()}.`
  const paths = [...config.fields, ...config.optionalFields]
    .filter((name) => name.toLowerCase().startsWith(qualifier))
    .map((name) => name.slice(qualifier.length))
  byObject.set(objectApiName, paths)
  return paths
}

const knownPaths = new WeakMap<CheckedRecords, Map<string, readonly string[]>>()

function checkRecords(config: GetRecordsConfig): CheckedRecords | null {
  const recordIds = new Set<string>()
  const fields = new Set<string>()
  const optionalFields = new Set<string>()
  const entries: unknown = config.records
  for (const entry of Array.isArray(entries) ? (entries as readonly Partial<GetRecordsEntry>[]) : []) {
    const given: unknown = entry?.recordIds
    const ids = (Array.isArray(given) ? given : []).map(checkRecordId).filter((id) => id !== null)
    const required = checkFieldNames(entry?.fields) ?? []
    const optional = checkFieldNames(entry?.optionalFields) ?? []
    if (ids.length === 0 || required.length + optional.length === 0) continue
    for (const id of ids) recordIds.add(id)
    for (const name of required) fields.add(name)
    for (const name of optional) optionalFields.add(name)
  }
  if (recordIds.size === 0) return null
  return {
    recordIds: [...recordIds],
    fields: [...fields].sort(),
    optionalFields: [...optionalFields].filter((name) => !fields.has(name)).sort(),
  }
}

function recordsKey({ recordIds, fields, optionalFields }: CheckedRecords): string {
  return `${recordIds.join()}(${fields.join()})(${optionalFields.join()})`
}

/** Records to create (with `apiName`), change or delete (with `fields.Id`). */
export interface BatchRecordOperation {
  /** In any case. */
  readonly type: string
  readonly records: readonly {
    readonly apiName?: string
    readonly fields: Readonly<Record<string, FieldScalar>>
    readonly allowSaveOnDuplicate?: boolean
  }[]
}

/** Writes that are sent together, at most 200 records. */
export interface BatchRecordOperationsInput {
  /** Whether one rejected record rolls back the others. */
  readonly allOrNone: boolean
  readonly operations: readonly BatchRecordOperation[]
  /** Whether the objects' assignment rules choose the owners. */
  readonly useDefaultRule?: boolean | undefined
  /** A UUID of version 4: sent again with the same key, the writes are carried out only once. */
  readonly idempotencyKey?: string | undefined
}

type BatchAnswer = AnswerOf<typeof executeBatchRecordOperationsContract>

/** Creates, changes and deletes several records by one request; one result for each record, in their order. */
export const executeBatchRecordOperations = defineWriteAdapter<
  BatchRecordOperationsInput,
  BatchRecordOperationsInput,
  BatchAnswer
>({
  name: 'executeBatchRecordOperations',
  checkConfig: (input) => (isBatch(input) ? input : null),
  resourceRequest: ({ allOrNone, operations, useDefaultRule, idempotencyKey }) => ({
    method: 'POST',
    baseUri,
    basePath: writePath,
    urlParams: {},
    queryParams: { useDefaultRule: checkBoolean(useDefaultRule) },
    headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
    body: { allOrNone, operations },
    priority: 'normal',
  }),
  ingest(response, { operations }, writer) {
    const answer = response.body as BatchAnswer
    const sent = operations.flatMap(({ records }) => records)
    for (const [index, { result, statusCode }] of answer.results.entries()) {
      if (statusCode === 204) {
        const recordId = checkRecordId(sent[index]?.fields.Id)
        if (recordId !== null) writer.evict(recordKey(recordId))
      } else if (isWritten(result, statusCode)) {
        writer.putRecord(result)
      }
    }
    return deepFreeze(answer)
  },
})

/** `docs/specification/data-service.md` section 5, Batch record operations. */
function isBatch(input: unknown): input is BatchRecordOperationsInput {
  const { allOrNone, operations, useDefaultRule } = (input ?? {}) as Readonly<Record<string, unknown>>
  return (
    typeof allOrNone === 'boolean' &&
    Array.isArray(operations) &&
    operations.every(isOperation) &&
    (useDefaultRule === undefined || typeof useDefaultRule === 'boolean')
  )
}

function isOperation(operation: unknown): boolean {
  const { type, records } = (operation ?? {}) as Readonly<Record<string, unknown>>
  return typeof type === 'string' && /^(?:create|update|delete)$/i.test(type) && Array.isArray(records)
}

function isWritten(
  result: BatchAnswer['results'][number]['result'],
  statusCode: number,
): result is RecordRepresentation {
  return statusCode < 300 && result !== null
}
