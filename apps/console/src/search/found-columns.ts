import type { ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import type { RecordColumn } from '../lists/record-column'
import { isRecord } from '../records/record-name'

/** What every answer carries in addition to what was requested; it does not identify a record to a person. */
const bookkeeping: ReadonlySet<string> = new Set(['Id', 'CreatedDate', 'LastModifiedDate', 'SystemModstamp'])

/**
 * The columns of what a search found: the name, then the other fields that the records carry. The fields of records
 * that they refer to are shown by those records' names.
 */
export function foundColumns(
  records: readonly RecordRepresentation[],
  info: ObjectInfoRepresentation,
): readonly RecordColumn[] {
  const nameField = info.nameFields[0] ?? 'Id'
  const carried = [...new Set(records.flatMap((record) => Object.keys(record.fields)))]
  const columns = carried.flatMap((name) => columnOf(name, records, info) ?? [])
  return [
    column(nameField, info.fields[nameField]?.label ?? info.label, 'Id'),
    ...columns.filter(({ fieldApiName }) => fieldApiName !== nameField),
  ]
}

function columnOf(
  name: string,
  records: readonly RecordRepresentation[],
  info: ObjectInfoRepresentation,
): RecordColumn | null {
  const field = info.fields[name]
  // Ids say nothing to people; the records that they name are shown instead.
  if (field !== undefined)
    return field.reference || bookkeeping.has(name) ? null : column(name, field.label, null)
  const reference = Object.values(info.fields).find(({ relationshipName }) => relationshipName === name)
  const parent = records.map((record) => record.fields[name]?.value).find(isRecord)
  if (reference === undefined || parent === undefined) return null
  const target = reference.referenceToInfos.find(({ apiName }) => apiName === parent.apiName)
  const [parentName = 'Id'] = target?.nameFields ?? []
  return column(`${name}.${parentName}`, reference.label, reference.apiName)
}

function column(fieldApiName: string, label: string, lookupId: string | null): RecordColumn {
  return { fieldApiName, label, lookupId, sortable: false }
}
