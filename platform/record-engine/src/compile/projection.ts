import { copyInLanguage, inLanguage } from '@porchlight/i18n'
import {
  type CopiedField,
  type FieldValue,
  type Language,
  masterRecordTypeId,
  type RecordRepresentation,
  type ResolvedField,
  type ResolvedMetadata,
  type ResolvedObject,
} from '@porchlight/metadata'
import type { ColumnList } from './column-list'
import { makeETag } from './etag'
import type { JoinSet } from './join-set'
import { fieldOf, referencedObject } from './linked'
import { recordTypeInfo } from './record-type-info'
import { byName, type SelectionNode, selectionKey } from './selection'

/** Turns a row into a record. */
export type Project = (row: readonly unknown[], language: Language) => RecordRepresentation

interface FieldSource {
  readonly field: ResolvedField
  readonly place: number
}

/** Where a statement finds the fields of one of its records. */
interface RecordPlace {
  readonly metadata: ResolvedMetadata
  readonly joins: JoinSet
  readonly columns: ColumnList
  readonly object: ResolvedObject
  readonly references: readonly ResolvedField[]
}

/** Reads one field of a record; pushes its input for the eTag onto `cells`. */
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
  const place = { metadata, joins, columns, object, references }
  const source = (apiName: string) => sourceAt(place, apiName)
  const id = source('Id')
  const modstamp = source('SystemModstamp')
  const modifiedDate = source('LastModifiedDate')
  const modifiedBy = source('LastModifiedById')
  const recordType = object.fields.has('RecordTypeId') ? source('RecordTypeId') : null
  const parts = new Map<string, ReadPart>()
  for (const apiName of node.fields.keys()) parts.set(apiName, readField(place, source(apiName)))
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

function sourceAt({ joins, columns, object, references }: RecordPlace, apiName: string): FieldSource {
  const field = fieldOf(object, apiName)
  return { field, place: columns.place(joins.column({ references, field })) }
}

function readField(record: RecordPlace, source: FieldSource): ReadPart {
  const { field, place } = source
  if (field.spanishField !== null) return readTranslated(record, source, field.spanishField)
  if (field.copyOf !== null) return readCopy(record, source, field.copyOf)
  const namedBy = field.nameField ? record.object.derived?.namedBy : undefined
  const shownAs = namedBy === undefined ? field : fieldOf(record.object, namedBy)
  return (row, language, cells) => {
    const cell = row[place]
    const value = field.type.fromColumn(cell)
    cells.push(cell)
    return { displayValue: value === null ? null : shownAs.type.display(value, shownAs, language), value }
  }
}

/** Reads a text whose Spanish version is in another field of the record. */
function readTranslated(record: RecordPlace, source: FieldSource, spanishField: string): ReadPart {
  const spanish = sourceAt(record, spanishField)
  return (row, language, cells) => {
    const value = textIn(row, source)
    cells.push(value, row[spanish.place])
    return { displayValue: unlike(value, inLanguage(language, value, textIn(row, spanish))), value }
  }
}

/** A text that was copied from such a text of another record; its own where the viewer may not see that record. */
function readCopy(record: RecordPlace, source: FieldSource, copied: CopiedField): ReadPart {
  const reference = fieldOf(record.object, copied.reference)
  const object = referencedObject(record.metadata, reference)
  const origin = { ...record, object, references: [...record.references, reference] }
  const english = sourceAt(origin, copied.field)
  const spanish = sourceAt(origin, english.field.spanishField ?? copied.field)
  return (row, language, cells) => {
    const value = textIn(row, source)
    cells.push(value, row[english.place], row[spanish.place])
    const original = { english: textIn(row, english), spanish: textIn(row, spanish) }
    return { displayValue: unlike(value, copyInLanguage(language, value, original)), value }
  }
}

/** A text has a display value only where it is shown as another. */
function unlike(value: string | null, shown: string | null): string | null {
  return shown === value ? null : shown
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
  const id = sourceAt({ metadata, joins, columns, object: node.object, references }, 'Id')
  const names = node.object.nameFields.filter((apiName) => node.fields.has(apiName))
  return (row, language, cells) => {
    if (row[id.place] === null) {
      cells.push(null)
      return nothing
    }
    const record = project(row, language)
    cells.push(record.eTag)
    return { displayValue: nameIn(record, names), value: record }
  }
}

function textIn(row: readonly unknown[], source: FieldSource): string | null {
  const value = source.field.type.fromColumn(row[source.place])
  return typeof value === 'string' ? value : null
}

/** The name of a spanned record: its `Name` when it has one, else all the parts of its name. */
function nameIn({ fields }: RecordRepresentation, names: readonly string[]): string | null {
  const shown = (name: string): string | null => {
    const { displayValue = null, value = null } = fields[name] ?? {}
    return displayValue ?? (typeof value === 'string' ? value : null)
  }
  if (names.includes('Name')) return shown('Name')
  const parts = names.map(shown).filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' ')
}
