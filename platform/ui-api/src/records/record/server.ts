import { fail, toErrorBody } from '@porchlight/errors'
import type { RecordRepresentation } from '@porchlight/metadata'
import { type CallAnswer, type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { readWritten } from '../../representation/written-record'
import { parseChildPage, withChildRecords } from '../../request/children/child-records'
import { readable, refuseDuplicates } from '../../request/duplicates/refuse-duplicates'
import { parseRecordId } from '../../request/parse-request'
import { findObject } from '../../request/records/find-object'
import { noteReads } from '../../request/records/note-reads'
import { objectOfRecord } from '../../request/records/object-of-record'
import { recordFields } from '../../request/records/record-fields'
import { parseRecordSelection, requireSelection } from '../../request/records/record-selection'
import {
  createRecordContract,
  deleteRecordContract,
  getRecordContract,
  updateRecordContract,
} from './contract'
import { expectedVersion } from './expected-version'

const handleGetRecord = handleCall(getRecordContract, async ({ params, query }, context: CallContext) => {
  const recordId = parseRecordId(params.recordId, 'recordId')
  const object = objectOfRecord(recordId, context)
  const { page, pageSize, updateMru, ...requested } = query
  requireSelection(requested)
  const read = parseRecordSelection(object, requested, context)
  const childPage = parseChildPage({ page, pageSize })
  const record = await context.engine.readRecord(context.viewer, recordId, read.selection)
  if (record === null) throw fail('notFound')
  await noteReads([record], updateMru, context)
  const [whole = record] = await withChildRecords([{ ...read, record, object }], childPage, context)
  return { body: whole }
})

const handleCreateRecord = handleCall(createRecordContract, async ({ query, body }, context: CallContext) => {
  if (typeof body.apiName !== 'string') throw fail('invalidRecordInput')
  const { object } = findObject(body.apiName, context)
  // A clone's template includes a reference to its source; the new record has no field for it.
  const { CloneSourceId: _source, ...fields } = recordFields(object, body.fields)
  await refuseDuplicates(readable(object, context), fields, null, body.allowSaveOnDuplicate === true, context)
  const useDefaultRule = query.useDefaultRule === 'true'
  const recordId = await context.engine.createRecord(context.viewer, object.apiName, {
    fields,
    useDefaultRule,
  })
  const named = query.includeFieldsInBody === 'true' ? Object.keys(fields) : []
  const record = await readWritten(object, recordId, named, context)
  return writtenAnswer(record, 201, query.handleOwnerChange)
})

const handleUpdateRecord = handleCall(
  updateRecordContract,
  async ({ params, query, body }, context: CallContext) => {
    const recordId = parseRecordId(params.recordId, 'recordId')
    const object = objectOfRecord(recordId, context)
    if (typeof body.apiName === 'string' && body.apiName.toLowerCase() !== object.apiName.toLowerCase()) {
      throw fail('invalidRecordInput')
    }
    const fields = recordFields(object, body.fields)
    await refuseDuplicates(
      readable(object, context),
      fields,
      recordId,
      body.allowSaveOnDuplicate === true,
      context,
    )
    const input = { fields, useDefaultRule: query.useDefaultRule === 'true' }
    await context.engine.updateRecord(context.viewer, recordId, input, expectedVersion(context))
    const record = await readWritten(object, recordId, Object.keys(fields), context)
    return writtenAnswer(record, 200, query.handleOwnerChange)
  },
)

const handleDeleteRecord = handleCall(deleteRecordContract, async ({ params }, context: CallContext) => {
  const recordId = parseRecordId(params.recordId, 'recordId')
  objectOfRecord(recordId, context)
  await context.engine.deleteRecord(context.viewer, recordId)
  return { status: 204, body: null }
})

/** The calls of a single record: read, create, update, delete. */
export const handlers: readonly CallHandler[] = [
  handleGetRecord,
  handleCreateRecord,
  handleUpdateRecord,
  handleDeleteRecord,
]

/**
 * Creates the response to a successful write. When the viewer loses access to the record by it, the platform returns
 * 404 although the record is written, unless `handleOwnerChange` requests 204 (`docs/specification/ui-api.md`). That
 * 404 is an ordinary response and not a failure, which would roll back the write of a request with an
 * `Idempotency-Key`.
 */
function writtenAnswer(
  record: RecordRepresentation | null,
  status: 200 | 201,
  handleOwnerChange: string | undefined,
): CallAnswer<RecordRepresentation | null> {
  if (record !== null) return { status, body: record }
  if (handleOwnerChange === 'true') return { status: 204, body: null }
  const body: unknown = toErrorBody(fail('notFound'), 'write')
  return { status: 404, body: body as RecordRepresentation }
}
