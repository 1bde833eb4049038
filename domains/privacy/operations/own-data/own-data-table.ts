import { createLabels } from '@porchlight/i18n'
import type { RecordRepresentation, ResolvedField, ResolvedObject } from '@porchlight/metadata'
import { byteOrderMark, csvLines } from '@porchlight/server-methods/files/csv-lines'
import { ownDataLabels } from './labels'
import { fieldValue, type OwnReader, ownFields, readOwnRecords } from './read-own-records'

/** The viewer's records of an object as a CSV table in their language, in pieces; a column for each field. */
export async function* ownDataTable(reader: OwnReader, object: ResolvedObject): AsyncGenerator<string> {
  const { language } = reader.viewer
  const fields = ownFields(object)
  yield byteOrderMark + csvLines([fields.map(({ label }) => label[language])])
  for await (const record of readOwnRecords(reader, object)) {
    yield csvLines([fields.map((field) => displayText(record, field, language))])
  }
}

/** What a page would show of a field; empty where there is no value. */
export function displayText(
  record: RecordRepresentation,
  field: ResolvedField,
  language: 'en' | 'es',
): string {
  const value = fieldValue(record, field)
  if (value === null) return ''
  if (typeof value === 'boolean') return createLabels(language, ownDataLabels)(value ? 'yes' : 'no')
  return record.fields[field.apiName]?.displayValue ?? String(value)
}
