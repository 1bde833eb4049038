import { fail } from '@porchlight/errors'
import { keyPrefixOf } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { describeDuplicates } from '../../representation/describe-duplicates'
import { findDuplicates } from '../../request/duplicates/find-duplicates'
import { parseRecordId } from '../../request/parse-request'
import { findObject, type ReadableObject } from '../../request/records/find-object'
import { recordFields } from '../../request/records/record-fields'
import { getDuplicatesContract } from './contract'

const handleGetDuplicates = handleCall(getDuplicatesContract, async ({ body }, context: CallContext) => {
  if (typeof body.apiName !== 'string') throw fail('invalidRecordInput')
  const readable = findObject(body.apiName, context)
  const values = recordFields(readable.object, body.fields)
  for (const name of Object.keys(values)) checkField(name, readable)
  const recordId = await changedRecord(values, readable, context)
  return { body: describeDuplicates(await findDuplicates(readable, values, recordId, context)) }
})

/** The call that checks for duplicates before a record is saved. */
export const handlers: readonly CallHandler[] = [handleGetDuplicates]

function checkField(name: string, { object, access }: ReadableObject): void {
  const field = object.fieldsByLowerName.get(name.toLowerCase())
  if (field === undefined || !access.read.has(field.apiName)) {
    throw fail('unknownField', { field: name.slice(0, 80), object: object.apiName })
  }
}

/** The record that `Id` among the values names; null for a new one. */
async function changedRecord(
  values: Readonly<Record<string, unknown>>,
  { object }: ReadableObject,
  { engine, viewer }: CallContext,
): Promise<string | null> {
  const entry = Object.entries(values).find(([name]) => name.toLowerCase() === 'id')
  const id = entry?.[1] ?? null
  if (id === null) return null
  const recordId = parseRecordId(String(id), 'Id')
  const visible = await engine.visibleRecordIds(viewer, [recordId])
  if (keyPrefixOf(recordId) !== object.keyPrefix || !visible.has(recordId)) throw fail('notFound')
  return recordId
}
