import {
  type FieldValue,
  type Language,
  masterRecordTypeId,
  type RecordRepresentation,
  type ResolvedField,
  type ResolvedMetadata,
} from '@porchlight/metadata'
import type { ColumnList } from './column-list'
import { makeETag } from './etag'
import type { JoinSet } from './join-set'
import { fieldOf } from './linked'
import { recordTypeInfo } from './record-type-info'
import { byName, type SelectionNode, selectionKey } from './selection'

/** Turns a row into a record. */
export type Project = (row: readonly unknown[], language: Language) => RecordRepresentation

interface FieldSource {
  readonly name: string
  readonly field: ResolvedField
  readonly place: number
}

/** Reads one field of a record; pushes onto `cells` what the eTag is made of. */
type ReadPart = (row: readonly unknown[], language: Language, cells: unknown[]) => FieldValue

const noRelationships: Readonly<Record<string, unknown>> = Object.freeze({})
const nothing: FieldValue = Object.freeze({ displayValue: null, value: null })

/**
 * Prepares the closure that turns rows into records of `node`'s shape, and adds the columns it needs.
 * All look-ups in the metadata happen here, once per shape; the closure only reads cells.
 */
export function compileProjection(
  metadata: ResolvedMetadata,
  node: SelectionNode,
  joins: JoinSet,
  columns: ColumnList,
  references: readonly ResolvedField[] = [],
): Project {
  const { object } = node
  const source = (apiName: string): FieldSource => {
    const field = fieldOf(object, apiName)
    return { name: apiName, field, place: columns.place(joins.column({ references, field })) }
  }
  const id = source('Id')
  const modstamp = source('SystemModstamp')
  const modifiedDate = source('LastModifiedDate')
  const modifiedBy = source('LastModifiedById')
  const recordType = object.fields.has('RecordTypeId') ? source('RecordTypeId') : null
  const parts = new Map<string, ReadPart>()
  for (const apiName of node.fields.keys()) parts.set(apiName, readField(source(apiName)))
  for (const [name, span] of node.spans) {
    const path = [...references, span.reference]
    parts.set(name, readSpan(metadata, span.node, joins, columns, path))
  }
  const sortedParts = [...parts].sort(byName)
  const signature = `${metadata.version} ${object.apiName} ${selectionKey(node)} `
  const carriesTypeInfo = references.length < 2

  return (row, language) => {
    const values: Record<string, FieldValue> = {}
    const cells: unknown[] = [row[id.place], row[modstamp.place]]
    for (const [name, read] of sortedParts) values[name] = read(row, language, cells)
    const recordTypeId = recordType === null ? masterRecordTypeId : textIn(row, recordType)
    if (recordType !== null) cells.push(recordTypeId)
    const systemModstamp = textIn(row, modstamp)
    return {
      apiName: object.apiName,
      childRelationships: noRelationships,
      eTag: makeETag(signature + language, cells),
      fields: values,
      id: textIn(row, id) ?? '',
      lastModifiedById: textIn(row, modifiedBy),
      lastModifiedDate: textIn(row, modifiedDate),
      recordTypeId: recordTypeId ?? masterRecordTypeId,
      recordTypeInfo: carriesTypeInfo ? recordTypeInfo(object, recordTypeId, language) : null,
      systemModstamp,
      weakEtag: systemModstamp === null ? 0 : Date.parse(systemModstamp),
    }
  }
}

function readField(source: FieldSource): ReadPart {
  const { field, place } = source
  return (row, language, cells) => {
    const cell = row[place]
    const value = field.type.fromColumn(cell)
    cells.push(cell)
    return { displayValue: value === null ? null : field.type.display(value, field, language), value }
  }
}

/** A spanned reference: the record it leads to, shown by its name; null when the viewer may not see one. */
function readSpan(
  metadata: ResolvedMetadata,
  node: SelectionNode,
  joins: JoinSet,
  columns: ColumnList,
  references: readonly ResolvedField[],
): ReadPart {
  const project = compileProjection(metadata, node, joins, columns, references)
  const source = (apiName: string): FieldSource => {
    const field = fieldOf(node.object, apiName)
    return { name: apiName, field, place: columns.place(joins.column({ references, field })) }
  }
  const id = source('Id')
  const names = node.object.nameFields.filter((apiName) => node.fields.has(apiName)).map(source)
  return (row, language, cells) => {
    if (row[id.place] === null) {
      cells.push(null)
      return nothing
    }
    const record = project(row, language)
    cells.push(record.eTag)
    return { displayValue: nameIn(row, names), value: record }
  }
}

function textIn(row: readonly unknown[], source: FieldSource): string | null {
  const value = source.field.type.fromColumn(row[source.place])
  return typeof value === 'string' ? value : null
}

/** The name of a spanned record: its `Name` when it has one, else all the parts of its name. */
function nameIn(row: readonly unknown[], sources: readonly FieldSource[]): string | null {
  const whole = sources.find((source) => source.name === 'Name')
  if (whole !== undefined) return textIn(row, whole)
  const parts = sources.map((source) => textIn(row, source)).filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' ')
}
