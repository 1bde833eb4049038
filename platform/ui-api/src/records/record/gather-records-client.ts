import type { FetchResponse, ReadGathering } from '@porchlight/data-service'
import type { RecordRepresentation } from '@porchlight/metadata'
import type { BatchResult } from '../../representation/batch-results-schema'
import { resourceRequest } from '../../request/resource-request-client'
import type { getRecordsContract } from '../batch/contract'
import { type CheckedRecordConfig, isWhole } from './record-config-client'

const path: typeof getRecordsContract.path = '/ui-api/records/batch/{recordIds}'

/**
 * Combines reads of several records in one tick into one call. All field names are optional in it, because each applies
 * only to some of the records; a record that lacks a required field is requested alone, and so gets its own error.
 */
export const gathering: ReadGathering<CheckedRecordConfig> = {
  // The server accepts 200 ids, and paths of 4000 characters; each id comes with an encoded comma.
  limit: 185,
  longestAddress: 7_000,
  parts: (config) => (isWhole(config) ? null : [config.recordId, ...config.fields, ...config.optionalFields]),
  resourceRequest(configs) {
    const names = new Set(configs.flatMap(({ fields, optionalFields }) => [...fields, ...optionalFields]))
    return resourceRequest(
      'GET',
      path,
      { recordIds: configs.map(({ recordId }) => recordId).join() },
      { optionalFields: [...names].sort() },
    )
  },
  responses(body, configs) {
    const { results } = body as { readonly results: readonly BatchResult<RecordRepresentation>[] }
    return configs.map((config, index) => responseOf(results[index], config))
  },
}

function responseOf(
  item: BatchResult<RecordRepresentation> | undefined,
  config: CheckedRecordConfig,
): FetchResponse | null {
  if (item === undefined) return null
  const { statusCode, result } = item
  const answer = { status: statusCode, statusText: '', headers: {}, body: result }
  if (statusCode !== 200) return { ...answer, ok: false, errorType: 'fetchResponse' }
  return config.fields.every((name) => carries(result as RecordRepresentation, name))
    ? { ...answer, ok: true }
    : null
}

/** Whether a record has a field, or has no record where the path to it leads. */
function carries(record: RecordRepresentation, qualifiedName: string): boolean {
  const [, ...names] = qualifiedName.split('.')
  let fields: RecordRepresentation['fields'] | null = record.fields
  for (const name of names) {
    const field: { readonly value: unknown } | undefined = fields?.[name]
    if (field === undefined) return fields === null
    fields = fieldsBelow(field.value)
  }
  return true
}

function fieldsBelow(value: unknown): RecordRepresentation['fields'] | null {
  return typeof value === 'object' && value !== null && 'fields' in value
    ? (value.fields as RecordRepresentation['fields'])
    : null
}
