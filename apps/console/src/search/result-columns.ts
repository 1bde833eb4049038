import type { ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import type { RecordColumn } from '../lists/record-column'
import { isRecord } from '../records/record-name'

/** What every answer carries in addition to what was requested; it does not identify a record to a person. */
const systemFields: ReadonlySet<string> = new Set(['Id', 'CreatedDate', 'LastModifiedDate', 'SystemModstamp'])

/**
 * The columns of what a search found: the name, then the other fields that the records carry. The fields of records
 * that they refer to are shown by those records' names.
 */
export function buildResultColumns(
  records: readonly RecordRepresentation[],
  info: ObjectInfoRepresentation,
): readonly RecordColumn[] {
  const nameField = info.nameFields[0] ?? 'Id'
  const fieldNames = [...new Set(records.flatMap((record) => Object.keys(record.fields)))]
  const columns = fieldNames.flatMap((name) => toColumn(name, records, info) ?? [])
  return [
    createColumn(nameField, info.fields[nameField]?.label ?? info.label, 'Id'),
    ...columns.filter(({ fieldApiName }) => fieldApiName !== nameField),
  ]
}

function toColumn(
  name: string,
  records: readonly RecordRepresentation[],
  info: ObjectInfoRepresentation,
): RecordColumn | null {
  const field = info.fields[name]
  // Ids say nothing to people; the records that they name are shown instead.
  if (field !== undefined)
    return field.reference || systemFields.has(name) ? null : createColumn(name, field.label, null)
  const reference = Object.values(info.fields).find(({ relationshipName }) => relationshipName === name)
  const parent = records.map((record) => record.fields[name]?.value).find(isRecord)
  if (reference === undefined || parent === undefined) return null
  const target = reference.referenceToInfos.find(({ apiName }) => apiName === parent.apiName)
  const [parentName = 'Id'] = target?.nameFields ?? []
  return createColumn(`${name}.${parentName}`, reference.label, reference.apiName)
}

function createColumn(fieldApiName: string, label: string, lookupId: string | null): RecordColumn {
  return { fieldApiName, label, lookupId, sortable: false }
}
