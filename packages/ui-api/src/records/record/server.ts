import { fail } from '@porchlight/errors'
import { keyPrefixOf, type RecordRepresentation, type ResolvedObject } from '@porchlight/metadata'
import type { ExpectedVersion } from '@porchlight/record-engine'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { parseNames, parseRecordId, parseSelection } from '../../request/parse-request'
import {
  createRecordContract,
  deleteRecordContract,
  getRecordContract,
  updateRecordContract,
} from './contract'

const handleGetRecord = handleCall(getRecordContract, async ({ params, query }, context: CallContext) => {
  const recordId = parseRecordId(params.recordId, 'recordId')
  const fields = parseNames(query.fields)
  const optionalFields = parseNames(query.optionalFields)
  if (fields.length + optionalFields.length === 0) throw fail('missingSelection')
  const object = objectOf(recordId, context)
  const selection = parseSelection(object, fields, optionalFields, true)
  const record = await context.engine.readRecord(context.viewer, recordId, selection)
  if (record === null) throw fail('notFound')
  return { body: record }
})

const handleCreateRecord = handleCall(createRecordContract, async ({ body }, context: CallContext) => {
  const object = body.apiName === undefined ? undefined : context.metadata.object(body.apiName)
  if (object === undefined) throw fail('invalidRecordInput')
  const fields = plainFields(object, body.fields)
  const recordId = await context.engine.createRecord(context.viewer, object.apiName, { fields })
  return { status: 201, body: await readWritten(object, recordId, fields, context) }
})

const handleUpdateRecord = handleCall(
  updateRecordContract,
  async ({ params, body }, context: CallContext) => {
    const recordId = parseRecordId(params.recordId, 'recordId')
    const object = objectOf(recordId, context)
    if (body.apiName !== undefined && body.apiName.toLowerCase() !== object.apiName.toLowerCase()) {
      throw fail('invalidRecordInput')
    }
    const fields = plainFields(object, body.fields)
    await context.engine.updateRecord(context.viewer, recordId, { fields }, expectedVersion(context))
    return { body: await readWritten(object, recordId, fields, context) }
  },
)

const handleDeleteRecord = handleCall(deleteRecordContract, async ({ params }, context: CallContext) => {
  const recordId = parseRecordId(params.recordId, 'recordId')
  objectOf(recordId, context)
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

/** An id with a key prefix of no object is as unknown as any other id that leads nowhere. */
function objectOf(recordId: string, context: CallContext): ResolvedObject {
  const object = context.metadata.objectByKeyPrefix(keyPrefixOf(recordId))
  if (object === undefined) throw fail('notFound')
  return object
}

function plainFields(
  object: ResolvedObject,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const prefix = `${object.apiName.toLowerCase()}.`
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.toLowerCase().startsWith(prefix) ? name.slice(prefix.length) : name,
      value,
    ]),
  )
}

async function readWritten(
  object: ResolvedObject,
  recordId: string,
  fields: Readonly<Record<string, unknown>>,
  context: CallContext,
): Promise<RecordRepresentation> {
  const optionalFields = [...Object.keys(fields), ...object.nameFields]
  const record = await context.engine.readRecord(context.viewer, recordId, { fields: [], optionalFields })
  if (record === null) throw fail('notFound')
  return record
}

/**
 * The version that the writer saw. HTTP dates hold whole seconds, so our client sends the exact weakEtag
 * as `If-Match` besides `If-Unmodified-Since`.
 */
function expectedVersion(context: CallContext): ExpectedVersion {
  const match = context.header('if-match')
  const since = context.header('if-unmodified-since')
  const weakEtag = match === undefined ? undefined : Number(match.replaceAll('"', ''))
  const sinceMs = since === undefined ? undefined : Date.parse(since)
  if (weakEtag !== undefined && !Number.isSafeInteger(weakEtag)) {
    throw fail('invalidParameter', { parameter: 'If-Match', reason: 'send the weakEtag of the record' })
  }
  if (sinceMs !== undefined && Number.isNaN(sinceMs)) {
    throw fail('invalidParameter', { parameter: 'If-Unmodified-Since', reason: 'send an HTTP date' })
  }
  return {
    ...(weakEtag === undefined ? {} : { weakEtag }),
    ...(sinceMs === undefined ? {} : { ifUnmodifiedSinceMs: sinceMs }),
  }
}
